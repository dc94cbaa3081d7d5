"""Webhooks of the server: are they its own, and what do they say."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Any, Dict, Mapping, Optional, Union

from ._errors import SignatureError
from ._model import Model

_TOLERANCE = 300


class WebhookEvent(Model):
    """What the server tells an endpoint of yours."""

    id: str
    #: Such as ``sale.created``.
    event: str
    created_at: str
    #: What it is about, as it was then.
    data: Any


def verify_webhook(
    body: Union[str, bytes],
    headers: Mapping[str, str],
    secret: str,
    *,
    now: Optional[float] = None,
) -> WebhookEvent:
    """Verifies a webhook and reads it. Raises ``SignatureError``.

    Pass the body as it came, before anything parses it.
    """
    raw = body.encode("utf-8") if isinstance(body, str) else body
    found = {name.lower().replace("_", "-"): value for name, value in headers.items()}
    webhook_id = _header(found, "webhook-id")
    timestamp = _header(found, "webhook-timestamp")
    signatures = _header(found, "webhook-signature").split(" ")
    _check_time(timestamp, time.time() if now is None else now)
    expected = _sign(webhook_id, timestamp, raw, secret)
    if not any(hmac.compare_digest(one.encode(), expected.encode()) for one in signatures):
        raise SignatureError("No signature of this webhook matches the secret.")
    return WebhookEvent(json.loads(raw))


def sign_webhook(
    body: str, secret: str, *, id: str = "whd_test", now: Optional[float] = None
) -> Dict[str, str]:
    """Signs a body as the server does, for tests of your endpoint. Returns the headers."""
    timestamp = str(int(time.time() if now is None else now))
    return {
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": _sign(id, timestamp, body.encode("utf-8"), secret),
    }


def _header(headers: Mapping[str, str], name: str) -> str:
    # WSGI and Django's META write HTTP_WEBHOOK_ID.
    value = headers.get(name) or headers.get(f"http-{name}")
    if not value:
        raise SignatureError(f"The header {name} is missing.")
    return value


def _check_time(timestamp: str, now: float) -> None:
    is_number = timestamp.isascii() and timestamp.isdigit()
    if not is_number or abs(now - int(timestamp)) > _TOLERANCE:
        raise SignatureError("The webhook is older than five minutes, or from the future.")


def _sign(webhook_id: str, timestamp: str, body: bytes, secret: str) -> str:
    text = secret[len("whsec_") :] if secret.startswith("whsec_") else secret
    try:
        key = base64.b64decode(text, validate=True)
    except binascii.Error:
        raise SignatureError("The secret of an endpoint is whsec_ and base64.") from None
    signed = f"{webhook_id}.{timestamp}.".encode("utf-8") + body
    return "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
