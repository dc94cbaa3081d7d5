import type { Deps } from '../../../deps.ts'

/** What a policy would remove if it ran now. */
export interface RetentionReport {
  /** How long things are kept and what happens then: "Clicks are kept for 12 months, then deleted". */
  rule: string
  due: RetentionItem[]
  /** What an operator should know before it happens. */
  notes: string[]
}

export interface RetentionItem {
  /** `clicks of 2026-01` */
  what: string
  /** About so many. */
  rows: number
  bytes?: number
}

/** What becomes of data of one kind when it is old. Policies are listed in `policies.ts`. */
export interface RetentionPolicy {
  name: string
  describe(deps: Deps): Promise<RetentionReport>
  /** Removes what is due, in steps that hold nobody up; what was not reached is left to the next run. */
  run(deps: Deps): Promise<void>
}
