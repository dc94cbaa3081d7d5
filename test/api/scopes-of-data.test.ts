import { beforeAll, describe, expect, test } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { openEarnings } from '../kit/earnings.ts'
import { openStream } from '../kit/stream.ts'
import { testBackend } from '../kit/test-backend.ts'

/* Whatever route data is read through, and wherever it is sent, the scopes are needed that read it. */

const backend = await testBackend()
const shop = await openEarnings(backend)
const { workspace } = shop
const SECRET = ['Nadia Sorensen', 'nadia@person.example', 'blood group']

async function withKey(...scopes: string[]) {
  const { body } = await workspace.api('POST', '/workspace/keys', { name: 'Narrow', scopes })
  const authorization = `Bearer ${body.key}`
  return {
    key: body.key as string,
    call: (method: string, path: string, sent?: object) =>
      workspace.api(method, path, sent, { authorization }),
  }
}

const SOLD = { invoiceId: 'in_1', metadata: { [SECRET[2]!]: 'AB' } }

/** Lists which of the customer's own words an answer has. */
const shownBy = (answer: unknown) => SECRET.filter((word) => JSON.stringify(answer).includes(word))

beforeAll(async () => {
  await shop.reward('sale', { type: 'flat', amount: 500 })
  await shop.customer('nadia', {
    lead: {
      customerName: SECRET[0],
      customerEmail: SECRET[1],
      metadata: { [SECRET[2]!]: 'AB' },
    },
  })
  await shop.sale('nadia', 10_000, SOLD)
})

describe('customers', () => {
  test('are not in events for a key that may not read customers', async () => {
    const reader = await withKey('analytics.read')
    const { body: events } = await reader.call('GET', '/events?event=sales')
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({ metadata: null, customer: { name: null, email: null } })
    for (const kind of ['leads', 'sales']) {
      for (const path of [
        `/events?event=${kind}`,
        `/events/export?event=${kind}`,
        `/events/export?event=${kind}&format=ndjson`,
      ]) {
        expect(shownBy((await reader.call('GET', path)).body)).toEqual([])
        expect(shownBy((await workspace.api('GET', path)).body)).toEqual(SECRET)
      }
    }
    const { body: explained } = await reader.call('GET', `/events/${events[0].eventId}`)
    expect([explained.event, shownBy(explained)]).toEqual(['sale', []])
  })

  test('are not in the stream of such a key, and are in that of another', async () => {
    const reader = await withKey('analytics.read')
    const both = await withKey('analytics.read', 'customers.read')
    const handle = (request: Request) => backend.handle(request)
    const streams = await Promise.all([reader, both].map(({ key }) => openStream(handle, key)))
    await shop.sale('nadia', 500)
    const [hidden, shown] = await Promise.all(streams.map((stream) => stream.next()))
    expect(hidden!.data.customer).toMatchObject({ externalId: 'nadia', name: null })
    expect(shown!.data.customer).toMatchObject({ externalId: 'nadia', name: SECRET[0] })
    await Promise.all(streams.map((stream) => stream.close()))
  })

  test('are not in commissions for a key that may not read customers', async () => {
    const reader = await withKey('program.read')
    const { body } = await reader.call('GET', '/commissions')
    expect(body[0].customer).toBeNull()
    const { body: one } = await reader.call('GET', `/commissions/${body[0].id}`)
    expect(one.customer).toBeNull()
    expect((await shop.commission(body[0].id)).customer.name).toBe(SECRET[0])
  })

  test('are answered to a key that records conversions as it described them', async () => {
    const writer = await withKey('conversions.write')
    const guess = { customerExternalId: 'nadia', customerName: 'Somebody' }
    const lead = await writer.call('POST', '/track/lead', { ...guess, eventName: 'Sign up' })
    expect(lead.body).toMatchObject({ click: { id: '' }, link: null })
    expect(lead.body.customer).toMatchObject({ externalId: 'nadia', email: null })
    const again = { customerExternalId: 'nadia', amount: 10_000, ...SOLD }
    for (const body of [again, { ...again, invoiceId: 'another' }]) {
      const sale = await writer.call('POST', '/track/sale', body)
      expect(sale.body.customer).toEqual({
        id: lead.body.customer.id,
        externalId: 'nadia',
        name: null,
        email: null,
        avatar: null,
      })
    }
    const both = await withKey('conversions.write', 'customers.read')
    const known = await both.call('POST', '/track/sale', { ...guess, amount: 1 })
    expect(known.body.customer.email).toBe(SECRET[1])
  })
})

describe('a webhook', () => {
  const url = 'https://attacker.example/hook'
  const sales = { url, events: ['sale.created'] }

  test('is created and changed with the scopes that read its events alone', async () => {
    const narrow = await withKey('workspace.write', 'links.read')
    const refused = await narrow.call('POST', '/webhooks', sales)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden'])
    expect(refused.body.error.message).toContain('analytics.read')
    const links = { url, events: ['link.created'] }
    const { status, body: hook } = await narrow.call('POST', '/webhooks', links)
    expect(status).toBe(201)
    const path = `/webhooks/${hook.id}`
    const patched = await narrow.call('PATCH', path, { events: ['commission.created'] })
    expect([patched.status, (await narrow.call('GET', path)).body.events]).toEqual([
      403,
      ['link.created'],
    ])
    const wide = await withKey(
      'workspace.write',
      'customers.read',
      'analytics.read',
      'program.read',
    )
    expect((await wide.call('PATCH', path, { events: sales.events })).status).toBe(200)
  })

  test('of others is not led elsewhere, enabled or read by who may not read its events', async () => {
    const { body: hook } = await workspace.api('POST', '/webhooks', sales)
    const narrow = await withKey('workspace.write')
    const path = `/webhooks/${hook.id}`
    expect((await narrow.call('PATCH', path, { url: `${url}/2` })).status).toBe(403)
    expect((await narrow.call('PATCH', path, { enabled: false })).status).toBe(200)
    expect((await narrow.call('PATCH', path, { enabled: true })).status).toBe(403)
    await workspace.api('PATCH', path, { enabled: true })
    const { body: told } = await workspace.api('POST', `${path}/test`)
    expect((await narrow.call('GET', `${path}/deliveries/${told.id}`)).status).toBe(200)
    // Nothing is sent: it waits as after failures.
    await backend.deps.db
      .sql`update webhooks set retry_at = now() + interval '1 hour', failures = 9`
    await shop.sale('nadia', 900)
    await relayOutbox(backend.deps)
    await runOnce(backend.deps)
    const { body: log } = await workspace.api('GET', `${path}/deliveries?event=sale.created`)
    expect(shownBy(log).slice(0, 2)).toEqual(SECRET.slice(0, 2))
    const since = new Date(0).toISOString()
    for (const [method, address] of [
      ['GET', 'deliveries'],
      ['GET', `deliveries/${log[0].id}`],
      ['POST', `deliveries/${log[0].id}/replay`],
    ] as const) {
      const answer = await narrow.call(method, `${path}/${address}`)
      expect([address, answer.status, shownBy(answer.body)]).toEqual([address, 403, []])
    }
    await backend.deps.db.sql`update webhook_deliveries set status = 'failed'`
    expect((await narrow.call('POST', `${path}/replay`, { since })).status).toBe(403)
    expect((await workspace.api('POST', `${path}/replay`, { since })).status).toBe(200)
  })
})
