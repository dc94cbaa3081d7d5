<?php

declare(strict_types=1);

namespace Svc;

/**
 * What the server tells an endpoint of yours.
 *
 * @property-read string $id
 * @property-read string $event its kind, such as sale.created
 * @property-read string $createdAt
 * @property-read Record $data what it is about, as it was then
 */
final class WebhookEvent extends Record
{
}
