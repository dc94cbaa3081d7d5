import { expect } from 'bun:test'
import type { Delivery, IntegrationFixture } from '../../server/integrations/testing.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import type { TestBackend } from './backend.ts'
import type { Shop } from './conversions.ts'
import { makeDue } from './jobs.ts'

/** Connects a provider. Returns what sends a signed event and tries twice to record it, with those that wait for it. */
export async function connectProvider(
  { backend, shop }: { backend: TestBackend; shop: Shop },
  provider: string,
  fixture: IntegrationFixture,
) {
  const body = { provider, name: provider, secret: fixture.secret }
  const { body: connection } = await shop.api('POST', '/connections', body)
  return async (delivery: Delivery) => {
    const nowMs = backend.deps.clock.now()
    const signed = { secret: fixture.secret, nowMs, url: connection.webhookUrl }
    const headers = await fixture.sign(delivery, signed)
    const path = new URL(connection.webhookUrl).pathname
    const request = { method: 'POST', body: delivery.body, headers }
    const { status } = await backend.handle(new Request(`http://localhost${path}`, request))
    expect(status).toBe(200)
    await workQueue(backend, 2)
  }
}

/** Runs all jobs, those too that wait for a later time, so many times. */
export async function workQueue(backend: TestBackend, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await makeDue(backend)
    await runOnce(backend.deps)
  }
}
