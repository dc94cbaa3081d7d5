import type { CountedEvent } from './count-events.ts'

export interface Choices {
  fromMs: number
  toMs: number
  links: readonly CountedEvent['link'][]
  /** Ids of customers who exist. */
  customers: readonly string[]
}

const LOCATIONS = [
  ['', '', '', ''],
  ['EU', 'DE', 'DE-BE', 'Berlin'],
  ['EU', 'DE', 'DE-BY', 'Munich'],
  ['EU', 'FR', 'FR-IDF', 'Paris'],
  ['NA', 'US', 'US-CA', 'Los Angeles'],
] as const
const AGENTS = [
  ['Desktop', 'Chrome', 'Windows'],
  ['Mobile', 'Safari', 'iOS'],
  ['Mobile', 'Chrome', 'Android'],
] as const
const REFERRERS = [
  ['', ''],
  ['news.test', '/'],
  ['news.test', '/a'],
  ['blog.test', '/b'],
] as const
const URLS = ['https://shop.test', 'https://shop.test/a', 'https://other.test/']
const UTMS = [
  ['', '', '', '', ''],
  ['mail', 'email', 'x', '', ''],
  ['ads', 'cpc', 'x', 't', ''],
] as const

const pick = <T>(list: readonly T[], seed: number) => list[Math.floor(seed * list.length)]!

/** An event of one of these links and customers, at any moment of the time. */
export function randomEvent(
  random: () => number,
  { fromMs, toMs, links, customers }: Choices,
): CountedEvent {
  const link = pick(links, random() ** 2)
  return {
    kind: pick(['click', 'click', 'click', 'lead', 'sale', 'refund'] as const, random()),
    atMs: Math.floor(fromMs + random() * (toMs - fromMs)),
    link,
    linkNum: link.num,
    location: pick(LOCATIONS, random()),
    agent: pick(AGENTS, random()),
    referrer: pick(REFERRERS, random()),
    url: pick(URLS, random()),
    utm: pick(UTMS, random()),
    trigger: Math.floor(random() * 5),
    quantity: 1 + Math.floor(random() * 3),
    amount: Math.floor(random() * 10_000),
    currency: pick(['usd', 'usd', 'eur', 'jpy'], random()),
    customerId: pick(customers, random()),
  }
}
