import type { PendingQuery, Row } from 'postgres'
import { decode, nullable, row, time } from '../../../db/row.ts'

const HOUR_MS = 3_600_000
const Oldest = row({ oldest: nullable(time) })

/**
 * Removes what is older than a time an hour of it after the other, so that no transaction grows without bound.
 * `oldest` finds when the oldest of what is left was created; `remove` removes what is older than its argument.
 */
export async function inHours(
  until: Date,
  oldest: () => PendingQuery<Row[]>,
  remove: (from: Date, until: Date) => PendingQuery<Row[]>,
): Promise<void> {
  for (;;) {
    const from = decode(Oldest, await oldest())[0]?.oldest
    if (!from) return
    await remove(from, new Date(Math.min(from.getTime() + HOUR_MS, until.getTime())))
  }
}
