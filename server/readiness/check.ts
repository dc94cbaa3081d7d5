import type { Deps } from '../deps.ts'

/** `degraded`: requests are still served, but somebody should look. `failing`: they are not. */
export type PartStatus = 'ok' | 'degraded' | 'failing'

/** What a check found, with a sentence for the operator unless all is well. Anybody may read it. */
export interface Finding {
  status: PartStatus
  message?: string
}

/** What checks may look at. */
export type Checked = Pick<Deps, 'config' | 'clock' | 'db' | 'writes' | 'queue'> & {
  clicks: Pick<Deps['clicks'], 'kept'>
}

/** A look at one part of the server. */
export interface Check {
  /** How long a finding is kept, in milliseconds. Anybody may ask, as often as they like. */
  keptMs: number
  /** Looks, within a second or two; what it throws is a failure of the part. */
  look(checked: Checked): Finding | Promise<Finding>
}

export const OK: Finding = { status: 'ok' }
