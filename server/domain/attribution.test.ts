import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  attributeLateLead,
  attributeLead,
  attributeSale,
  type Attribution,
  type AttributedClick,
  type AttributedCustomer,
  type AttributedLead,
  type SaleEvidence,
} from './attribution.ts'
import { format } from '../locales/format.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const NOW = 1000 * DAY
const rules = { model: 'last', windowDays: 30, nowMs: NOW } as const

const clickOf = (link: string, daysAgo: number): AttributedClick => ({
  id: `click-${link}`,
  linkId: link,
  atMs: NOW - daysAgo * DAY,
})
const customerOf = (link: string, daysAgo: number, settled = true): AttributedCustomer => ({
  linkId: link,
  clickId: `click-${link}`,
  clickedAtMs: NOW - daysAgo * DAY,
  settled,
})
const nobody: AttributedCustomer = { linkId: null, clickId: null, clickedAtMs: null }
const leadOf = (link: string | null, daysAgo = 1): AttributedLead => ({
  id: 'evt_1',
  linkId: link,
  clickId: link && `click-${link}`,
  clickedAtMs: link === null ? null : NOW - daysAgo * DAY,
})
const short = ({ linkId, clickId, reason }: Attribution) => [linkId, clickId, reason]
const lead = (evidence: Partial<Parameters<typeof attributeLead>[0]>) =>
  short(attributeLead({ ...rules, click: null, customer: null, ...evidence }))
const sale = (evidence: Partial<SaleEvidence>) =>
  short(attributeSale({ ...rules, click: null, customer: null, lead: null, ...evidence }))

describe('a lead', () => {
  test('belongs to the link of its click', () => {
    expect(lead({ click: clickOf('a', 3) })).toEqual(['a', 'click-a', 'last_click'])
    expect(lead({ click: clickOf('a', 3), model: 'first' })).toEqual([
      'a',
      'click-a',
      'first_click',
    ])
  })

  test('of a customer who was created without a click takes the click of the call', () => {
    expect(lead({ click: clickOf('a', 3), customer: nobody })).toEqual([
      'a',
      'click-a',
      'last_click',
    ])
  })

  test('of a known customer stays with their link, however old it is and whatever the call names', () => {
    expect(lead({ customer: customerOf('a', 500) })).toEqual(['a', 'click-a', 'customer_click'])
    for (const model of ['first', 'last'] as const) {
      const verdict = lead({ customer: customerOf('a', 500), click: clickOf('b', 0), model })
      expect(verdict).toEqual(['a', 'click-a', 'customer_click'])
    }
  })

  test('belongs to nobody without a click, and the reason tells a stranger from a customer', () => {
    expect(lead({})).toEqual([null, null, 'unknown_customer'])
    expect(lead({ customer: nobody })).toEqual([null, null, 'no_click'])
  })

  test('counts a click up to the last millisecond of the window, and not one later', () => {
    const at = (atMs: number) => lead({ click: { ...clickOf('a', 0), atMs } })[2]
    expect(at(NOW - 30 * DAY)).toBe('last_click')
    expect(at(NOW - 30 * DAY - 1)).toBe('window_expired')
    expect(lead({ click: clickOf('a', 9999), windowDays: null })[0]).toBe('a')
  })

  test('counts no click that came after it, but for five minutes between the clocks', () => {
    const at = (atMs: number) => lead({ click: { ...clickOf('a', 0), atMs } })
    expect(at(NOW + 5 * MINUTE)).toEqual(['a', 'click-a', 'last_click'])
    expect(at(NOW + 5 * MINUTE + 1)).toEqual([null, null, 'before_click'])
    const known = { ...customerOf('a', 0), clickedAtMs: NOW + DAY }
    expect(lead({ customer: known })).toEqual([null, null, 'before_click'])
    // The origin came later, so the click of the call speaks for it.
    expect(lead({ customer: known, click: clickOf('b', 1) })).toEqual([
      'b',
      'click-b',
      'last_click',
    ])
    expect(lead({ click: clickOf('b', 31), customer: known })[2]).toBe('window_expired')
  })

  test('that was deferred chooses between the stored and the new click by the model', () => {
    const both = { customer: customerOf('a', 5, false), click: clickOf('b', 1) }
    expect(lead({ ...both, model: 'first' })).toEqual(['a', 'click-a', 'first_click'])
    expect(lead({ ...both, model: 'last' })).toEqual(['b', 'click-b', 'last_click'])
    expect(lead({ ...both, click: null })).toEqual(['a', 'click-a', 'customer_click'])
  })

  test('that was deferred names one click once, and the later id wins among equal times', () => {
    const same = attributeLead({
      ...rules,
      customer: customerOf('a', 5, false),
      click: clickOf('a', 5),
    })
    expect(same.steps).toHaveLength(1)
    const tied = { customer: customerOf('a', 5, false), click: clickOf('b', 5) }
    expect([lead(tied)[0], lead({ ...tied, model: 'first' })[0]]).toEqual(['b', 'a'])
  })

  test('that was deferred lets no click outside the window win', () => {
    const old = customerOf('a', 31, false)
    expect(lead({ customer: old })).toEqual([null, null, 'window_expired'])
    expect(lead({ customer: old, click: clickOf('b', 1), model: 'first' })).toEqual([
      'b',
      'click-b',
      'first_click',
    ])
  })
})

