import type { Attribution } from './types.d.ts'
import { safe } from './options.ts'

/** A call to the API: the path under `/track/` and the body. */
export interface Call {
  path: string
  body: object
}

/**
 * Kept in localStorage, so that the cookie stays an id and nothing more: calls that have no answer yet, by
 * request id, and under `svc` the visitor's click with the id of the request that it answered.
 */
export type Stored = { [requestId: string]: Call | undefined } & {
  svc?: { requestId: string; click: Attribution }
}

/** Reads what is kept; without storage it is empty. */
export const readStored = (): Stored => ({
  ...safe(() => JSON.parse(localStorage.svc_id) as Stored),
})

/** Keeps a value under a name, or removes it. */
export const store = (name: string, value?: unknown) =>
  safe(() => (localStorage.svc_id = JSON.stringify({ ...readStored(), [name]: value })))
