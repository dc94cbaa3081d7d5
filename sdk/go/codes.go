package svc

// The codes of the API's errors.
const (
	CodeBadRequest ErrorCode = "bad_request"

	CodeUnauthorized ErrorCode = "unauthorized"

	CodeForbidden ErrorCode = "forbidden"

	CodeExceededLimit ErrorCode = "exceeded_limit"

	CodeNotFound ErrorCode = "not_found"

	CodeConflict ErrorCode = "conflict"

	CodeInviteExpired ErrorCode = "invite_expired"

	CodeContentTooLarge ErrorCode = "content_too_large"

	CodeUnprocessableEntity ErrorCode = "unprocessable_entity"

	CodeRateLimitExceeded ErrorCode = "rate_limit_exceeded"

	CodeInternalServerError ErrorCode = "internal_server_error"

	CodeServiceUnavailable ErrorCode = "service_unavailable"
)

// What errors of the API are compared with: errors.Is(err, svc.ErrNotFound).
var (
	ErrBadRequest = &Error{Code: CodeBadRequest}

	ErrUnauthorized = &Error{Code: CodeUnauthorized}

	ErrForbidden = &Error{Code: CodeForbidden}

	ErrExceededLimit = &Error{Code: CodeExceededLimit}

	ErrNotFound = &Error{Code: CodeNotFound}

	ErrConflict = &Error{Code: CodeConflict}

	ErrInviteExpired = &Error{Code: CodeInviteExpired}

	ErrContentTooLarge = &Error{Code: CodeContentTooLarge}

	ErrUnprocessableEntity = &Error{Code: CodeUnprocessableEntity}

	ErrRateLimitExceeded = &Error{Code: CodeRateLimitExceeded}

	ErrInternalServer = &Error{Code: CodeInternalServerError}

	ErrServiceUnavailable = &Error{Code: CodeServiceUnavailable}
)
