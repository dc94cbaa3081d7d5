import { sql } from 'drizzle-orm'
import { leads, sales } from '../../server/db/schema/events.ts'
import { refunds } from '../../server/db/schema/refunds.ts'
import { internal } from '../../server/domain/message/message.ts'
import { CLOSED_MS, eventTotals, HOLD_ROLLUPS, type Origin } from '../../server/db/rollups.ts'
import { Dictionary } from '../../server/db/dictionary.ts'
import type { Scope } from '../../server/db/scope.ts'
import type { Deps } from '../../server/deps.ts'
import { number, row } from '../../server/db/row.ts'
import { writeClicks } from '../../server/modules/tracking/clicks/write-clicks.ts'

/** The words of an event's origin. */
export interface OriginWords {
  location: readonly [continent: string, country: string, region: string, city: string]
  agent: readonly [device: string, browser: string, os: string]
  referrer: readonly [host: string, path: string]
  url: string
  utm: readonly [source: string, medium: string, campaign: string, term: string, content: string]
  trigger: number
}

export interface PlainEvent extends OriginWords {
  kind: 'click' | 'lead' | 'sale' | 'refund'
  atMs: number
  linkNum: number
  quantity: number
  amount: number
  currency: string
  /** Who converted; a customer of that id must exist. */
  customerId: string
  clickId?: string | undefined
}

/** Writes single events at any time of the past, through the writers of the server, and answers their ids. */
export function eventWriter(deps: Deps, scope: Scope): (event: PlainEvent) => Promise<string> {
  const { workspaceId } = scope
  const dictionary = (table: string, columns: string[], shared = false) =>
    new Dictionary(deps.db.sql, { table, columns, shared }, deps.clock.now)
  const locations = dictionary('locations', ['continent', 'country', 'region', 'city'], true)
  const agents = dictionary('agents', ['device', 'browser', 'os'], true)
  const referrers = dictionary('referrers', ['host', 'path'])
  const urls = dictionary('destinations', ['url'])
  const utms = dictionary('utms', ['source', 'medium', 'campaign', 'term', 'content'])
  const number = async (words: Dictionary, list: readonly string[]) =>
    (await words.ids([{ workspaceId, words: list }]))[0]!
  let visitor = 0
  return async (event) => {
    const origin = {
      locationId: await number(locations, event.location),
      agentId: await number(agents, event.agent),
      referrerId: await number(referrers, event.referrer),
      urlId: await number(urls, [event.url]),
      utmId: await number(utms, event.utm),
      trigger: event.trigger,
    }
    const { atMs, linkNum } = event
    if (event.kind !== 'click') return writeConversion(deps, scope, event, origin)
    const row = { workspaceId, linkNum, request: '', atMs, origin }
    const name = (++visitor).toString(16).padStart(16, '0')
    const ids = [deps.ids.make('', atMs)]
    const [written] = await writeClicks(deps.db.sql, [{ ...row, visitor: name }], ids)
    return written!.clickId
  }
}

const ClosedRow = row({ closed: number })

function writeConversion(
  deps: Deps,
  scope: Scope,
  event: PlainEvent,
  origin: Origin,
): Promise<string> {
  const { atMs, linkNum, currency, customerId } = event
  const at = new Date(atMs)
  const id = deps.ids.make('evt', atMs)
  const amount = BigInt(event.amount)
  return deps.db.transact(scope, async (tx) => {
    await tx.run(scope, () => sql`select ${HOLD_ROLLUPS}`)
    const [state] = await tx.rows(scope, ClosedRow, () => sql`select ${CLOSED_MS} as closed`)
    const late = atMs < state!.closed
    const row = { id, linkNum, createdAt: at, ...origin, rolled: late }
    const counted = { at, late, linkNum, origin }
    const verdict = {
      reason: 'last_click',
      steps: [internal('internal.attribution.no-click')],
      clickId: event.clickId ?? null,
    }
    if (event.kind === 'lead') {
      const { quantity } = event
      await tx.insert(scope, leads, {
        ...row,
        ...verdict,
        customerId,
        eventName: 'Sign up',
        quantity,
      })
      await tx.write(scope, eventTotals([{ ...counted, leads: quantity }], 'usd'))
      return id
    }
    const money = { ...counted, currency }
    if (event.kind === 'sale') {
      const words = {
        eventName: 'Purchase',
        paymentProcessor: 'custom',
        customerExternalId: customerId,
      }
      await tx.insert(scope, sales, { ...row, ...verdict, ...words, customerId, amount, currency })
      await tx.write(scope, eventTotals([{ ...money, sales: 1, saleAmountMinor: amount }], 'usd'))
      return id
    }
    const [sale] = await tx.find(scope, sales, { limit: 1 })
    await tx.insert(scope, refunds, {
      ...row,
      saleId: sale!.id,
      refundId: id,
      bodyHash: '',
      amount,
      currency,
    })
    await tx.write(scope, eventTotals([{ ...money, saleAmountMinor: -amount }], 'usd'))
    return id
  })
}
