import { TRIGGERS, type Trigger } from '../../server/db/rollups.ts'
import type { PlainEvent } from './write-event.ts'

/** A link, and who has it now. */
export interface CountedLink {
  id: string
  num: number
  domain: string
  partnerId?: string
  groupId?: string
  programId?: string
}

/** An event that knows its link. */
export type CountedEvent = PlainEvent & { link: CountedLink }

/** What each grouping shows of an event, as it is stored. */
export const WORDS: Record<string, (event: CountedEvent) => string[]> = {
  continents: (e) => [e.location[0]],
  countries: (e) => [e.location[1]],
  regions: (e) => [e.location[1], e.location[2]],
  cities: (e) => [e.location[1], e.location[2], e.location[3]],
  devices: (e) => [e.agent[0]],
  browsers: (e) => [e.agent[1]],
  os: (e) => [e.agent[2]],
  triggers: (e) => [triggerWord(e)],
  referers: (e) => [e.referrer[0]],
  referer_urls: (e) => [refererUrl(e)],
  top_urls: (e) => [e.url],
  top_links: (e) => [e.link.id],
  top_domains: (e) => [e.link.domain],
  top_partners: (e) => [e.link.partnerId ?? ''],
  top_groups: (e) => [e.link.groupId ?? ''],
  top_programs: (e) => [e.link.programId ?? ''],
  utm_sources: (e) => [e.utm[0]],
  utm_mediums: (e) => [e.utm[1]],
  utm_campaigns: (e) => [e.utm[2]],
  utm_terms: (e) => [e.utm[3]],
  utm_contents: (e) => [e.utm[4]],
}
const LEFT_OUT_WHEN_EMPTY = /^(continents|utm_|top_(links|domains|partners|groups|programs))/

const refererUrl = ({ referrer: [host, path] }: CountedEvent) => host + (path === '/' ? '' : path)

function triggerWord(event: CountedEvent): string {
  const names = Object.keys(TRIGGERS) as Trigger[]
  const name = names.find((known) => TRIGGERS[known] === event.trigger)!
  return name === 'script' || name === 'visit' ? 'pageview' : name
}

/** How each filter sees an event. */
export const FACTS: Record<string, (event: CountedEvent) => string> = {
  country: (e) => e.location[1] || 'Unknown',
  city: (e) => e.location[3] || 'Unknown',
  region: (e) => e.location[2].slice(3) || 'Unknown',
  continent: (e) => e.location[0] || 'Unknown',
  device: (e) => e.agent[0],
  browser: (e) => e.agent[1],
  os: (e) => e.agent[2],
  trigger: triggerWord,
  referer: (e) => e.referrer[0] || '(direct)',
  refererUrl: (e) => refererUrl(e) || '(direct)',
  url: (e) => e.url.replace(/\/$/, ''),
  utm_source: (e) => e.utm[0],
  linkId: (e) => e.link.id,
  partnerId: (e) => e.link.partnerId ?? '',
  groupId: (e) => e.link.groupId ?? '',
  programId: (e) => e.link.programId ?? '',
}

/** Sums, made by plain counting. */
export function figures(events: readonly CountedEvent[]) {
  const saleAmounts: Record<string, number> = {}
  const sums = { clicks: 0, leads: 0, sales: 0 }
  for (const event of events) {
    if (event.kind === 'click') sums.clicks++
    if (event.kind === 'lead') sums.leads += event.quantity
    if (event.kind === 'sale') sums.sales++
    if (event.kind !== 'sale' && event.kind !== 'refund') continue
    const amount = event.kind === 'sale' ? event.amount : -event.amount
    saleAmounts[event.currency] = (saleAmounts[event.currency] ?? 0) + amount
  }
  return { ...sums, saleAmount: saleAmounts.usd ?? 0, saleAmounts }
}

/** Sums by the words of a grouping; only those that a report on that kind of event shows. */
export function groupsOf(
  query: { event: string; groupBy: string },
  events: readonly CountedEvent[],
) {
  const words = WORDS[query.groupBy]!
  const groups = Map.groupBy(events, (event) => words(event).join('|'))
  return Object.fromEntries(
    [...groups]
      .map(([key, members]) => [key, figures(members)] as const)
      .filter(([key, sums]) => {
        if (LEFT_OUT_WHEN_EMPTY.test(query.groupBy) && key === '') return false
        const money = Object.values(sums.saleAmounts).some((amount) => amount !== 0)
        const by = {
          clicks: sums.clicks > 0,
          leads: sums.leads > 0,
          sales: sums.sales > 0 || money,
        }
        return query.event === 'composite'
          ? by.clicks || by.leads || by.sales
          : by[query.event as 'clicks']
      }),
  )
}
