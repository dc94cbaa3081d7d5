import { describe, expect, test } from 'bun:test'
import type { Delivery } from '../../server/integrations/testing.ts'
import { pollConnections } from '../../server/jobs/poll-connections.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { runJob } from '../../server/jobs/run-job.ts'
import { integrationContracts } from '../kit/integration-contracts.ts'
import { openSales } from '../kit/open-sales.ts'

const { contracts, settings } = await integrationContracts()
const { backend, shop, storedSales } = await openSales({ integrationSettings: settings })
const { deps, clock } = backend
const { sql } = deps.db
const polled = contracts.filter(([, { integration }]) => integration.poll !== null)
const HOUR_MS = 3_600_000

test.each(contracts)('%s has a stub of its list of events if it is asked for them', (...one) => {
  const [, { integration, fixture }] = one
  expect(fixture.poll !== undefined).toBe(integration.poll !== null)
})

describe.each(polled)('%s', (name, { integration, fixture }) => {
  const stub = fixture.poll!
  const everyMs = integration.poll!.everyMinutes * 60_000
  let made = 0
  const connect = async (details = stub.details) => {
    stub.list([])
    stub.fail(null)
    const body = { provider: name, name: 'Polled', secret: fixture.secret, details }
    const { status, body: connection } = await shop.api('POST', '/connections', body)
    expect([status, connection.error]).toEqual([201, undefined])
    return connection as { id: string; webhookUrl: string }
  }
  const sell = () => {
    const invoiceId = `${name}-polled-${++made}`
    const customerExternalId = `buyer-${invoiceId}`
    const delivery = fixture.sale({ invoiceId, customerExternalId, nowMs: clock.now() })
    return { delivery, atMs: clock.now(), customerExternalId }
  }
  const send = async (url: string, delivery: Delivery) => {
    const signed = { secret: fixture.secret, nowMs: clock.now(), url }
    const headers = { ...delivery.headers, ...(await fixture.sign(delivery, signed)) }
    const { pathname } = new URL(url)
    const request = { method: 'POST', body: delivery.body, headers }
    return backend.handle(new Request(`http://localhost${pathname}`, request))
  }
  const work = async () => {
    await pollConnections(deps)
    await runOnce(deps)
  }
  /** A round later. */
  const workLater = async (ms = everyMs) => {
    clock.advance(ms)
    await work()
  }
  const inbox = async (id: string) =>
    (await shop.api('GET', `/inbox?connectionId=${id}&pageSize=100`)).body as any[]
  const polling = async (id: string) =>
    (await shop.api('GET', `/connections/${id}`)).body.polling as any
  const countSales = async (sales: { customerExternalId: string }[]) =>
    Promise.all(sales.map(async (one) => (await storedSales(one.customerExternalId)).length))
  const remove = (id: string) => shop.api('DELETE', `/connections/${id}`)

  test('is asked for nothing without the keys for it', async () => {
    const { id } = await connect(fixture.details)
    const before = stub.asked()
    await work()
    expect([stub.asked(), await polling(id)]).toEqual([before, null])
  })

  test('counts an event once that was fetched and sent, in either order', async () => {
    const { id, webhookUrl } = await connect()
    const [fetched, sent] = [sell(), sell()]
    expect((await send(webhookUrl, sent.delivery)).status).toBe(200)
    stub.list([fetched, sent])
    await work()
    expect((await send(webhookUrl, fetched.delivery)).status).toBe(200)
    await workLater()
    expect(await countSales([fetched, sent])).toEqual([1, 1])
    expect(await inbox(id)).toMatchObject([{ status: 'done' }, { status: 'done' }])
    await remove(id)
  })

  test('is read page by page, then from where the last round ended', async () => {
    const { id } = await connect()
    const sales = Array.from({ length: 5 }, sell)
    stub.list(sales)
    await work()
    expect(await countSales(sales)).toEqual([1, 1, 1, 1, 1])
    expect(await polling(id)).toEqual({
      everyMinutes: integration.poll!.everyMinutes,
      lastPolledAt: new Date(clock.now()).toISOString(),
      nextPollAt: new Date(clock.now() + everyMs).toISOString(),
      lastFailedAt: null,
      reason: null,
    })
    const asked = stub.asked()
    await work()
    expect(stub.asked()).toBe(asked)
    clock.advance(HOUR_MS)
    const later = sell()
    stub.list([...sales, later])
    await work()
    expect(await countSales([later])).toEqual([1])
    // What is long read is not listed again.
    expect(await inbox(id)).toHaveLength(6)
    await remove(id)
  })

  test.each([429, 500])(
    'that answers %p is asked less often, and loses nothing',
    async (status) => {
      const { id } = await connect()
      const [first, second, third] = [sell(), sell(), sell()]
      stub.list([first, second, third])
      stub.fail(status)
      const pauses: number[] = []
      for (let failures = 0; failures < 3; failures++) {
        await work()
        const { nextPollAt, reason, lastPolledAt } = await polling(id)
        expect([reason.includes(String(status)), lastPolledAt]).toEqual([true, null])
        pauses.push(Date.parse(nextPollAt) - clock.now())
        const asked = stub.asked()
        await workLater(pauses.at(-1)! - 1)
        expect(stub.asked()).toBe(asked)
        clock.advance(1)
      }
      expect(pauses).toEqual([2 * everyMs, 4 * everyMs, 8 * everyMs])
      stub.fail(null)
      await work()
      expect(await countSales([first, second, third])).toEqual([1, 1, 1])
      expect(await polling(id)).toMatchObject({ reason: null, lastFailedAt: null })
      await remove(id)
    },
  )

  test('is left alone once it refuses the key, until the key changes', async () => {
    const { id } = await connect(stub.refused)
    const sale = sell()
    stub.list([sale])
    await work()
    expect(await polling(id)).toMatchObject({ nextPollAt: null, lastPolledAt: null })
    expect((await polling(id)).reason).toContain('denied access')
    const asked = stub.asked()
    await workLater(24 * HOUR_MS)
    expect(stub.asked()).toBe(asked)
    await shop.api('PATCH', `/connections/${id}`, { details: stub.details })
    await work()
    expect([await countSales([sale]), (await polling(id)).reason]).toEqual([[1], null])
    const none = Object.fromEntries(Object.keys(stub.details).map((field) => [field, '']))
    await shop.api('PATCH', `/connections/${id}`, { details: none })
    const before = stub.asked()
    await workLater(24 * HOUR_MS)
    expect([stub.asked(), await polling(id)]).toEqual([before, null])
  })

  test('is asked nothing about what was removed, or by a plan without conversions', async () => {
    const [removed, kept] = [await connect(), await connect()]
    await remove(removed.id)
    const setPlan = async (plan: string) => {
      await sql`update workspaces set plan = ${plan} where id = ${shop.id}`
      await deps.directory.changed()
    }
    await setPlan('free')
    const asked = stub.asked()
    await workLater()
    expect(stub.asked()).toBe(asked)
    await setPlan('enterprise')
    await work()
    expect(stub.asked()).toBe(asked + 1)
    await remove(kept.id)
  })

  test('is asked by one job at a time', async () => {
    const { id } = await connect()
    const payload = { workspaceId: shop.id, connectionId: id }
    const asked = stub.asked()
    await Promise.all(Array.from({ length: 8 }, () => runJob(deps, 'poll-connection', payload)))
    expect(stub.asked()).toBe(asked + 1)
    await remove(id)
  })

  test('loses and doubles nothing when a job dies between a page and its place', async () => {
    const { id } = await connect()
    const sales = Array.from({ length: 3 }, sell)
    stub.list(sales)
    await sql.unsafe(`
      create function die() returns trigger language plpgsql as $$ begin raise 'died'; end $$;
      create trigger die before update on connections for each row
        when (old.id = '${id}' and old.poll is distinct from new.poll) execute function die()`)
    const payload = { workspaceId: shop.id, connectionId: id }
    const dying = runJob(deps, 'poll-connection', payload).then(
      () => 'ended',
      () => 'died',
    )
    expect(await dying).toBe('died')
    await sql.unsafe('drop trigger die on connections; drop function die()')
    expect(await inbox(id)).toEqual([])
    const asked = stub.asked()
    await work()
    expect(stub.asked()).toBe(asked)
    // Its claim ends.
    await workLater(HOUR_MS)
    expect(await countSales(sales)).toEqual([1, 1, 1])
    expect(await inbox(id)).toHaveLength(3)
    await remove(id)
  })
})