describe('a sale', () => {
  test('goes to the link of the lead, before everything else and without a window', () => {
    const everything = {
      customer: customerOf('b', 1),
      click: clickOf('c', 0),
      code: { linkId: 'd' },
    }
    expect(sale({ lead: leadOf('a'), ...everything })).toEqual(['a', 'click-a', 'lead'])
  })

  test('that happened before the click earns nothing, whether its lead or its customer says so', () => {
    const later = { customer: customerOf('a', -1), lead: leadOf('a', -1) }
    expect(sale(later)).toEqual([null, null, 'before_click'])
    expect(sale({ ...later, lead: null })).toEqual([null, null, 'before_click'])
    expect(sale({ ...later, code: { linkId: 'd' } })).toEqual(['d', null, 'code'])
    const unclaimed = attributeSale({ ...rules, click: null, customer: null, lead: null })
    expect(attributeLateLead(leadOf('a', -1), unclaimed, NOW)).toBeNull()
  })

  test('belongs to a link without a click whenever it happened, unless that began later', () => {
    const imported = { linkId: 'a', clickId: null, clickedAtMs: null }
    expect(sale({ customer: imported })).toEqual(['a', null, 'customer_click'])
    const byCode = { ...imported, clickedAtMs: NOW + DAY }
    expect(sale({ customer: byCode })).toEqual([null, null, 'before_click'])
  })

  test('goes to the customer’s link when the lead has none', () => {
    expect(
      sale({ lead: leadOf(null), customer: customerOf('b', 500), click: clickOf('c', 0) }),
    ).toEqual(['b', 'click-b', 'customer_click'])
  })

  test('without a lead goes to its own click, within the window', () => {
    expect(sale({ click: clickOf('c', 1) })).toEqual(['c', 'click-c', 'last_click'])
    expect(sale({ click: clickOf('c', 31) })).toEqual([null, null, 'window_expired'])
  })

  test('with only a partner’s code goes to that partner’s link; a click comes first', () => {
    const code = { linkId: 'd' }
    expect(sale({ code })).toEqual(['d', null, 'code'])
    expect(sale({ code, click: clickOf('c', 31) })).toEqual(['d', null, 'code'])
    expect(sale({ code, click: clickOf('c', 1) })[0]).toBe('c')
  })

  test('of an unknown customer without a click is unattributed, and a late lead claims it', () => {
    const evidence = { ...rules, click: null, customer: null, lead: null }
    const unclaimed = attributeSale(evidence)
    expect(short(unclaimed)).toEqual([null, null, 'unknown_customer'])
    const claimed = attributeLateLead(leadOf('a'), unclaimed, NOW)
    expect(claimed && short(claimed)).toEqual(['a', 'click-a', 'late_lead'])
    expect(claimed?.steps.slice(0, -1)).toEqual(unclaimed.steps)
  })

  test('is claimed by no lead without a link, and never twice', () => {
    const unclaimed = attributeSale({ ...rules, click: null, customer: nobody, lead: null })
    expect(attributeLateLead(leadOf(null), unclaimed, NOW)).toBeNull()
    const owned = attributeSale({ ...rules, click: clickOf('c', 1), customer: null, lead: null })
    expect(attributeLateLead(leadOf('a'), owned, NOW)).toBeNull()
  })
})

describe('every verdict', () => {
  const link = fc.constantFrom('a', 'b', 'c')
  const days = fc.integer({ min: -1, max: 60 })
  const evidence = fc.record({
    model: fc.constantFrom('first' as const, 'last' as const),
    windowDays: fc.option(fc.integer({ min: 0, max: 60 })),
    nowMs: fc.constant(NOW),
    click: fc.option(fc.tuple(link, days).map(([of, ago]) => clickOf(of, ago))),
    customer: fc.option(
      fc.oneof(
        fc.constant(nobody),
        fc
          .tuple(link, days, fc.boolean())
          .map(([of, ago, settled]) => customerOf(of, ago, settled)),
      ),
    ),
    lead: fc.option(fc.option(link).map(leadOf)),
    code: fc.option(fc.record({ linkId: link })),
  })

  test('has a link exactly when it is attributed, and explains itself', () => {
    fc.assert(
      fc.property(evidence, (facts) => {
        for (const verdict of [attributeLead(facts), attributeSale(facts)]) {
          expect(verdict.linkId !== null).toBe(verdict.verdict === 'attributed')
          expect(verdict.clickId === null || verdict.linkId !== null).toBe(true)
          expect(verdict.steps.length).toBeGreaterThan(0)
          expect(verdict.steps.every((step) => /^[A-Z].*\.$/.test(format(step)))).toBe(true)
        }
      }),
    )
  })

  test('names only a link that something pointed to, and never a click outside the window', () => {
    fc.assert(
      fc.property(evidence, (facts) => {
        const { linkId, reason } = attributeSale(facts)
        const known = [
          facts.click?.linkId,
          facts.customer?.linkId,
          facts.lead?.linkId,
          facts.code?.linkId,
        ]
        if (linkId !== null) expect(known).toContain(linkId)
        if (reason === 'before_click' || !reason.endsWith('_click')) return
        if (facts.windowDays === null) return
        const settled = facts.customer?.linkId && facts.customer.settled !== false
        const ages = [facts.click?.atMs, facts.customer?.clickedAtMs].map(
          (at) => NOW - (at ?? -Infinity),
        )
        expect(
          Boolean(settled) || reason === 'no_click' || Math.min(...ages) <= facts.windowDays * DAY,
        ).toBe(true)
      }),
    )
  })

  test('stays the same when the customer who resulted from it comes again, whatever click is named', () => {
    fc.assert(
      fc.property(evidence, fc.option(link), (facts, other) => {
        const first = attributeLead(facts)
        fc.pre(first.linkId !== null)
        const customer = { linkId: first.linkId, clickId: first.clickId, clickedAtMs: NOW }
        const click = other && clickOf(other, 0)
        expect(attributeLead({ ...facts, customer, click }).linkId).toBe(first.linkId)
        expect(attributeSale({ ...facts, customer, click, lead: null }).linkId).toBe(first.linkId)
      }),
    )
  })
})
