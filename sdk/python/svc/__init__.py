"""The API of svc for servers: tracking, links, partners, rewards and payouts."""

from . import types
from ._client import Svc
from ._errors import (
    ApiError,
    ConfigurationError,
    ConnectionError,
    SignatureError,
    SvcError,
    TimeoutError,
    UnexpectedAnswerError,
)
from ._model import Model
from ._options import NOT_GIVEN, RequestOptions
from ._pages import Pages
from ._stream import LiveEvent
from .cookie import read_click_id
from .errors import *  # noqa: F403
from .errors import __all__ as _errors
from .money import Money
from .webhooks import WebhookEvent, sign_webhook, verify_webhook

__all__ = [
    "ApiError",
    "ConfigurationError",
    "ConnectionError",
    "LiveEvent",
    "Model",
    "Money",
    "NOT_GIVEN",
    "Pages",
    "RequestOptions",
    "SignatureError",
    "Svc",
    "SvcError",
    "TimeoutError",
    "UnexpectedAnswerError",
    "WebhookEvent",
    "read_click_id",
    "sign_webhook",
    "types",
    "verify_webhook",
    *_errors,
]
