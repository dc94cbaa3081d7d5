import { requireScope } from '../../../core/require-scope.ts'
import type { Scope } from '../../../db/scope.ts'
import { scopesToRead } from '../../../domain/event-scopes.ts'
import type { WebhookEvent } from '../../../domain/webhook-events.ts'

/**
 * Checks that a caller may read what events contain, before they are shown or sent somewhere. What partners'
 * own endpoints are told is theirs.
 * @throws ApiError `forbidden`
 */
export function requireReaders(
  scope: Scope,
  events: readonly (WebhookEvent | 'webhook.test')[],
): void {
  const { type } = scope.actor
  if (type !== 'key' && type !== 'member') return
  for (const needed of scopesToRead(events)) {
    requireScope(scope, needed, 'These events contain data that the caller may not read')
  }
}
