import { afterAll, expect } from 'bun:test'
import { PARTNER_EVENTS } from '../../server/domain/webhook-events.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { openPage, type EmbedPage } from './embed.ts'
import { emptyQueue, makeDue } from './jobs.ts'
import { createTestProgram } from './program.ts'
import { testBackend } from './test-backend.ts'
import { createTestWorkspace } from './workspace.ts'

export interface Received {
  path: string
  headers: Record<string, string>
  text: string
}

/** A program with two partners, whose sales earn a fifth, and a receiver on the loopback for their webhooks. */
export async function openPartnerWebhooks() {
  const backend = await testBackend({ config: { webhooksAllowPrivate: true } })
  const workspace = await createTestWorkspace(backend)
  const program = await createTestProgram(backend, workspace)
  const [ada, bob] = [await program.enroll('Ada Lovelace'), await program.enroll('Bob Byte')]
  const reward = { event: 'sale', type: 'percentage', rateBps: 2000, groupId: program.group.id }
  expect((await workspace.api('POST', '/rewards', reward)).status).toBe(201)
  const received: Received[] = []
  /** What the receiver answers, by path; 204 elsewhere. */
  const answers = new Map<string, number>()
  const receiver = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const path = new URL(request.url).pathname
      received.push({ path, headers: request.headers.toJSON(), text: await request.text() })
      return new Response(null, { status: answers.get(path) ?? 204 })
    },
  })
  afterAll(() => receiver.stop(true))
  let buyers = 0
  return {
    backend,
    workspace,
    program,
    ada,
    bob,
    received,
    answers,
    pageOf: (partnerId: string) => openPage(backend, workspace, { partnerId }),
    async register(page: EmbedPage, path: string, events: readonly string[] = PARTNER_EVENTS) {
      const url = `http://127.0.0.1:${receiver.port}${path}`
      const { status, body } = await page.call('POST', '/webhooks', { url, events })
      expect([status, body.error]).toEqual([201, undefined])
      return body
    },
    /** Leaves no endpoint of these partners, nothing that waits and nothing that was received. */
    async begin(...pages: EmbedPage[]) {
      for (const page of pages) {
        const { body } = await page.call('GET', '/webhooks')
        for (const { id } of body) await page.call('DELETE', `/webhooks/${id}`)
      }
      await emptyQueue(backend)
      received.length = 0
      answers.clear()
    },
    /** Everything that is due is done, and what waits for a later time after `ms`. */
    async run(ms = 0) {
      backend.clock.advance(ms)
      await relayOutbox(backend.deps)
      await makeDue(backend)
      await runOnce(backend.deps)
    },
    told: (path: string) =>
      received.filter((one) => one.path === path).map(({ text }) => JSON.parse(text)),
    /** A new customer comes through a link, signs up and buys: their external id. */
    async sell(key: string) {
      const clickId = await program.click(key)
      const customerExternalId = `buyer-${++buyers}`
      const customer = { customerName: 'Grace Okoro', customerEmail: 'grace@buyers.test' }
      const lead = { clickId, eventName: 'Sign up', customerExternalId, ...customer }
      expect((await workspace.api('POST', '/track/lead', lead)).status).toBe(200)
      const money = { amount: 10_000, currency: 'usd', invoiceId: `INV-${buyers}` }
      const sale = { customerExternalId, ...money }
      expect((await workspace.api('POST', '/track/sale', sale)).status).toBe(200)
      return customerExternalId
    },
  }
}
