import { Random } from '../seed/random.ts'
import { DAY, HOUR, MONTHS, monthOf, monthStart, payDay, type Span } from './calendar.ts'
import type { Appointment } from './agenda.ts'
import { closeDay, closeMonth } from './close-month.ts'
import { joinMonth } from './join.ts'
import { payMonth } from './pay.ts'
import { happeningsOf, performUntil } from './perform.ts'
import { planYear } from './plan-year.ts'
import type { Player } from './player.ts'
import { GAP, ratesOf, storeRates, type DayRate } from './rates.ts'
import { setUpPrograms } from './set-up.ts'
import { beginMonth, turnMonth } from './turns.ts'
import { openWorld, type World } from './world.ts'

export interface StoryOptions extends Span {
  seed: number
  /** Rates are stored every so many days; they count for a week. */
  rateDays: number
  /** After each month. */
  onMonth?: (world: World, month: number) => Promise<void>
}

/**
 * Plays a year of two programs, three groups and forty partners: they join and leave, customers buy in four
 * currencies and some get refunds, and twelve payout runs meet various faults.
 */
export async function playStory(player: Player, options: StoryOptions): Promise<World> {
  const { startMs, endMs, seed } = options
  player.setTime(startMs + HOUR / 2)
  const programs = await setUpPrograms(player)
  const visitors = planYear(new Random(seed), options)
  const world = openWorld(player, { span: options, programs, visitors })
  const happenings = happeningsOf(visitors)
  let next = 0
  const { agenda } = world
  agenda.add(...appointmentsOf(world, options))
  for (let due = agenda.next(endMs); due; due = agenda.next(endMs)) {
    next = await performUntil(world, happenings, { from: next, untilMs: due.atMs })
    player.setTime(due.atMs)
    await due.act()
  }
  await performUntil(world, happenings, { from: next, untilMs: endMs })
  await player.work()
  return world
}

function appointmentsOf(world: World, options: StoryOptions): Appointment[] {
  const { startMs, endMs, onMonth } = options
  const all: Appointment[] = rateDays(world, options)
  const at = (atMs: number, act: Appointment['act']) => all.push({ atMs, act })
  for (let month = 0; month <= monthOf(startMs, endMs - 1); month++) {
    const first = monthStart(startMs, month)
    at(first + 2 * HOUR, async () => {
      await world.player.beginMonth()
      await joinMonth(world, month)
      await beginMonth(world, month)
    })
    if (month > 0) at(closeDay(startMs, month), () => closeMonth(world, month - 1))
    if (month < MONTHS) {
      at(first + 14 * DAY + 12 * HOUR, () => turnMonth(world, month))
      at(payDay(startMs, month), () => payMonth(world, month))
    }
    if (onMonth) at(monthStart(startMs, month + 1) - HOUR, () => onMonth(world, month))
  }
  return all
}

/** Plans the rates of each day except a gap, whose rates come when it is over. */
function rateDays(world: World, { startMs, endMs, rateDays: step }: StoryOptions): Appointment[] {
  const gapStart = monthStart(startMs, GAP.month) + GAP.fromDay * DAY
  const gapEnd = gapStart + GAP.days * DAY
  const isMissing = ({ currency }: DayRate, dayMs: number) =>
    currency === GAP.currency && dayMs >= gapStart && dayMs < gapEnd
  const all: Appointment[] = []
  const late: DayRate[] = []
  for (let dayMs = startMs; dayMs < endMs; dayMs += step * DAY) {
    const rates = ratesOf(dayMs, startMs)
    late.push(...rates.filter((rate) => isMissing(rate, dayMs)))
    const known = rates.filter((rate) => !isMissing(rate, dayMs))
    all.push({ atMs: dayMs + HOUR, act: () => keepRates(world, known) })
  }
  // The newest first: so whatever waited is converted at the rate of its own day.
  all.push({ atMs: gapEnd + HOUR, act: () => keepRates(world, late.toReversed()) })
  return all
}

async function keepRates(world: World, rates: readonly DayRate[]): Promise<void> {
  world.pricedLate += await storeRates(world.player, rates)
  const knownMs = world.player.now()
  world.rates.push(...rates.map((rate) => ({ ...rate, knownMs })))
}
