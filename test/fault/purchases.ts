import type { Sql } from 'postgres'
import { compareDeeds, Deeds, type Compared, type Deed } from './deeds.ts'
import type { Step } from './load.ts'
import type { Random } from '../kit/random.ts'
import type { Target, Visits } from './visits.ts'

const AMOUNT = 4_000
const QUARTER = AMOUNT / 4

/**
 * What follows clicks: leads, sales before and after their lead, with an invoice or an Idempotency-Key,
 * and refunds; and now and then a new link. A deed without an answer is sent again, as it was; some are sent again although answered.
 */
export class Purchases {
  readonly deeds: Deeds
  readonly #visits: Visits
  readonly #target: Target
  readonly #random: Random
  readonly #customers: string[] = []
  readonly #invoices: { name: string; refunds: number }[] = []
  readonly #isPatient: boolean
  #count = 0

  /** `isPatient`: no answer is ever lost, so that a client waits for it however slow the machine is. */
  constructor(visits: Visits, target: Target, random: Random, { isPatient = false } = {}) {
    this.#isPatient = isPatient
    this.#visits = visits
    this.#target = target
    this.#random = random
    this.deeds = new Deeds(target, random)
  }

  get promised(): ReadonlyMap<string, string> {
    return this.deeds.promised
  }

  get problems(): readonly string[] {
    return this.deeds.problems
  }

  readonly step: Step = async (connection) => {
    const deed = this.#choose()
    if (!deed) return this.#visits.step(connection)
    const told = await this.deeds.send(connection, deed, { isPatient: this.#isPatient })
    const hasInvoice = deed.path === 'track/sale' && !deed.idempotencyKey
    if (told === 'first' && hasInvoice) this.#invoices.push({ name: deed.name, refunds: 0 })
    return told === 'unanswered' ? 'unanswered' : 'answered'
  }

  /** Deeds that were acknowledged and are not stored exactly once. */
  async wrongIn(sql: Sql): Promise<string[]> {
    const { lost, doubled } = await this.compare(sql)
    return [
      ...lost.map((name) => `${name} is lost`),
      ...doubled.map((name) => `${name} is there twice`),
    ]
  }

  /** Deeds that are stored though nobody was told so. */
  async untoldIn(sql: Sql): Promise<string[]> {
    return (await this.compare(sql)).untold
  }

  async compare(sql: Sql): Promise<Compared> {
    return compareDeeds(this.promised, await storedDeeds(sql))
  }

  #choose(): Deed | undefined {
    const { below, pick } = this.#random
    const unanswered = this.deeds.unanswered(15)
    if (unanswered) return unanswered
    const dice = 15 + below(85)
    const answered = dice < 25 && this.deeds.answered()
    if (answered) return answered
    if (dice < 30) return this.#link()
    if (dice < 45) return this.#refund()
    if (dice < 75 && this.#customers.length > 0) return this.#sale(pick(this.#customers))
    const customer = `customer-${++this.#count}`
    this.#customers.push(customer)
    return below(4) === 0 ? this.#sale(customer) : this.#lead(customer)
  }

  #link(): Deed {
    const name = `link-${++this.#count}`
    const body = { domain: this.#target.domain, url: 'https://shop.test/more', externalId: name }
    return { name, path: 'links', body, idempotencyKey: name, isExact: true }
  }

  #lead(name: string): Deed | undefined {
    const clickId = this.#visits.latest()
    const body = { clickId, eventName: 'Sign up', customerExternalId: name }
    return clickId ? { name, path: 'track/lead', body } : undefined
  }

  #sale(customer: string): Deed {
    const name = `sale-${++this.#count}`
    const body = {
      customerExternalId: customer,
      amount: AMOUNT,
      currency: 'usd',
      metadata: { name },
    }
    if (this.#random.below(3) === 0) return { name, path: 'track/sale', body, idempotencyKey: name }
    return { name, path: 'track/sale', body: { ...body, invoiceId: name } }
  }

  #refund(): Deed | undefined {
    const open = this.#invoices.filter((invoice) => invoice.refunds < 3)
    if (open.length === 0) return undefined
    const invoice = this.#random.pick(open)
    const name = `${invoice.name} refund-${++invoice.refunds}`
    const body = { invoiceId: invoice.name, refundId: name, amount: QUARTER }
    return { name, path: 'track/refund', body, isExact: true }
  }
}

/** How often each deed is stored. */
async function storedDeeds(sql: Sql): Promise<{ name: string; count: number }[]> {
  return sql<{ name: string; count: number }[]>`
    select name, count(*)::int as count from (
      select c.external_id as name from leads l
      join customers c on c.workspace_id = l.workspace_id and c.id = l.customer_id
      union all select metadata ->> 'name' from sales
      union all select refund_id from refunds
      union all select external_id from links where external_id is not null
    ) d group by name`
}
