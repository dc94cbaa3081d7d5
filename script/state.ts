import type { Attribution } from './types.d.ts'
import { safe } from './options.ts'

/** A call that waits for its answer: the path under `/track/` and the body. */
export type Entry = [path: string, body: object]

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
