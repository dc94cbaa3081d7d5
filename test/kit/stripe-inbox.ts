import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixture, stripeEvent } from '../../server/integrations/stripe/testing.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import type { TestClock } from './backend.ts'
import { openShop, type Shop } from './conversions.ts'
import { makeDue } from './jobs.ts'
import { openSales } from './open-sales.ts'

const FIXTURES = join(import.meta.dir, '../fixtures/stripe')

/** The object of a recorded event, with changes. Another customer has another address. */
export function recorded(file: string, changes: object = {}): { type: string; object: any } {
  const text = readFileSync(join(FIXTURES, `${file}.json`), 'utf8')
  const isOther = 'customer' in changes && typeof changes.customer === 'string'
  const name = isOther ? String(changes.customer) : 'ada'
  const event = JSON.parse(text.replaceAll('ada@example.com', `${name}@example.com`)) as any
  return { type: event.type, object: { ...event.data.object, ...changes } }
}

type Backend = Awaited<ReturnType<typeof openSales>>['backend']

/** A shop whose payments Stripe reports, on 10 May 2031. */
export async function openStripeInbox() {
  const opened = await openSales()
  const { backend, shop } = opened
  return {
    ...opened,
    clock: backend.deps.clock as TestClock,
    ...(await connectStripe(backend, shop)),
  }
}

/** Another workspace with a connection of its own. */
export async function openStripeShop(backend: Backend) {
  const shop = await openShop(backend)
  return { shop, ...(await connectStripe(backend, shop)) }
}

export async function connectStripe(
  backend: Backend,
  shop: Pick<Shop, 'id' | 'api'>,
  details: object = {},
) {
  const { deps } = backend
  const asked = { provider: 'stripe', name: 'Main', secret: fixture.secret, details }
  const { body: connection } = await shop.api('POST', '/connections', asked)
  if (connection.error) throw new Error(JSON.stringify(connection))
  const url = connection.webhookUrl as string
  const post = async (body: string) => {
    const signed = { secret: fixture.secret, nowMs: deps.clock.now(), url }
    const headers = await fixture.sign({ body }, signed)
    const path = new URL(url).pathname
    return backend.handle(new Request(`http://localhost${path}`, { method: 'POST', body, headers }))
  }
  const inbox = async (query = '') => (await shop.api('GET', `/inbox${query}`)).body as any[]
  return {
    connection: connection as { id: string; webhookUrl: string },
    post,
    /** Sends an event, under an id of its own unless one is given: its body. */
    async send(type: string, object: object, id?: string): Promise<string> {
      const { body } = stripeEvent(type, object, { nowMs: deps.clock.now(), ...(id && { id }) })
      const { status } = await post(body)
      if (status !== 200) throw new Error(`${type} was answered with ${status}`)
      return body
    },
    /** Runs all jobs, those too that wait for a later try. */
    async work() {
      await makeDue(backend)
      await runOnce(deps)
    },
    inbox,
    /** The events that are not done, each with its reason. */
    undone: async () =>
      (await inbox()).filter(({ status }) => status === 'failed' || status === 'retrying'),
    /** What is recorded, in an order of its own. */
    async outcome() {
      const { sql } = deps.db
      const sales = await sql`
        select s.invoice_id as invoice, s.amount::float8 as amount, s.tax::float8 as tax, s.currency,
          s.customer_external_id as customer, s.link_num is not null as linked,
          (select coalesce(sum(r.amount), 0)::float8 from refunds r
            where r.workspace_id = ${shop.id} and r.sale_id = s.id) as refunded
        from sales s where s.workspace_id = ${shop.id} order by s.invoice_id`
      const leads = await sql`
        select c.external_id as customer, l.event_name as lead from leads l
        join customers c on c.workspace_id = ${shop.id} and c.id = l.customer_id
        where l.workspace_id = ${shop.id} order by 1, 2`
      const customers = await sql`
        select external_id as customer, sale_amount::float8 as amount from customers
        where workspace_id = ${shop.id} order by 1`
      return { sales: [...sales], leads: [...leads], customers: [...customers] }
    },
  }
}
