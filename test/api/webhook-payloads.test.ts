import { Value } from '@sinclair/typebox/value'
import { afterAll, describe, expect, test } from 'bun:test'
import * as components from 'dub/models/components'
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../server/domain/webhook-events.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { relayOutbox } from '../../server/jobs/relay-outbox.ts'
import { PAYLOADS } from '../../server/modules/outgoing/payloads/schema.ts'
import { emptyQueue } from '../kit/jobs.ts'
import { openMilestones } from '../kit/milestones.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend({ config: { webhooksAllowPrivate: true } })
const shop = await openMilestones(backend)
const { workspace, program, ada, group } = shop
const { deps } = backend

// Nobody listens there: what is written for it is what is looked at.
const url = 'http://127.0.0.1:9/hooks'
const { body: hook } = await workspace.api('POST', '/webhooks', { url, events: WEBHOOK_EVENTS })

interface Told {
  id: string
  event: WebhookEvent
  createdAt: string
  data: any
}

/** Does something and answers what the endpoint is told of it, in order. */
async function told(act: () => Promise<unknown>): Promise<Told[]> {
  await emptyQueue(backend)
  await deps.db.sql`delete from webhook_deliveries`
  await act()
  await relayOutbox(deps)
  await deps.db.sql`update webhooks set retry_at = now() + interval '1 hour', failures = 9`
  await runOnce(deps)
  const rows = await deps.db.sql<{ body: string }[]>`
    select body from webhook_deliveries where webhook_id = ${hook.id} order by num`
  const events: Told[] = rows.map(({ body }) => JSON.parse(body))
  for (const { event, data } of events) {
    const wrong = [...Value.Errors(PAYLOADS[event], data)].map((error) => `${event}${error.path}`)
    expect(wrong).toEqual([])
  }
  return events
}
const types = (events: Told[]) => events.map(({ event }) => event)
const ok = async (method: string, path: string, body?: object) => {
  const answer = await workspace.api(method, path, body)
  expect([path, answer.status < 300 ? 200 : answer]).toEqual([path, 200])
  return answer.body
}

/** The published client's own checks, by event; it does not know the others. */
const CHECKS: Partial<Record<WebhookEvent, { parse(event: unknown): unknown }>> = {
  'link.created': components.LinkWebhookEvent$inboundSchema,
  'link.updated': components.LinkWebhookEvent$inboundSchema,
  'link.deleted': components.LinkWebhookEvent$inboundSchema,
  'link.clicked': components.LinkClickedEvent$inboundSchema,
  'lead.created': components.LeadCreatedEvent$inboundSchema,
  'sale.created': components.SaleCreatedEvent$inboundSchema,
  'partner.enrolled': components.PartnerEnrolledEvent$inboundSchema,
  'partner.application_submitted': components.PartnerApplicationSubmittedEvent$inboundSchema,
  'partner.merged': components.PartnerMergedEvent$inboundSchema,
  'commission.created': components.CommissionCreatedEvent$inboundSchema,
  'discount_code.created': components.DiscountCodeWebhookEvent$inboundSchema,
  'discount_code.deleted': components.DiscountCodeWebhookEvent$inboundSchema,
}
const checked = new Set<string>()
function accepted(events: Told[]): void {
  for (const event of events) {
    CHECKS[event.event]?.parse(event)
    if (CHECKS[event.event]) checked.add(event.event)
  }
}
afterAll(() => expect([...checked].sort()).toEqual(Object.keys(CHECKS).sort()))

