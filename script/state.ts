import type { Attribution } from './types.d.ts'
import { safe } from './options.ts'

/** What waits for its answer: the arguments of `fetch`, so that another page can repeat the call. */
export type Entry = [url: string, init: RequestInit]

/** Kept in localStorage, so that the cookie stays an id and nothing more. */
export type State = {
  queue: { [key: string]: Entry | undefined }
  /** The visitor's click with its partner, and the key of the call that answered it. */
  click?: Attribution
  id?: string
}

/** Reads what is kept; with a change, also writes it. Without storage it is just empty. */
export const state = (change?: Partial<State>): State => {
  const now = {
    queue: {},
    ...safe(() => JSON.parse(localStorage.svc_id) as State),
    ...change,
  }
  if (change) safe(() => (localStorage.svc_id = JSON.stringify(now)))
  return now
}
