import type { LinkBody } from '../../server/modules/links/links/schema.ts'

/** Where visitors come from, and what becomes of them. */
export interface Source {
  /** Of the link that they follow. */
  key: string
  /** Path on this server. */
  path: string
  utm: Pick<LinkBody, 'utm_source' | 'utm_medium' | 'utm_campaign'>
  referrer: { host: string; path: string }
  /** How many of a hundred clicks become leads, and leads customers. */
  leadRate: number
  saleRate: number
}

/** A link of the demo and how well it does. */
export interface SeededLink extends Source {
  title: string
  comments: string
  trackConversion: boolean
  /** Its part of all clicks. */
  weight: number
}

export const SHOP = '/demo/shop/'

/** People who recommend the coffee of the demo shop, and two links of the shop itself. All of them are made up. */
export const SEEDED_LINKS: readonly SeededLink[] = [
  {
    key: 'ada',
    path: SHOP,
    title: 'Ada Okafor',
    comments: 'Writes the newsletter “Slow mornings”',
    utm: { utm_source: 'newsletter', utm_medium: 'referral' },
    referrer: { host: '', path: '' },
    trackConversion: true,
    weight: 24,
    leadRate: 5.6,
    saleRate: 30,
  },
  {
    key: 'mateo',
    path: SHOP,
    title: 'Mateo Ruiz',
    comments: 'Films espresso machine teardowns',
    utm: { utm_source: 'youtube', utm_medium: 'referral' },
    referrer: { host: 'www.youtube.com', path: '/watch' },
    trackConversion: true,
    weight: 30,
    leadRate: 3.2,
    saleRate: 18,
  },
  {
    key: 'linh',
    path: SHOP,
    title: 'Linh Tran',
    comments: 'Photographs breakfast',
    utm: { utm_source: 'instagram', utm_medium: 'referral' },
    referrer: { host: 'l.instagram.com', path: '/' },
    trackConversion: true,
    weight: 18,
    leadRate: 3.6,
    saleRate: 16,
  },
  {
    key: 'noor',
    path: SHOP,
    title: 'Noor Haddad',
    comments: 'Hosts the podcast “Third Cup”',
    utm: { utm_source: 'podcast', utm_medium: 'referral' },
    referrer: { host: '', path: '' },
    trackConversion: true,
    weight: 12,
    leadRate: 6,
    saleRate: 29,
  },
  {
    key: 'jonas',
    path: SHOP,
    title: 'Jonas Weber',
    comments: 'Compares grinders',
    utm: { utm_source: 'blog', utm_medium: 'referral' },
    referrer: { host: 'mahlwerk.example', path: '/hand-grinders' },
    trackConversion: true,
    weight: 9,
    leadRate: 4.6,
    saleRate: 24,
  },
  {
    key: 'summer',
    path: SHOP,
    title: 'Summer newsletter',
    comments: 'The shop’s newsletter',
    utm: { utm_source: 'letter', utm_medium: 'email', utm_campaign: 'summer' },
    referrer: { host: '', path: '' },
    trackConversion: true,
    weight: 8,
    leadRate: 5,
    saleRate: 20,
  },
  {
    key: 'api-docs',
    path: '/api/docs',
    title: 'API docs',
    comments: 'Counts clicks only, without conversions',
    utm: {},
    referrer: { host: '', path: '' },
    trackConversion: false,
    weight: 3,
    leadRate: 0,
    saleRate: 0,
  },
]
