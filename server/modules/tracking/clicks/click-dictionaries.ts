import type { Sql } from 'postgres'
import { Dictionary, type Coarser } from '../../../db/dictionary.ts'

/** Stands for words beyond those that a workspace may add in a day. */
const OTHER = '(other)'

const other: Coarser = (words) => words.map((word) => (word === '' ? '' : OTHER))

/** Which network's advertising it was decides about fraud: its name stays, of which there are few. */
const traceName = (adTrace: string | undefined) =>
  adTrace === undefined ? [] : [adTrace.split('&', 1)[0]!]

const coarserUtm: Coarser = ([source = '', medium = '', campaign = '', term, content, adTrace]) => [
  source,
  medium,
  campaign,
  ...other([term ?? '', content ?? '']),
  ...traceName(adTrace),
]

const otherUtm: Coarser = (words) => [...other(words.slice(0, 5)), ...traceName(words[5])]

/** Creates the dictionaries of what a click says, each with what stands for new words beyond a day's limit. */
export function createClickDictionaries(sql: Sql, now: () => number) {
  return {
    location: new Dictionary(
      sql,
      {
        table: 'locations',
        columns: ['continent', 'country', 'region', 'city'],
        shared: true,
        coarser: [([continent = '', country = '']) => [continent, country, '', '']],
      },
      now,
    ),
    // The reader of user agents knows a bounded number of names.
    agent: new Dictionary(
      sql,
      { table: 'agents', columns: ['device', 'browser', 'os'], shared: true },
      now,
    ),
    referrer: new Dictionary(
      sql,
      {
        table: 'referrers',
        columns: ['host', 'path'],
        coarser: [([host = '']) => [host, `/${OTHER}`], () => [OTHER, '/']],
      },
      now,
    ),
    url: new Dictionary(
      sql,
      {
        table: 'destinations',
        columns: ['url'],
        coarser: [([url = '']) => [pageless(url)], () => [OTHER]],
      },
      now,
    ),
    utm: new Dictionary(
      sql,
      {
        table: 'utms',
        columns: ['source', 'medium', 'campaign', 'term', 'content', 'ad_trace'],
        coarser: [coarserUtm, otherUtm],
      },
      now,
    ),
  }
}

/** Returns the address of a site for that of a page: `https://shop.test/(other)`. */
function pageless(url: string): string {
  return /^https?:\/\/[^/]*/.exec(url)?.[0]?.concat(`/${OTHER}`) ?? OTHER
}
