import { ApiError } from '../../domain/errors.ts'
import { internal } from '../../domain/message/message.ts'
import type { Poll, PollPage } from '../poll.ts'
import type { Account, ProviderEvent } from '../port.ts'
import { badAnswer, fetchText } from '../provider-answer.ts'
import { fieldsOf, listOf, readJson, textOf, wholeOf, type Fields } from '../read-json.ts'
import { EVENTS } from './translate.ts'

const LABEL = 'Chargebee'
const PAGE = 100
/** Events may become visible later than they happened: the last minutes are read again. */
const OVERLAP_SECONDS = 600

/** Where the API of a site is, `{site}` standing for its name, and how long to wait for an answer. */
export interface ChargebeeAddress {
  base: string
  timeoutMs: number
}

/** Reads an event, as webhooks and the list of events have it; null when it is none. */
export function readEvent(event: Fields): ProviderEvent | null {
  const [id, type] = [textOf(event.id), textOf(event.event_type)]
  return id === null || type === null ? null : { id, type, body: fieldsOf(event.content) }
}

/**
 * Lists the events of a site, for webhooks that did not arrive.
 * https://apidocs.chargebee.com/docs/api/events/list-events
 */
export function chargebeePoll(address: ChargebeeAddress): Poll {
  return {
    everyMinutes: 5,
    canPoll: ({ details }) => Boolean(details.site && details.apiKey),
    async read(account, { sinceMs, cursor, nowMs }) {
      const from = readCursor(cursor) ?? { after: Math.floor(sinceMs / 1000) - OVERLAP_SECONDS }
      const answer = await listEvents(address, account, from)
      if (answer === null) return restartRound(from)
      const events = listOf(answer.list).map((one) => fieldsOf(one.event))
      const { after, latest = after } = from
      // An event of the future must not move the place past those that come before it.
      const nowSeconds = Math.floor(nowMs / 1000)
      const times = events.map((event) => Math.min(wholeOf(event.occurred_at), nowSeconds))
      const newest = Math.max(latest, ...times)
      const next = textOf(answer.next_offset)
      return {
        events: events.flatMap((event) => readEvent(event) ?? []),
        cursor:
          next === null
            ? String(Math.max(after, newest - OVERLAP_SECONDS))
            : `${after}/${newest}/${next}`,
        hasMore: next !== null,
      }
    },
  }
}

/** Asks for one event, so that a key is tried. @throws ApiError when it is refused */
export async function tryKey(address: ChargebeeAddress, account: Account): Promise<void> {
  await ask(address, account, { limit: '1' })
}

/** A place in the list: events after a second; inside a round also the newest yet, and where a page begins. */
interface Place {
  after: number
  latest?: number
  offset?: string
}

function readCursor(cursor: string | null): Place | null {
  const [, after, latest, offset] = /^(\d+)(?:\/(\d+)\/(.+))?$/s.exec(cursor ?? '') ?? []
  if (after === undefined) return null
  if (latest === undefined || offset === undefined) return { after: Number(after) }
  return { after: Number(after), latest: Number(latest), offset }
}

/** Begins the round again, later, after a place that Chargebee does not know any more. */
function restartRound({ after }: Place): PollPage {
  return { events: [], cursor: String(after), hasMore: false, failure: badAnswer(LABEL, 400) }
}

/** Lists a page of events; null: Chargebee refuses the place where it begins. */
async function listEvents(
  address: ChargebeeAddress,
  account: Account,
  { after, offset }: Place,
): Promise<Fields | null> {
  const query = {
    limit: String(PAGE),
    'occurred_at[after]': String(after),
    'event_type[in]': JSON.stringify(Object.keys(EVENTS)),
    'sort_by[asc]': 'occurred_at',
  }
  if (offset === undefined) return ask(address, account, query)
  return ask(address, account, { ...query, offset }, { mayBeWrong: true })
}

function ask(address: ChargebeeAddress, account: Account, query: Query): Promise<Fields>
function ask(
  address: ChargebeeAddress,
  account: Account,
  query: Query,
  how: { mayBeWrong: true },
): Promise<Fields | null>
async function ask(
  { base, timeoutMs }: ChargebeeAddress,
  { details }: Account,
  query: Query,
  { mayBeWrong = false } = {},
): Promise<Fields | null> {
  const url = new URL('/api/v2/events', base.replace('{site}', details.site ?? ''))
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const { status, text, retryAfterSeconds } = await fetchText(LABEL, url, {
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${details.apiKey ?? ''}:`).toString('base64')}`,
    },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (status === 401 || status === 403) {
    const code = status === 401 ? 'unauthorized' : 'forbidden'
    throw new ApiError(code, internal('internal.provider.refused', { provider: LABEL }))
  }
  if (status === 400 && mayBeWrong) return null
  if (status !== 200) throw badAnswer(LABEL, status, retryAfterSeconds)
  try {
    return readJson(text)
  } catch {
    throw badAnswer(LABEL, status)
  }
}

type Query = Readonly<Record<string, string>>
