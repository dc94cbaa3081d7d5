import type { Attribution } from './types.d.ts'
import { safe } from './options.ts'

/** A call that waits for its answer: the path under `/track/` and the body. */
export type Entry = [path: string, body: object]

/**
 * Kept in localStorage, so that the cookie stays an id and nothing more: the calls that wait, by
 * their keys, and under `svc` the visitor's click with the key of the call that it answered.
 */
export type State = { [key: string]: Entry | undefined } & {
  svc?: [key: string, click: Attribution]
}

/** Reads what is kept; with a key, first keeps the value or forgets it. Without storage it is empty. */
export const state = (key?: string, value?: unknown): State => {
  const now: { [key: string]: unknown } = {
    ...safe(() => JSON.parse(localStorage.svc_id) as object),
  }
  if (key) {
    now[key] = value
    safe(() => (localStorage.svc_id = JSON.stringify(now)))
  }
  return now as State
}
