import { isNull } from 'drizzle-orm'
import { rowFinder } from '../../../core/row-finder.ts'
import { connections } from '../../../db/schema/intake.ts'
import type { Deps } from '../../../deps.ts'
import { findIntegration } from '../../../integrations/find-integration.ts'
import type { Details } from '../../../integrations/port.ts'
import { toPolling } from '../polls/schedule-poll.ts'
import { detailsOf, maskSecret } from './details.ts'
import type { Connection } from './schema.ts'

export type ConnectionRow = typeof connections.$inferSelect

export function toConnection(deps: Deps, row: ConnectionRow): Connection {
  const { id, provider, name, masked, accountId, programId, createdAt, removedAt } = row
  const details = detailsOf(deps, row)
  return {
    id,
    provider,
    name,
    masked,
    accountId,
    programId,
    details: shownDetails(deps, row.provider, details),
    authorized: details.accessToken !== undefined,
    webhookUrl: webhookUrlOf(deps, row),
    polling: toPolling(deps, row),
    createdAt: createdAt.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
  }
}

/** Returns the address that a provider sends a connection's events to. */
export function webhookUrlOf(
  { config }: Deps,
  { workspaceId, id, provider }: Pick<ConnectionRow, 'workspaceId' | 'id' | 'provider'>,
): string {
  return `${config.origin}/api/integrations/${provider}/webhook/${workspaceId}.${id}`
}

/** Shows what was entered, the secret values by their ends. */
function shownDetails({ integrations }: Deps, provider: string, details: Details): Details {
  const { fields = [] } = findIntegration(integrations, provider) ?? {}
  const shown = fields.flatMap(({ name, secret }) => {
    const value = details[name]
    return value === undefined ? [] : [[name, secret ? maskSecret(value) : value] as const]
  })
  return Object.fromEntries(shown)
}

export const findConnection = rowFinder(connections, 'connection', isNull(connections.removedAt))
