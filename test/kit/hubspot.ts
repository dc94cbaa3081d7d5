import { afterAll, expect } from 'bun:test'
import { hubSpotEvent, Portal, signHubSpot } from '../../server/integrations/hubspot/testing.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import type { TestClock } from './backend.ts'
import { makeDue } from './jobs.ts'
import { openSales } from './open-sales.ts'

const SECRET = 'client-secret-of-the-app'

/** Opens a shop with a HubSpot portal, whose webhooks are signed as HubSpot signs them. */
export async function openHubSpot(details: object = {}) {
  const portal = new Portal()
  const stub = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: (one) => portal.answer(one) })
  afterAll(() => stub.stop(true))
  const { origin } = stub.url
  const kit = await openSales({
    integrationSettings: {
      HUBSPOT_API_URL: origin,
      HUBSPOT_CLIENT_ID: 'client',
      HUBSPOT_CLIENT_SECRET: SECRET,
    },
  })
  const { backend } = kit
  // The visitors came before what the portal says of them.
  const shop = { ...kit.shop, click: () => kit.shop.clickAt('2031-05-01T07:00:00Z') }
  const connect = async (more: object = {}) => {
    const body = {
      provider: 'hubspot',
      name: 'Portal',
      secret: SECRET,
      details: { privateAppToken: portal.token, ...details, ...more },
    }
    const { status, body: made } = await shop.api('POST', '/connections', body)
    expect([status, made.error]).toEqual([201, undefined])
    return made as { id: string; webhookUrl: string }
  }
  const connection = await connect()
  const post = (body: string, headers: Record<string, string>, url: string) =>
    backend.handle(
      new Request(`http://localhost${new URL(url).pathname}`, { method: 'POST', body, headers }),
    )
  const send = (body: string, { url = connection.webhookUrl } = {}) => {
    const nowMs = backend.deps.clock.now()
    return post(body, signHubSpot(body, { secret: SECRET, nowMs, url }), url)
  }
  const work = async () => {
    await makeDue(backend)
    await runOnce(backend.deps)
  }
  return {
    ...kit,
    shop,
    portal,
    connect,
    connection,
    send,
    work,
    /** Sends an event, and does what follows. */
    async report(type: string, fields: object, more: { url?: string } = {}) {
      ;(backend.deps.clock as TestClock).advance(1000)
      const answer = await send(hubSpotEvent(type, fields).body, more)
      expect([type, answer.status]).toEqual([type, 200])
      await work()
    },
    inbox: async (query = '') => (await shop.api('GET', `/inbox${query}`)).body as any[],
    /** What a deal's sales come to: amounts less refunds, and the link of each. */
    worth: async (dealId: string) =>
      backend.deps.db.sql`
        select s.invoice_id as invoice, s.currency, (s.amount - coalesce((select sum(r.amount) from refunds r
            where r.workspace_id = s.workspace_id and r.sale_id = s.id), 0))::int as left,
          s.link_num is not null as credited, s.customer_external_id as customer
        from sales s where s.workspace_id = ${shop.id}
          and split_part(s.invoice_id, ':', 1) = ${`hubspot-${dealId}`} order by s.id`,
    leadsOf: async (externalId: string) => {
      const rows = await backend.deps.db.sql`
        select l.event_name from leads l join customers c on c.workspace_id = l.workspace_id
          and c.id = l.customer_id where l.workspace_id = ${shop.id}
          and c.external_id = ${externalId} order by l.event_name`
      return rows.map((row) => row.event_name as string)
    },
  }
}
