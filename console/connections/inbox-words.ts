import type { InboxEvent } from '../api/wire.gen.ts'
import type { TextId } from '../base/texts.ts'

export type InboxState = 'all' | InboxEvent['status']

/** What became of an event: its name, the colour of its badge, and what is said when there is none. */
export const INBOX_STATES: Readonly<
  Record<InboxState, { name: TextId; badge: '' | 'good' | 'bad'; none: TextId }>
> = {
  all: { name: 'common.all', badge: '', none: 'connections.noEventsReceivedYet' },
  failed: { name: 'field.failedAt', badge: 'bad', none: 'connections.noFailedEvents' },
  retrying: { name: 'connections.pending', badge: '', none: 'connections.noEventsWaitingRetry' },
  received: { name: 'connections.new', badge: '', none: 'connections.noPendingEvents' },
  done: { name: 'connections.recorded', badge: 'good', none: 'connections.noEventsRecordedYet' },
  ignored: { name: 'connections.ignored', badge: '', none: 'connections.noIgnoredEvents' },
}

/** Reads what the address asks for; what means nothing is as if it was not there. */
export function chosenInbox(search: string): {
  status: InboxState
  connectionId: string | undefined
} {
  const query = new URLSearchParams(search)
  const status = query.get('status') ?? 'all'
  return {
    status: isState(status) ? status : 'all',
    connectionId: query.get('connection') || undefined,
  }
}

function isState(status: string): status is InboxState {
  return Object.hasOwn(INBOX_STATES, status)
}