describe('an endpoint is told, in a shape that the published client accepts, of', () => {
  test('links', async () => {
    const body = { url: 'https://shop.test/a', key: 'told', tagNames: [] }
    const events = await told(async () => {
      const { id } = await ok('POST', '/links', body)
      await ok('PATCH', `/links/${id}`, { title: 'New' })
      await ok('DELETE', `/links/${id}`)
    })
    expect(types(events)).toEqual(['link.created', 'link.updated', 'link.deleted'])
    accepted(events)
    expect(events[1]!.data).toMatchObject({ key: 'told', title: 'New' })
  })

  test('a click, a lead and a sale, with their customer and commission', async () => {
    let clickId = ''
    const clicked = await told(async () => {
      clickId = await shop.click(ada.link.key)
      // The same visitor within the hour is the same click.
    })
    expect(types(clicked)).toEqual(['link.clicked'])
    expect(clicked[0]!.data).toMatchObject({ click: { id: clickId }, link: { id: ada.link.id } })
    const lead = await told(() =>
      ok('POST', '/track/lead', {
        clickId,
        eventName: 'Sign up',
        customerExternalId: 'told-1',
        customerName: 'Eve',
        metadata: { plan: 'pro' },
      }),
    )
    expect(types(lead)).toEqual(['customer.created', 'lead.created'])
    expect(lead[1]!.data).toMatchObject({
      eventName: 'Sign up',
      customer: { externalId: 'told-1', name: 'Eve' },
      click: { id: clickId },
      partner: { id: ada.partner.id },
      metadata: { plan: 'pro' },
    })
    const sale = await told(() => shop.sale('told-1', 5000, { invoiceId: 'told-in' }))
    expect(types(sale)).toEqual(['sale.created', 'commission.created'])
    expect(sale[0]!.data.sale).toMatchObject({ amount: 5000, invoiceId: 'told-in' })
    expect(sale[1]!.data).toMatchObject({ earnings: 500, partner: { id: ada.partner.id } })
    const refund = await told(() => shop.refund('told-in', 're-1', { amount: 2000 }))
    expect(types(refund)).toEqual(['sale.refunded', 'commission.updated'])
    expect(refund[0]!.data).toMatchObject({
      refund: { refundId: 're-1', amount: 2000 },
      sale: { amount: 5000, invoiceId: 'told-in' },
    })
    const undone = await told(() =>
      ok('POST', '/track/refund/reverse', { invoiceId: 'told-in', refundId: 're-1' }),
    )
    expect(types(undone)).toEqual(['sale.refund_reversed', 'commission.updated'])
    accepted([...clicked, ...lead, ...sale])
  })

  test('a sale that came before its lead, once the lead says whose it is', async () => {
    const early = await told(() => shop.sale('early', 700))
    expect(types(early)).toEqual([])
    const late = await told(() => shop.customer('early'))
    expect(types(late)).toContain('sale.created')
    expect(types(late).indexOf('sale.created')).toBeGreaterThan(types(late).indexOf('lead.created'))
    accepted(late)
  })

  test('a customer who is created, changed and erased, whose name is then in no delivery', async () => {
    const events = await told(async () => {
      const { id } = await ok('POST', '/customers', { externalId: 'told-2', name: 'Mallory' })
      await ok('PATCH', `/customers/${id}`, { name: 'Mallory M.' })
    })
    expect(types(events)).toEqual(['customer.created', 'customer.updated'])
    const { id } = events[0]!.data
    await ok('DELETE', `/customers/${id}`)
    const [kept] = await deps.db.sql`
      select count(*)::int as n from webhook_deliveries where body like '%Mallory%'`
    expect(kept!.n).toBe(0)
    const erased = await told(() => ok('POST', '/customers', { externalId: 'told-3' }))
    const gone = await told(() => ok('DELETE', `/customers/${erased[0]!.data.id}`))
    expect(gone.map(({ event, data }) => [event, data])).toEqual([
      ['customer.erased', { id: erased[0]!.data.id }],
    ])
  })

  test('partners: enrolled, changed, banned, merged, erased', async () => {
    let bob: any
    const enrolled = await told(async () => {
      bob = await shop.enroll('Bob Told')
    })
    expect(types(enrolled)).toEqual([
      'partner.created',
      'link.created',
      'enrollment.created',
      'partner.enrolled',
    ])
    expect(enrolled[3]!.data).toMatchObject({ id: bob.partner.id, status: 'approved' })
    const changed = await told(() =>
      ok('PATCH', `/partners/${bob.partner.id}`, { name: 'Robert', tenantId: 'bob' }),
    )
    expect(types(changed)).toEqual(['partner.updated', 'link.updated', 'enrollment.updated'])
    const banned = await told(() =>
      ok('POST', '/partners/ban', { partnerId: bob.partner.id, reason: 'spam' }),
    )
    expect(types(banned)).toEqual(['link.updated', 'enrollment.updated'])
    expect(banned[1]!.data).toMatchObject({ change: 'ban', previousStatus: 'approved' })
    const carl = await shop.enroll('Carl Told')
    const dora = await shop.enroll('Dora Told')
    const merged = await told(() =>
      ok('POST', '/partners/merge', {
        fromPartnerId: carl.partner.id,
        intoPartnerId: dora.partner.id,
      }),
    )
    expect(merged.at(-1)).toMatchObject({
      event: 'partner.merged',
      data: {
        sourcePartner: { id: carl.partner.id },
        targetPartner: { id: dora.partner.id },
        targetAlreadyEnrolled: true,
      },
    })
    const erased = await told(() => ok('DELETE', `/partners/${dora.partner.id}`))
    expect(types(erased)).toContain('partner.erased')
    expect(types(erased)).toContain('link.deleted')
    expect(JSON.stringify(erased)).not.toContain('Dora')
    accepted([...enrolled, ...changed, ...banned, ...merged])
  })

  test('an application', async () => {
    const events = await told(async () => {
      const body = { email: 'eve@partners.test', name: 'Eve Told', programId: program.id }
      expect((await workspace.browser('/partners/apply', body)).status).toBe(200)
      await runOnce(deps)
    })
    expect(types(events)).toContain('partner.application_submitted')
    accepted(events)
  })

  test('discount codes', async () => {
    const { id } = await ok('POST', '/discounts', {
      groupId: group.id,
      type: 'percentage',
      rateBps: 2000,
      maxDurationMonths: 3,
    })
    const events = await told(async () => {
      const code = await ok('POST', '/discount-codes', {
        partnerId: ada.partner.id,
        linkId: ada.link.id,
        code: 'TOLD20',
      })
      await ok('DELETE', `/discount-codes/${code.id}`)
    })
    expect(types(events)).toEqual(['discount_code.created', 'discount_code.deleted'])
    expect(events[0]!.data).toMatchObject({ code: 'TOLD20', discount: { id, amount: 20 } })
    accepted(events)
  })

  test('milestones that are reached and undone, and months that are closed', async () => {
    await shop.milestone('revenue', 9_000_000)
    const reached = await told(() => shop.sale('buyer', 9_500_000, { invoiceId: 'told-big' }))
    expect(types(reached)).toContain('milestone.reached')
    const { data } = reached.find(({ event }) => event === 'milestone.reached')!
    expect(data).toMatchObject({ name: 'Goal', metric: 'revenue', threshold: 9_000_000 })
    const undone = await told(() => shop.refund('told-big', 're-big'))
    expect(types(undone)).toContain('milestone.undone')
    const month = '2026-01'
    backend.clock.set('2031-03-02T00:00:00Z')
    const closed = await told(() => ok('POST', `/programs/${program.id}/closings`, { month }))
    expect(types(closed)).toEqual(['month.closed'])
    expect(closed[0]!.data).toMatchObject({ programId: program.id, month })
  })
})
