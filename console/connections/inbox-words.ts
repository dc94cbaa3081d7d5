import type { InboxEvent } from '../api/wire.gen.ts'
import type { Text } from '../base/texts.ts'

export type InboxState = 'all' | InboxEvent['status']

/** What became of an event: its name, the colour of its badge, and what is said when there is none. */
export const INBOX_STATES: Readonly<
  Record<InboxState, { name: Text; badge: '' | 'good' | 'bad'; none: Text }>
> = {
  all: { name: 'All', badge: '', none: 'No event has come yet. Test a connection to see why.' },
  failed: { name: 'Failed', badge: 'bad', none: 'No event has failed.' },
  retrying: { name: 'Waiting', badge: '', none: 'No event waits for another try.' },
  received: { name: 'New', badge: '', none: 'No event waits.' },
  done: { name: 'Counted', badge: 'good', none: 'No event has been counted yet.' },
  ignored: { name: 'Ignored', badge: '', none: 'No event was ignored.' },
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
