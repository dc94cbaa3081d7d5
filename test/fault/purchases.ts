import type { Sql } from 'postgres'
import type { Call, HttpConnection, Outcome } from './http-connection.ts'
import type { Step } from './load.ts'
import type { Random } from '../kit/random.ts'
import type { Target, Visits } from './visits.ts'

const AMOUNT = 4_000
const QUARTER = AMOUNT / 4

interface Deed {
  /** Unique; what is stored is found by it. */
  name: string
  path: 'track/lead' | 'track/sale' | 'track/refund' | 'links'
  body: Record<string, unknown>
  idempotencyKey?: string
}

/**
 * What follows clicks: leads, sales before and after their lead, with an invoice or an Idempotency-Key,
 * and refunds; and now and then a new link. A deed without an answer is sent again, as it was; some are sent again although answered.
 */
export class Purchases {
  /** Every deed that was acknowledged, with the answer. */
  readonly promised = new Map<string, string>()
  readonly problems: string[] = []
  readonly #visits: Visits
  readonly #target: Target
  readonly #random: Random
  readonly #unanswered: Deed[] = []
  readonly #answered: Deed[] = []
  readonly #customers: string[] = []
  readonly #invoices: { name: string; refunds: number }[] = []
  #count = 0

  constructor(visits: Visits, target: Target, random: Random) {
    this.#visits = visits
    this.#target = target
    this.#random = random
  }

  readonly step: Step = async (connection) => {
    const deed = this.#choose()
    if (!deed) return this.#visits.step(connection)
    const outcome = await this.#send(connection, deed)
    const busy = outcome.kind !== 'answered' || outcome.status === 503
    if (busy) this.#unanswered.push(deed)
    else this.#keep(deed, outcome)
    return busy ? 'unanswered' : 'answered'
  }

  /** Deeds that were acknowledged and are not stored exactly once. */
  async wrongIn(sql: Sql): Promise<string[]> {
    const stored = await storedDeeds(sql)
    const lost = [...this.promised.keys()].filter((name) => !stored.has(name))
    const twice = [...stored].filter(([, count]) => count > 1).map(([name]) => name)
    return [
      ...lost.map((name) => `${name} is lost`),
      ...twice.map((name) => `${name} is there twice`),
    ]
  }

  /** Deeds that are stored though nobody was told so. */
  async untoldIn(sql: Sql): Promise<string[]> {
    const stored = await storedDeeds(sql)
    return [...stored.keys()].filter((name) => !this.promised.has(name))
  }

  #choose(): Deed | undefined {
    const { below, pick } = this.#random
    const dice = below(100)
    if (dice < 15 && this.#unanswered.length > 0) {
      return this.#unanswered.splice(below(this.#unanswered.length), 1)[0]
    }
    if (dice < 25 && this.#answered.length > 0) return pick(this.#answered)
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
    return { name, path: 'links', body, idempotencyKey: name }
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
    return {
      name,
      path: 'track/refund',
      body: { invoiceId: invoice.name, refundId: name, amount: QUARTER },
    }
  }

  #send(connection: HttpConnection, { path, body, idempotencyKey }: Deed): Promise<Outcome> {
    const call: Call = {
      method: 'POST',
      path: `/api/${path}`,
      headers: {
        authorization: `Bearer ${this.#target.secretKey}`,
        'content-type': 'application/json',
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      body: JSON.stringify(body),
    }
    return connection.request(call)
  }

  #keep(deed: Deed, { status, body }: Extract<Outcome, { kind: 'answered' }>): void {
    if (status !== 200 && status !== 201) {
      this.problems.push(`${deed.name}: ${status} ${body.slice(0, 300)}`)
      return
    }
    const earlier = this.promised.get(deed.name)
    const exact = deed.path === 'track/refund' || deed.path === 'links'
    if (exact && earlier && earlier !== body) {
      this.problems.push(`${deed.name} was answered ${earlier}, then ${body}`)
    }
    this.promised.set(deed.name, body)
    if (earlier) return
    this.#answered.push(deed)
    if (deed.path === 'track/sale' && !deed.idempotencyKey) {
      this.#invoices.push({ name: deed.name, refunds: 0 })
    }
  }
}

/** How often each deed is stored. */
async function storedDeeds(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql<{ name: string; count: number }[]>`
    select name, count(*)::int as count from (
      select c.external_id as name from leads l
      join customers c on c.workspace_id = l.workspace_id and c.id = l.customer_id
      union all select metadata ->> 'name' from sales
      union all select refund_id from refunds
      union all select external_id from links where external_id is not null
    ) d group by name`
  return new Map(rows.map(({ name, count }) => [name, count]))
}
