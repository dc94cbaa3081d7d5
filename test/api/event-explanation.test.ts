import { describe, expect, test } from 'bun:test'
import { TestClock } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { playStory } from '../kit/story.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

const clock = new TestClock('2031-03-12T10:00:00Z')
const backend = await testBackend({ clock, config: { trustProxy: true } })
const story = await playStory(backend)

describe('the explanation of an event', () => {
  const explain = async (id: string) => (await story.shop.api('GET', `/events/${id}`)).body

  test('of a click says where the visitor came from', async () => {
    const { event, explanation } = await explain(story.clickIds[1]!)
    expect(event).toBe('click')
    expect(explanation).toMatchObject({
      verdict: 'recorded',
      reason: 'qr',
      lead: null,
      refunds: [],
    })
    expect(explanation.steps[0]).toContain('scanned the QR code')
  })

  test('of a lead names the click and the rule', async () => {
    const { event, explanation } = await explain(story.leadId)
    expect(event).toBe('lead')
    expect(explanation).toMatchObject({
      verdict: 'attributed',
      reason: 'last_click',
      click: { id: story.clickIds[0], city: 'Berlin' },
    })
    expect(explanation.steps.join(' ')).toContain(story.clickIds[0]!)
  })

  test('of a sale follows it from the lead to the refund', async () => {
    const { explanation } = await explain(story.saleId)
    expect(explanation).toMatchObject({
      verdict: 'attributed',
      reason: 'lead',
      click: { id: story.clickIds[0] },
      lead: { id: story.leadId, eventName: 'Sign up' },
      refunds: [{ id: story.refundId, refundId: 're_1', amount: 2000, currency: 'usd' }],
    })
    expect(explanation.steps).toContain('The sale amount is 50.00 USD.')
    expect(explanation.steps).toContain('20.00 USD was refunded. 30.00 USD remains.')
  })

  test('of a refund leads to its sale', async () => {
    const { event, refund, explanation } = await explain(story.refundId)
    expect(event).toBe('refund')
    expect(refund).toMatchObject({ saleId: story.saleId, amount: 2000 })
    expect(explanation).toMatchObject({ verdict: 'attributed', lead: { id: story.leadId } })
  })

  test('of a sale that nobody earned says so', async () => {
    await story.shop.api('POST', '/track/sale', {
      customerExternalId: 'nobody',
      amount: 100,
      invoiceId: 'in_nobody',
    })
    const { sql } = backend.deps.db
    const [row] = await sql<{ id: string }[]>`select id from sales where invoice_id = 'in_nobody'`
    const { link, explanation } = await explain(row!.id)
    expect(link).toBeNull()
    expect(explanation).toMatchObject({ verdict: 'unattributed', click: null })
    expect(explanation.steps.at(-1)).toContain('isn’t attributed until')
  })

  test('of a sale says that its lead is unknown when it names one, and only then', async () => {
    await story.shop.api('POST', '/customers', { externalId: 'organic' })
    const stepsOf = async (invoiceId: string, more: object) => {
      const body = { customerExternalId: 'organic', amount: 100, invoiceId, ...more }
      const { body: answer } = await story.shop.api('POST', '/track/sale', body)
      expect(answer.sale.invoiceId).toBe(invoiceId)
      const { sql } = backend.deps.db
      const [row] = await sql<
        { id: string }[]
      >`select id from sales where invoice_id = ${invoiceId}`
      const { explanation } = await explain(row!.id)
      return explanation.steps.filter((step: string) => /has no lead/.test(step))
    }
    expect(await stepsOf('in_named', { leadEventName: 'Demo' })).toEqual([
      expect.stringContaining('"Demo"'),
    ])
    expect(await stepsOf('in_plain', {})).toEqual([])
  })

  test('is not given for an unknown or a foreign event', async () => {
    const stranger = await createTestWorkspace(backend)
    for (const id of ['nothing', 'evt_0000000000000000', ...story.clickIds, story.saleId]) {
      const { status, body } = await stranger.api('GET', `/events/${id}`)
      expect({ status, code: body.error.code }).toEqual({ status: 404, code: 'not_found' })
    }
  })
})
