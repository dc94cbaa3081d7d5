import type { Verdict } from '../plan/references.ts'
import type { Line, Mark } from '../rows.ts'

/** Returns what becomes of a line for which nothing is written. */
export function markOf(line: Line, verdict: Exclude<Verdict, { create: true }>): Mark {
  const { num } = line
  if ('skip' in verdict) return { num, status: 'skipped', reason: verdict.skip }
  if ('known' in verdict) return { num, status: 'known', targetId: verdict.known }
  return { num, status: 'done', targetId: verdict.match, created: false }
}
