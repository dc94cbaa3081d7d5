import { idTimeMs } from './ids.ts'

/** Who visits a link again within this time, in milliseconds, has made one click. */
export const VISIT_MS = 3_600_000

/** What becomes of a click id that was handed out without the database. */
export type KeptClick =
  /** It is a click of its own; `clicks` are all of the visitor on the link, by time. */
  | { kind: 'click'; clicks: readonly string[] }
  /** The visitor had another click within the hour, which it stands for. */
  | { kind: 'alias'; clickId: string }

/**
 * Decides whether a click id that was handed out during an outage is a click of its own, so that no two
 * clicks of one visitor on one link lie within an hour, whichever of them became known first. `clicks` are
 * the ids of the others; ids carry their time.
 */
export function placeKeptClick(clicks: readonly string[], id: string): KeptClick {
  const atMs = idTimeMs(id)
  const others = clicks.filter((other) => other !== id).toSorted(byBytes)
  const near = others.find((other) => Math.abs(idTimeMs(other) - atMs) < VISIT_MS)
  if (near !== undefined) return { kind: 'alias', clickId: near }
  return { kind: 'click', clicks: [...others, id].toSorted(byBytes) }
}

/** Ids sort by time. */
const byBytes = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
