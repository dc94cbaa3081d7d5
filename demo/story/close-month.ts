import { DAY, HOUR, monthStart } from './calendar.ts'
import type { World } from './world.ts'

/** Returns when the books of the month before are closed. */
export function closeDay(startMs: number, month: number): number {
  return monthStart(startMs, month) + 4 * DAY + 9 * HOUR
}

/** Closes the month that has ended: by hand in one program, in the other by its setting. */
export async function closeMonth({ player, programs, span }: World, month: number): Promise<void> {
  const name = new Date(monthStart(span.startMs, month)).toISOString().slice(0, 7)
  await player.call('POST', `/programs/${programs.friends.id}/closings`, { month: name })
  await player.closeMonths()
}
