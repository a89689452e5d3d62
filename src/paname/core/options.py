"""What can be chosen before a game starts, each choice with its default and one sentence for people."""

from mypy_extensions import mypyc_attr

from paname.core.errors import ChoiceError

Value = bool | int | str | list[str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One option of a game: a choice among fixed values, or where it has items, so many of them by name."""

    def __init__(self, name: str, default: Value, choices: list[Value], clause: str, words: str) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.clause = clause
        self.words = words
        self.items: list[str] = []
        self.picks = 0
        self.item = ""  # what one of them is called in the catalogues of words

    def read(self, value: object) -> Value:
        """The value, if it is one of the choices; else a ChoiceError that names the option."""
        for choice in self.choices:
            if value == choice and isinstance(value, bool) == isinstance(choice, bool):
                return choice
        reason = f"{value!r} is not one of {self.choices_text()} ({self.clause})"
        raise ChoiceError(f"option {self.name}", reason, repr(value), tuple(self.choice_words()))

    def from_text(self, text: str) -> Value:
        """The value that a person typed."""
        words = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}
        for choice in self.choices:
            typed = words.get(text.lower()) if isinstance(choice, bool) else text
            if typed is not None and str(typed) == str(choice):
                return choice
        return self.read(text)

    def choices_text(self) -> str:
        """The choices as a person would list them."""
        return ", ".join(self.choice_words())

    def choice_words(self) -> list[str]:
        """The choices one by one."""
        return [("no", "yes")[choice] if isinstance(choice, bool) else str(choice) for choice in self.choices]


def start_option(players: int, clause: str) -> Option:
    """Who begins: drawn by lot, or a seat that was settled before, as in a rematch."""
    choices: list[Value] = ["random"]
    choices.extend(range(players))
    return Option("start", "random", choices, clause, "The seat that begins; by lot unless a rematch settled it.")


def read_options(options: list[Option], given: dict[str, object]) -> dict[str, Value]:
    """All options with their values, the given ones checked, the others at their defaults."""
    known = [option.name for option in options]
    for name in given:
        if name not in known:
            reason = f"there is no such option; there are: {', '.join(known)}"
            raise ChoiceError(f"option {name}", reason, repr(name), tuple(known))
    return {option.name: option.read(given.get(option.name, option.default)) for option in options}
