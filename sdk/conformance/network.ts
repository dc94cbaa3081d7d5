import { expect, test } from 'bun:test'
import { BODIES } from '../../test/security/api/bodies.ts'
import flaky from './cases/flaky.json'
import type { Fault } from './flaky-server.ts'
import type { Subject } from './subject.ts'

/** What becomes of calls when the network, or the server, fails. */
export function testNetwork(subject: Subject): void {
  test.each(flaky)('survives a network: $name', async (one) => {
    const { faults, attempts, waitMs = 0, write = false, error, ...limits } = one
    await subject.connect({ baseUrl: subject.stage.flaky.origin, ...limits })
    subject.stage.flaky.expect(faults as Fault[])
    const sales = async () => (await subject.stage.get('/events?event=sales&interval=all')).length
    const before = await sales()
    const asked = write
      ? {
          resource: 'track',
          method: 'sale',
          params: subject.stage.fill(BODIES['POST /track/sale'] as object),
        }
      : { resource: 'workspace', method: 'get' }
    const told = await subject.driver.ask('call', asked)
    const { seen } = subject.stage.flaky
    if (error) expect(told.error).toMatchObject(error)
    else expect(told.error).toBeUndefined()
    expect(seen).toHaveLength(attempts)
    const keys = new Set(seen.map(({ headers }) => headers['idempotency-key']))
    expect(keys.size).toBe(1)
    if (write) expect([...keys][0]).toMatch(/^[\w-]{16,255}$/)
    else expect([...keys]).toEqual([undefined])
    expect(await sales()).toBe(before + (write ? 1 : 0))
    if (waitMs > 0) expect(seen[1]!.atMs - seen[0]!.atMs).toBeGreaterThanOrEqual(waitMs)
  })

  test('follows no redirect with its live events', async () => {
    await subject.connect({ baseUrl: subject.stage.flaky.origin })
    subject.stage.flaky.expect([{ status: 307, headers: { location: '/api/elsewhere' } }])
    const asked = { resource: 'events', method: 'stream', params: {}, take: 1 }
    const told = await subject.driver.ask('call', asked)
    expect(told.error?.type).toBe('unexpected')
    expect(subject.stage.flaky.seen.map(({ path }) => path)).toEqual(['/api/events/stream'])
  })

  test('sends another idempotency key with each call, and the one that is wanted', async () => {
    await subject.connect({ baseUrl: subject.stage.flaky.origin })
    subject.stage.flaky.expect([])
    const sale = {
      resource: 'track',
      method: 'sale',
      params: subject.stage.fill(BODIES['POST /track/sale'] as object),
    }
    await subject.driver.ask('call', sale)
    await subject.driver.ask('call', sale)
    await subject.driver.ask('call', { ...sale, options: { idempotencyKey: 'order-42' } })
    const [first, second, third] = subject.stage.flaky.seen.map(
      ({ headers }) => headers['idempotency-key'],
    )
    expect(first).not.toBe(second)
    expect(third).toBe('order-42')
  })

  test('follows the live events, and goes on where a connection broke off', async () => {
    await subject.connect({ baseUrl: subject.stage.flaky.origin })
    subject.stage.flaky.expect([{ cut: 'stream' }])
    const [oldest] = await subject.stage.get('/events?event=leads&interval=all&sortOrder=asc')
    const params = { lastEventId: oldest.id }
    const told = await subject.driver.ask('call', {
      resource: 'events',
      method: 'stream',
      params,
      take: 2,
    })
    const [first, second] = told.ok
    expect([first.event, second.event]).toEqual([
      expect.stringMatching(/^(click|lead|sale|refund)$/),
      expect.stringMatching(/^(click|lead|sale|refund)$/),
    ])
    expect(first.id).not.toBe(second.id)
    const last = subject.stage.flaky.seen.map(({ headers }) => headers['last-event-id'])
    expect(last).toEqual([oldest.id, first.id])
  })
}
