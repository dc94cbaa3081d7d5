<?php

declare(strict_types=1);

namespace Svc;

/** @internal The exceptions of the API, by the codes of its errors. */
final class ErrorCodes
{
    public const EXCEPTIONS = [
        'bad_request' => Exceptions\BadRequestException::class,
        'unauthorized' => Exceptions\UnauthorizedException::class,
        'forbidden' => Exceptions\ForbiddenException::class,
        'exceeded_limit' => Exceptions\ExceededLimitException::class,
        'not_found' => Exceptions\NotFoundException::class,
        'conflict' => Exceptions\ConflictException::class,
        'invite_expired' => Exceptions\InviteExpiredException::class,
        'content_too_large' => Exceptions\ContentTooLargeException::class,
        'unprocessable_entity' => Exceptions\UnprocessableEntityException::class,
        'rate_limit_exceeded' => Exceptions\RateLimitExceededException::class,
        'internal_server_error' => Exceptions\InternalServerException::class,
        'service_unavailable' => Exceptions\ServiceUnavailableException::class,
    ];
}
