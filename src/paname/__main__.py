"""`python -m paname` is the command `paname`."""

from paname.cli.main import main

if __name__ == "__main__":
    main()
