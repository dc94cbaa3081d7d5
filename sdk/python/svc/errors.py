"""The errors of the API."""

from typing import Dict, Type

from ._errors import ApiError


class BadRequestError(ApiError):
    """The code ``bad_request``."""


class UnauthorizedError(ApiError):
    """The code ``unauthorized``."""


class ForbiddenError(ApiError):
    """The code ``forbidden``."""


class ExceededLimitError(ApiError):
    """The code ``exceeded_limit``."""


class NotFoundError(ApiError):
    """The code ``not_found``."""


class ConflictError(ApiError):
    """The code ``conflict``."""


class InviteExpiredError(ApiError):
    """The code ``invite_expired``."""


class ContentTooLargeError(ApiError):
    """The code ``content_too_large``."""


class UnprocessableEntityError(ApiError):
    """The code ``unprocessable_entity``."""


class RateLimitExceededError(ApiError):
    """The code ``rate_limit_exceeded``."""


class InternalServerError(ApiError):
    """The code ``internal_server_error``."""


class ServiceUnavailableError(ApiError):
    """The code ``service_unavailable``."""


ERRORS: Dict[str, Type[ApiError]] = {
    "bad_request": BadRequestError,
    "unauthorized": UnauthorizedError,
    "forbidden": ForbiddenError,
    "exceeded_limit": ExceededLimitError,
    "not_found": NotFoundError,
    "conflict": ConflictError,
    "invite_expired": InviteExpiredError,
    "content_too_large": ContentTooLargeError,
    "unprocessable_entity": UnprocessableEntityError,
    "rate_limit_exceeded": RateLimitExceededError,
    "internal_server_error": InternalServerError,
    "service_unavailable": ServiceUnavailableError,
}

__all__ = [
    "BadRequestError",
    "UnauthorizedError",
    "ForbiddenError",
    "ExceededLimitError",
    "NotFoundError",
    "ConflictError",
    "InviteExpiredError",
    "ContentTooLargeError",
    "UnprocessableEntityError",
    "RateLimitExceededError",
    "InternalServerError",
    "ServiceUnavailableError",
]
