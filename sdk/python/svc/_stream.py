"""The stream of events."""

from __future__ import annotations

import http.client
import json
import time
from typing import Any, Dict, Iterator, Optional

from ._errors import ConnectionError, UnexpectedAnswerError
from ._model import Model
from ._transport import Transport, _broken, _read_error, open_url

# The server sends a comment every 15 seconds: who hears nothing for longer is cut off.
_SILENCE = 45.0
_REMEMBERED = 1000


class LiveEvent(Model):
    """What happened, as it happens. ``client.events.explain(id)`` says everything about it."""

    id: str
    #: ``click``, ``lead``, ``sale``, ``refund``, or ``gap``: too many happened at once.
    event: str
    timestamp: str
    link: Any
    click: Any
    event_name: Optional[str]
    customer: Any
    sale: Any
    refund: Any
    #: Of a ``gap``: how many events were left out.
    skipped: Optional[int]


def follow_events(
    transport: Transport, path: str, last_event_id: Optional[str] = None
) -> Iterator[LiveEvent]:
    """Follows the stream of events, connecting again when it breaks off. Each event comes once."""
    state: Dict[str, Any] = {"id": last_event_id, "retry": 2.0}
    seen: Dict[str, None] = {}
    while True:
        try:
            for event in _read_once(transport, path, state):
                if event.id in seen:
                    continue
                if event.id:
                    seen[event.id] = None
                    if len(seen) > _REMEMBERED:
                        del seen[next(iter(seen))]
                yield event
        except ConnectionError:
            pass
        time.sleep(state["retry"])


def _read_once(transport: Transport, path: str, state: Dict[str, Any]) -> Iterator[LiveEvent]:
    headers = {**transport.headers(), "accept": "text/event-stream"}
    if state["id"]:
        headers["last-event-id"] = state["id"]
    try:
        response = open_url("GET", transport.api_url + path, headers, None, _SILENCE)
        with response:
            _check(response)
            fields: Dict[str, str] = {}
            for line in response:
                text = line.decode("utf-8").rstrip("\r\n")
                if text:
                    name, _, value = text.partition(":")
                    fields[name] = value[1:] if value.startswith(" ") else value
                    continue
                event = _read_message(fields, state)
                fields = {}
                if event is not None:
                    yield event
    except (OSError, http.client.HTTPException) as error:
        raise _broken(error, _SILENCE) from error


def _check(response: Any) -> None:
    status = response.status
    if status == 429 or status >= 500:
        raise ConnectionError(f"The server answers {status}.")
    headers = {name.lower(): value for name, value in response.headers.items()}
    if status != 200:
        raise _read_error(status, headers, response.read())
    if "event-stream" not in headers.get("content-type", ""):
        raise UnexpectedAnswerError("The answer is no stream of events.", status)


def _read_message(fields: Dict[str, str], state: Dict[str, Any]) -> Optional[LiveEvent]:
    if "retry" in fields:
        state["retry"] = int(fields["retry"]) / 1000
    if "data" not in fields:
        return None
    if "id" in fields:
        state["id"] = fields["id"]
    return LiveEvent({"id": "", "event": fields.get("event"), **json.loads(fields["data"])})
