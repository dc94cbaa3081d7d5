"""A client for your tests."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Dict, List, Mapping, Optional

from ._client import Svc
from ._transport import Answer

_API = "http://svc.test/api"


@dataclass(frozen=True)
class SentRequest:
    """A request that a test has made; ``path`` is below ``/api``, with its query."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: Any


class FakeSvc(Svc):
    """A client that sends nothing: it gives the answers that you lay down, and keeps what was asked."""

    def __init__(self) -> None:
        self.requests: List[SentRequest] = []
        self._answers: Dict[str, List[Answer]] = {}
        super().__init__("svc_sk_fake", "http://svc.test", max_retries=0, sender=self._answer)

    def answer(
        self,
        route: str,
        body: Any,
        *,
        status: int = 200,
        headers: Optional[Mapping[str, str]] = None,
    ) -> None:
        """Lays down an answer: ``fake.answer("POST /links", {"id": "link_1"})``.

        The last one of a route stays.
        """
        text = body if isinstance(body, str) else json.dumps(body)
        laid = self._answers.setdefault(route, [])
        laid.append((status, headers or {}, text.encode("utf-8")))

    def _answer(
        self, method: str, url: str, headers: Dict[str, str], body: Optional[bytes], _: float
    ) -> Answer:
        path = url[len(_API) :]
        is_json = headers.get("content-type") == "application/json"
        sent = json.loads(body) if body and is_json else body and body.decode("utf-8")
        self.requests.append(SentRequest(method, path, headers, sent))
        laid = self._answers.get(f"{method} {path.split('?')[0]}", [])
        if not laid:
            message = f"No answer was laid down for {method} {path}."
            error = {"error": {"code": "not_found", "message": message}}
            return 404, {}, json.dumps(error).encode("utf-8")
        return laid.pop(0) if len(laid) > 1 else laid[0]
