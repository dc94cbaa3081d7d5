import { afterEach, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { createApp } from '../../server/app.ts'
import { openBackend } from '../../server/start.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openShop, type Shop } from '../kit/conversions.ts'
import { createTestProgram } from '../kit/program.ts'
import { openStream, type OpenStream } from '../kit/stream.ts'

let shop: Shop
let open: OpenStream[] = []

const backend = await testBackend()

beforeEach(async () => {
  shop = await openShop(backend)
})
afterEach(async () => {
  await Promise.all(open.map((stream) => stream.close()))
  open = []
})

async function listen(lastEventId?: string, key = shop.secretKey): Promise<OpenStream> {
  const stream = await openStream(backend.handle, key, lastEventId)
  if (stream.status === 200) open.push(stream)
  return stream
}

/** A click written past the server, as another process would: announced only when asked. */
async function writeClick(atMs: number): Promise<string> {
  const { sql } = backend.deps.db
  const id = backend.deps.ids.make('', atMs)
  await sql`
    insert into clicks (workspace_id, id, link_num, created_at)
    select workspace_id, ${id}, num, ${new Date(atMs)} from links where id = ${shop.link.id}`
  return id
}

/** Resolves when all that was announced before has arrived. */
function announced(): Promise<void> {
  const { live, ids } = backend.deps
  const marker = ids.make('ws')
  return new Promise((resolve) => {
    const unwatch = live.watch(marker, () => {
      unwatch()
      resolve()
    })
    live.announce([marker])
  })
}

describe('the live stream', () => {
  test('names the partner who has the link', async () => {
    const program = await createTestProgram(backend, shop)
    const { partner, link } = await program.enroll('Grace')
    const stream = await listen()
    await program.click(link.key)
    const { data } = await stream.next()
    expect(data.partner).toEqual({ id: partner.id, name: 'Grace', image: null })
  })

  test('tells of a click, a lead, a sale and a refund, in this order', async () => {
    const stream = await listen()
    const clickId = await shop.click()
    expect(await stream.next()).toEqual({
      id: clickId,
      event: 'click',
      data: {
        id: clickId,
        event: 'click',
        timestamp: new Date(backend.clock.now()).toISOString(),
        link: {
          id: shop.link.id,
          domain: shop.domain,
          key: 'spring',
          shortLink: `https://${shop.domain}/spring`,
        },
        partner: null,
        click: {
          id: clickId,
          country: 'Unknown',
          city: 'Unknown',
          device: 'Desktop',
          browser: 'Chrome',
          os: 'Linux',
          referer: '(direct)',
          trigger: 'link',
        },
      },
    })
    const customer = { customerExternalId: 'ada' }
    await shop.api('POST', '/track/lead', {
      clickId,
      eventName: 'Sign up',
      customerName: 'Ada',
      ...customer,
    })
    expect(await stream.next()).toMatchObject({
      event: 'lead',
      data: {
        eventName: 'Sign up',
        customer: { externalId: 'ada', name: 'Ada' },
        click: { id: clickId },
      },
    })
    await shop.api('POST', '/track/sale', { amount: 5000, invoiceId: 'in_1', ...customer })
    const sale = await stream.next()
    expect(sale).toMatchObject({ event: 'sale', data: { sale: { amount: 5000, currency: 'usd' } } })
    await shop.api('POST', '/track/refund', { invoiceId: 'in_1', refundId: 're_1' })
    expect(await stream.next()).toMatchObject({
      event: 'refund',
      data: { refund: { amount: 5000, saleId: sale.id } },
    })
  })

  test('tells all listeners of a workspace, and nobody else', async () => {
    const stranger = await openShop(backend)
    const streams = await Promise.all([listen(), listen(), listen(undefined, stranger.secretKey)])
    const clickId = await shop.click()
    const foreignId = await stranger.click()
    expect(await Promise.all(streams.map(async (stream) => (await stream.next()).id))).toEqual([
      clickId,
      clickId,
      foreignId,
    ])
  })

  test('resumes after the last event that was seen', async () => {
    const stream = await listen()
    const seen = await shop.click()
    expect((await stream.next()).id).toBe(seen)
    await stream.close()
    backend.clock.advance(1)
    const missed = [await shop.click(), await shop.click()]
    const resumed = await listen(seen)
    const ids = [(await resumed.next()).id, (await resumed.next()).id]
    expect(ids.toSorted()).toEqual(missed.toSorted())
    const next = await shop.click()
    expect((await resumed.next()).id).toBe(next)
  })

  test('says how many events it left out when too many were missed', async () => {
    const first = await shop.click()
    const { sql } = backend.deps.db
    const ids = Array.from({ length: 510 }, () => backend.deps.ids.make(''))
    await sql`
      insert into clicks (workspace_id, id, link_num, created_at)
      select l.workspace_id, i, l.num, ${new Date(backend.clock.now())}
      from links l, unnest(${sql.array(ids, 1009)}::text[]) i where l.id = ${shop.link.id}`
    const resumed = await listen(first)
    expect(await resumed.next()).toEqual({ id: undefined, event: 'gap', data: { skipped: 10 } })
    for (let i = 0; i < 500; i++) expect((await resumed.next()).event).toBe('click')
  })

  test('finds an event that was committed after younger ones', async () => {
    const stream = await listen()
    const young = await shop.click()
    expect((await stream.next()).id).toBe(young)
    const late = await writeClick(backend.clock.now() - 5_000)
    backend.deps.live.announce([shop.id])
    expect((await stream.next()).id).toBe(late)
  })

  test('finds an event that nobody announced', async () => {
    const stream = await listen()
    const id = await writeClick(backend.clock.now())
    expect((await stream.next()).id).toBe(id)
  })

  test('is woken by everything that it tells of', async () => {
    const customer = { customerExternalId: 'ada' }
    let clickId = ''
    const steps: Record<string, () => Promise<unknown>> = {
      click: async () => (clickId = await shop.click()),
      lead: () => shop.api('POST', '/track/lead', { clickId, eventName: 'Sign up', ...customer }),
      sale: () => shop.api('POST', '/track/sale', { amount: 5000, invoiceId: 'in_1', ...customer }),
      refund: () => shop.api('POST', '/track/refund', { invoiceId: 'in_1', refundId: 're_1' }),
    }
    const woken = new Set<string>()
    for (const [name, step] of Object.entries(steps)) {
      const unwatch = backend.deps.live.watch(shop.id, () => woken.add(name))
      await step()
      await announced()
      unwatch()
    }
    expect([...woken]).toEqual(Object.keys(steps))
  })

  test('leaves no timer running when its last listener has gone', async () => {
    const started = spyOn(globalThis, 'setInterval')
    const stopped = spyOn(globalThis, 'clearInterval')
    try {
      const streams = [await listen(), await listen()]
      for (const stream of streams) await stream.close()
      const timers = started.mock.results.map(({ value }): unknown => value)
      expect(timers.length).toBeGreaterThan(0)
      const ended: unknown[] = stopped.mock.calls.map(([timer]) => timer)
      expect(ended).toEqual(timers)
    } finally {
      started.mockRestore()
      stopped.mockRestore()
    }
  })

  test('works across server processes', async () => {
    const other = await openBackend(backend.deps.config, backend.clock)
    try {
      const app = createApp(other.deps)
      const stream = await openStream((request) => app.handle(request), shop.secretKey)
      const id = await shop.click()
      expect((await stream.next()).id).toBe(id)
      await stream.close()
    } finally {
      await other.close()
    }
  })

  test('opens only for a secret key that may read analytics', async () => {
    const { body } = await shop.api('POST', '/workspace/keys', {
      name: 'links',
      scopes: ['links.read'],
    })
    const statuses = await Promise.all(
      [shop.publishableKey, body.key, 'svc_sk_wrong'].map(
        async (key) => (await listen(undefined, key)).status,
      ),
    )
    expect(statuses).toEqual([403, 403, 401])
    const inAddress = await backend.handle(
      new Request(`http://localhost/api/events/stream?token=${shop.secretKey}`),
    )
    expect(inAddress.status).toBe(401)
  })

  test('refuses a Last-Event-ID that is none', async () => {
    expect((await listen('yesterday')).status).toBe(422)
  })
})
