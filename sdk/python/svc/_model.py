"""Answers of the API as objects."""

from __future__ import annotations

from typing import Any, Dict, Iterator, Mapping


def wire_name(name: str) -> str:
    """Returns how the API writes an attribute: ``short_link`` is ``shortLink``, ``utm_source`` stays."""
    if name.startswith("utm_"):
        return name
    first, *others = name.split("_")
    return first + "".join(word[:1].upper() + word[1:] for word in others)


class Model(Mapping[str, Any]):
    """An answer: ``link.short_link`` and, as the API writes it, ``link["shortLink"]``."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = values

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "_values":
            raise AttributeError(name)
        for key in (wire_name(name), name, name.rstrip("_")):
            if key in self._values:
                return self[key]
        if any(name in getattr(base, "__annotations__", {}) for base in type(self).__mro__):
            return None
        raise AttributeError(f"{type(self).__name__} has no {name}")

    def __getitem__(self, key: str) -> Any:
        return _wrap(self._values[key])

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({dict(self._values)!r})"

    def to_dict(self) -> Dict[str, Any]:
        """Returns the answer as it was read from JSON."""
        return dict(self._values)


def _wrap(value: Any) -> Any:
    if isinstance(value, dict):
        return Model(value)
    if isinstance(value, list):
        return [_wrap(one) for one in value]
    return value


def read_as(kind: Any, value: Any) -> Any:
    """Makes an answer an object of its class, or a list of them."""
    if isinstance(value, dict):
        return kind(value) if kind is not None else Model(value)
    if isinstance(value, list):
        return [read_as(kind, one) for one in value]
    return value
