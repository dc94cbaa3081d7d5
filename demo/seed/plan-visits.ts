import { DAY, HOUR, monthOf } from '../story/calendar.ts'
import { activeMembers } from '../story/plan-year.ts'
import { ENDS, type Member } from '../story/members.ts'
import { planPerson, timeOfDay, WEEK, type PlannedVisit } from './plan-history.ts'
import { SEEDED_LINKS, SHOP, type Source } from './links.ts'
import type { Random } from './random.ts'
import { AGENTS, PLACES } from './words.ts'

/** Factors of the calendar's months, January first: coffee is given in December, and drunk less in summer. */
export const SEASON = [0.9, 0.85, 0.95, 1, 1, 0.9, 0.8, 0.75, 1, 1.1, 1.3, 1.45]

/** Where those come from who follow a partner's link, and how many of a hundred sign up. */
const CHANNELS: readonly Pick<Source, 'utm' | 'referrer' | 'leadRate'>[] = [
  { utm: source('youtube'), referrer: { host: 'www.youtube.com', path: '/watch' }, leadRate: 3 },
  { utm: source('newsletter'), referrer: { host: '', path: '' }, leadRate: 5.5 },
  { utm: source('instagram'), referrer: { host: 'l.instagram.com', path: '/' }, leadRate: 3.4 },
  { utm: source('blog'), referrer: { host: 'brewing.example', path: '/reviews' }, leadRate: 4.2 },
  { utm: source('podcast'), referrer: { host: '', path: '' }, leadRate: 5 },
]

interface Month {
  /** The story's first day. */
  startMs: number
  fromMs: number
  untilMs: number
  /** Returns the key of a partner's link, by the partner's key. */
  linkOf: (member: string) => string | undefined
}

/**
 * Plans a month of people who follow partners' links and look around. A few sign up; those of them who buy
 * are the story's own customers.
 */
export function planVisits(
  random: Random,
  { startMs, fromMs, untilMs, linkOf }: Month,
): PlannedVisit[] {
  const month = monthOf(startMs, fromMs)
  const isLeaving = ({ key }: Member) => ENDS.some((end) => end.key === key && end.month <= month)
  const visits: PlannedVisit[] = []
  for (let day = Math.max(fromMs, startMs + 2 * DAY); day + DAY <= untilMs - HOUR; day += DAY) {
    const members = activeMembers(day, { startMs }).filter((member) => !isLeaving(member))
    const growth = 1 + (1.6 * (day - startMs)) / (365 * DAY)
    const date = new Date(day)
    const usual = growth * WEEK[(date.getUTCDay() + 6) % 7]! * SEASON[date.getUTCMonth()]!
    const count = Math.round(9 * usual * (0.8 + random.next() * 0.4))
    for (let n = 0; n < count; n++) {
      const member = random.weighted(members)
      const key = linkOf(member.key)
      if (key) visits.push(planVisit(random, { ...sourceOf(member), key }, { day, untilMs }))
    }
  }
  return visits.sort((a, b) => a.atMs - b.atMs)
}

function planVisit(
  random: Random,
  link: Source,
  { day, untilMs }: { day: number; untilMs: number },
): PlannedVisit {
  const visit: PlannedVisit = {
    atMs: day + Math.floor(timeOfDay(random) * DAY),
    link,
    place: random.weighted(PLACES),
    agent: random.weighted(AGENTS),
  }
  if (!random.chance(link.leadRate / 100)) return visit
  const lead = { ...planPerson(random, visit), sales: [] }
  return lead.atMs < untilMs - HOUR ? { ...visit, lead } : visit
}

/** Returns the partner's place in the shop's own list, or a channel that stays the same for them. */
function sourceOf({ key }: Member): Source {
  const listed = SEEDED_LINKS.find((one) => one.key === key)
  if (listed) return listed
  const number = Array.from(key).reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
  return { key, path: SHOP, ...CHANNELS[number % CHANNELS.length]!, saleRate: 0 }
}

function source(name: string): Source['utm'] {
  return { utm_source: name, utm_medium: 'referral' }
}
