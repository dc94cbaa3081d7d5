import type { PollState } from '../../../db/schema/intake.ts'
import type { Deps } from '../../../deps.ts'
import { findIntegration } from '../../../integrations/find-integration.ts'
import type { Account, Details, Integration } from '../../../integrations/port.ts'
import { detailsOf } from '../connections/details.ts'
import type { ConnectionRow } from '../connections/present.ts'
import type { ConnectionPolling } from '../connections/schema.ts'

/** Before the provider was asked for anything. */
export const noPoll: PollState = {
  cursor: null,
  polledAt: null,
  failures: 0,
  failedAt: null,
  reason: null,
}

/** Returns the columns of a new account: it is asked at once, or not without its keys. */
export function startPoll(
  { integrations, clock }: Deps,
  provider: string,
  account: Account,
): { pollAt: Date | null; poll: PollState | null } {
  const canPoll = findIntegration(integrations, provider)?.poll?.canPoll(account) ?? false
  return canPoll ? { pollAt: new Date(clock.now()), poll: noPoll } : { pollAt: null, poll: null }
}

/** Returns the same of an account that has changed; with other keys alone it continues where it was. */
export function restartPoll(deps: Deps, row: ConnectionRow, account: Account) {
  const started = startPoll(deps, row.provider, account)
  const integration = findIntegration(deps.integrations, row.provider)
  if (started.poll === null || row.poll === null || !integration) return started
  if (!isSame(integration, detailsOf(deps, row), account.details)) return started
  const { cursor, polledAt } = row.poll
  return { ...started, poll: { ...noPoll, cursor, polledAt } }
}

/** Tells whether all values but secrets are the same. */
function isSame({ fields }: Integration, before: Details, after: Details): boolean {
  return fields.every(({ name, secret }) => secret || before[name] === after[name])
}

/** Presents how far the events of a connection have been fetched; null: they are not. */
export function toPolling({ integrations }: Deps, row: ConnectionRow): ConnectionPolling | null {
  const integration = findIntegration(integrations, row.provider)
  if (!integration?.poll || row.poll === null) return null
  const { polledAt, failedAt, reason } = row.poll
  return {
    everyMinutes: integration.poll.everyMinutes,
    lastPolledAt: polledAt,
    nextPollAt: row.pollAt?.toISOString() ?? null,
    lastFailedAt: failedAt,
    reason,
  }
}
