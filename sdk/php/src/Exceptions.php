<?php

declare(strict_types=1);

namespace Svc\Exceptions;

/** What every exception of this library is. */
class SvcException extends \RuntimeException
{
}

/** The client, or a call, was given something that cannot be sent. */
class ConfigurationException extends SvcException
{
}

/** The server could not be reached, or broke off, also when the request was repeated. */
class ConnectionException extends SvcException
{
}

/** The server did not answer in time, also when the request was repeated. */
class TimeoutException extends ConnectionException
{
}

/** A webhook does not come from the server, or comes too late. */
class SignatureException extends SvcException
{
}

/** Something answered, but not the API: a redirect, or a page of a proxy. */
class UnexpectedAnswerException extends SvcException
{
    public function __construct(string $message, public readonly int $status)
    {
        parent::__construct($message);
    }
}

/** The server refused. Each code has a class of its own, such as NotFoundException. */
class ApiException extends SvcException
{
    /** Stable, such as not_found. */
    public readonly string $errorCode;
    /** Where the code is explained. */
    public readonly ?string $docUrl;
    /** @var list<array{path: string, message: string}> everything that is wrong with the input */
    public readonly array $issues;
    /** @var array<string, mixed> */
    public readonly array $details;

    /**
     * @internal
     * @param array<string, mixed> $error
     * @param string|null $requestId what the server's log has this request under
     * @param float|null $retryAfter seconds after which to try again
     */
    public function __construct(
        public readonly int $status,
        array $error,
        public readonly ?string $requestId = null,
        public readonly ?float $retryAfter = null,
    ) {
        parent::__construct((string) ($error['message'] ?? ''));
        $this->errorCode = $error['code'];
        $this->docUrl = $error['doc_url'] ?? null;
        $this->issues = $error['issues'] ?? [];
        $this->details = $error['details'] ?? [];
    }
}

/** The code `bad_request`. */
final class BadRequestException extends ApiException
{
}

/** The code `unauthorized`. */
final class UnauthorizedException extends ApiException
{
}

/** The code `forbidden`. */
final class ForbiddenException extends ApiException
{
}

/** The code `exceeded_limit`. */
final class ExceededLimitException extends ApiException
{
}

/** The code `not_found`. */
final class NotFoundException extends ApiException
{
}

/** The code `conflict`. */
final class ConflictException extends ApiException
{
}

/** The code `invite_expired`. */
final class InviteExpiredException extends ApiException
{
}

/** The code `content_too_large`. */
final class ContentTooLargeException extends ApiException
{
}

/** The code `unprocessable_entity`. */
final class UnprocessableEntityException extends ApiException
{
}

/** The code `rate_limit_exceeded`. */
final class RateLimitExceededException extends ApiException
{
}

/** The code `internal_server_error`. */
final class InternalServerException extends ApiException
{
}

/** The code `service_unavailable`. */
final class ServiceUnavailableException extends ApiException
{
}
