import type { PollState } from '../../../db/schema/intake.ts'
import type { Deps } from '../../../deps.ts'
import { findIntegration } from '../../../integrations/find-integration.ts'
import type { Account } from '../../../integrations/port.ts'
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

/** Returns the columns of an account whose keys have changed: it is asked at once, or not without its keys. */
export function schedulePoll(
  { integrations, clock }: Deps,
  { provider, poll }: { provider: string; poll: PollState | null },
  account: Account,
): { pollAt: Date | null; poll: PollState | null } {
  const canPoll = findIntegration(integrations, provider)?.poll?.canPoll(account) ?? false
  if (!canPoll) return { pollAt: null, poll: null }
  const { cursor, polledAt } = poll ?? noPoll
  return { pollAt: new Date(clock.now()), poll: { ...noPoll, cursor, polledAt } }
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
