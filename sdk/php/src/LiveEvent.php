<?php

declare(strict_types=1);

namespace Svc;

/**
 * What happened, as it happens. `$client->events->explain($id)` says everything about it.
 *
 * @property-read string|null $id
 * @property-read 'click'|'lead'|'sale'|'refund'|'gap' $event a gap left events out: too many happened at once
 * @property-read string $timestamp
 * @property-read Record|null $link
 * @property-read Record $click
 * @property-read string|null $eventName
 * @property-read Record|null $customer
 * @property-read Record|null $sale
 * @property-read Record|null $refund
 * @property-read int|null $skipped how many events a gap left out
 */
final class LiveEvent extends Record
{
}
