"""Write the browser's types of the protocol from the server's definitions.

`npm run types` does so before it checks the client; the file isn't kept, so it can't be stale.
"""

from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import inspect

from paname.server import messages, refusals, wire
from paname.server.standing import views as standing
from paname.server.table import commands, settings

TARGET = Path(__file__).parents[1] / "src/paname/web/wire.d.ts"
HEAD = """// The protocol's types. Written by tools/wire_types.py from the server's definitions; don't edit.

export type GameEvent = { type: string; [field: string]: any };
"""
PLAIN = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}


def written(kind: inspect.Type) -> str:
    """A type as TypeScript has it."""
    if isinstance(kind, inspect.Metadata):
        return str((kind.extra or {}).get("ts") or written(kind.type))
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in sorted(map(str, kind.values)))
    if isinstance(kind, inspect.UnionType):
        parts = [written(part) for part in kind.types if not is_unset(part)]
        return " | ".join(dict.fromkeys(parts))
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        item = written(kind.item_type)
        return f"({item})[]" if " | " in item and not item.endswith("[]") else f"{item}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(written(item) for item in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    if isinstance(kind, inspect.StructType):
        return name_of(kind.cls)
    if isinstance(kind, inspect.CustomType) and kind.cls is object:
        return "unknown"
    raise SystemExit(f"there is no TypeScript for {kind}")


def is_unset(kind: inspect.Type) -> bool:
    """Whether a part of a union only says that a field may be missing."""
    return type(kind).__name__ == "UnsetType" or (
        isinstance(kind, inspect.CustomType) and kind.cls is msgspec.UnsetType
    )


def name_of(struct: type) -> str:
    """The name of a struct on the other side, where all share one room."""
    if struct in RENAMED:
        return RENAMED[struct]
    for suffix, members in (("Command", commands.Change), ("Query", commands.Query), ("Message", commands.AnyMessage)):
        if struct in members.__args__:
            return struct.__name__ + suffix
    return struct.__name__.removesuffix("View")


RENAMED: dict[type, str] = {
    refusals.ErrorView: "Refusal",
    wire.ClockView: "ClockState",
    messages.Ping: "ServerPing",
    messages.Pong: "ServerPong",
}


def interface(struct: type, *, is_sent: bool) -> str:
    """A struct as an interface; what the server sends is always whole, what it is sent may leave out defaults."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [f"/** {' '.join((struct.__doc__ or '').split())} */", f"export interface {name_of(struct)} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    for field in info.fields:
        is_unsettable = field.default in (msgspec.UNSET, msgspec.NODEFAULT) and not field.required
        optional = is_unsettable if is_sent else not field.required
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {written(field.type)};")
    return "\n".join([*lines, "}"])


def structs_in(module: ModuleType) -> list[type]:
    """The structs that a module defines, in their order; those that only others are made from are left out."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    return [struct for struct in found if struct.__module__ == module.__name__ and struct.__struct_fields__]


def union(name: str, members: tuple[type, ...]) -> str:
    """A type that is one of several."""
    return f"export type {name} = {' | '.join(name_of(member) for member in members)};"


def document() -> str:
    """The whole file."""
    sent = [struct for module in (settings, refusals, wire, messages, standing) for struct in structs_in(module)]
    asked = [struct for struct in structs_in(commands) if struct is not commands.Message]
    parts = [HEAD.rstrip()]
    parts += [interface(struct, is_sent=True) for struct in sent if struct is not settings.SeatPlan]
    parts += [interface(struct, is_sent=False) for struct in asked]
    parts.append(union("ServerMessage", messages.Message.__args__))
    parts.append(union("Command", commands.Change.__args__))
    parts.append(union("Query", commands.Query.__args__))
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    TARGET.write_text(document(), encoding="utf-8")
