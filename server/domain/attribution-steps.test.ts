import { describe, expect, test } from 'bun:test'
import {
  attributeLateLead,
  attributeLead,
  attributeSale,
  type AttributedClick,
  type AttributedCustomer,
  type Attribution,
} from './attribution.ts'
import { format } from '../locales/format.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 86_400 * SECOND
const NOW = 1000 * DAY
const rules = { model: 'last', windowDays: 30, nowMs: NOW } as const

const click = (id: string, ageMs: number): AttributedClick => ({
  id,
  linkId: `link-${id}`,
  atMs: NOW - ageMs,
})
const deferred = (id: string, ageMs: number): AttributedCustomer => ({
  linkId: `link-${id}`,
  clickId: id,
  clickedAtMs: NOW - ageMs,
  settled: false,
})
const inEnglish = (verdict: Attribution | null) => verdict?.steps.map((step) => format(step))
const stepsOf = (evidence: Partial<Parameters<typeof attributeLead>[0]>) =>
  inEnglish(attributeLead({ ...rules, click: null, customer: null, ...evidence }))

describe('the steps to a verdict', () => {
  test('tell the age of a click in seconds, minutes or days', () => {
    const ages: [number, string][] = [
      [0, '0 s'],
      [59_999, '59 s'],
      [MINUTE, '1 min'],
      [DAY - 1, '1439 min'],
      [DAY, '1.0 days'],
      [36 * 60 * MINUTE, '1.5 days'],
    ]
    for (const [ageMs, age] of ages)
      expect(stepsOf({ click: click('c', ageMs) })).toEqual([
        `Click c on link link-c was ${age} earlier, within the attribution window (30 days).`,
      ])
  })

  test('say what the window does to a click', () => {
    expect(stepsOf({ click: click('c', 31 * DAY) })).toEqual([
      'Click c on link link-c was 31.0 days earlier, outside the attribution window (30 days).',
    ])
    expect(stepsOf({ click: click('c', 31 * DAY), windowDays: null })).toEqual([
      'Click c on link link-c was 31.0 days earlier. The program has no attribution window, so it counts.',
    ])
  })

  test('say that a click came too late', () => {
    const later = 'Click c on link link-c was after the event, so it doesn’t count.'
    expect(stepsOf({ click: click('c', -DAY) })).toEqual([later])
    const customer = { ...deferred('c', -DAY), settled: true }
    expect(stepsOf({ customer })).toEqual([later])
    expect(stepsOf({ customer: { ...customer, clickId: null } })).toEqual([
      'The customer came from link link-c only after the event.',
    ])
  })

  test('name the click that earns when several count, and only then', () => {
    const both = { click: click('b', DAY), customer: deferred('a', 2 * DAY) }
    const earlier =
      'Click a on link link-a was 2.0 days earlier, within the attribution window (30 days).'
    const later =
      'Click b on link link-b was 1.0 days earlier, within the attribution window (30 days).'
    expect(stepsOf(both)).toEqual([earlier, later, 'Last-click attribution: click b counts.'])
    expect(stepsOf({ ...both, model: 'first' })).toEqual([
      earlier,
      later,
      'First-click attribution: click a counts.',
    ])
    expect(stepsOf({ ...both, windowDays: 1 })).toHaveLength(2)
  })

  test('mention another click of a settled customer, and not the customer’s own', () => {
    const customer = { ...deferred('a', DAY), settled: true }
    const stays = 'The customer already came from link link-a. A customer’s link doesn’t change.'
    expect(stepsOf({ customer })).toEqual([stays])
    expect(stepsOf({ customer, click: click('a', DAY) })).toEqual([stays])
    expect(stepsOf({ customer, click: click('b', 0) })).toEqual([
      stays,
      'Click b in this request doesn’t change the attribution.',
    ])
  })

  test('say that nothing was known, whose code was used and which lead claims a sale', () => {
    const nothing = 'The request didn’t include a click, and the customer didn’t come from a link.'
    const unclaimed = attributeSale({ ...rules, click: null, customer: null, lead: null })
    expect(unclaimed.verdict).toBe('unattributed')
    expect(inEnglish(unclaimed)).toEqual([nothing])
    const code = { linkId: 'link-d' }
    expect(
      inEnglish(attributeSale({ ...rules, click: null, customer: null, lead: null, code })),
    ).toEqual([nothing, 'The discount code belongs to link link-d.'])
    const lead = { id: 'evt_1', linkId: 'link-a', clickId: 'a', clickedAtMs: NOW }
    expect(inEnglish(attributeLateLead(lead, unclaimed, NOW))).toEqual([
      nothing,
      'Lead evt_1 arrived later and came from link link-a, so the sale is attributed to it.',
    ])
    expect(inEnglish(attributeSale({ ...rules, click: null, customer: null, lead }))).toEqual([
      'The customer’s lead evt_1 came from link link-a, so the customer’s sales are attributed to that link.',
    ])
  })
})

describe('a customer whose click is not known to the full', () => {
  const half: AttributedCustomer[] = [
    { linkId: 'link-a', clickId: 'a', clickedAtMs: null, settled: false },
    { linkId: 'link-a', clickId: null, clickedAtMs: NOW, settled: false },
    { linkId: 'link-a', clickId: null, clickedAtMs: null, settled: false },
  ]

  test('stays with the link: there is nothing to judge by a window', () => {
    for (const customer of half) {
      const { linkId, clickId, reason } = attributeLead({
        ...rules,
        customer,
        click: click('b', 0),
      })
      expect([linkId, clickId, reason]).toEqual(['link-a', customer.clickId, 'customer_click'])
    }
  })
})

test('among clicks of one moment the order of ids decides, whichever is the customer’s', () => {
  for (const [own, named] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const) {
    const evidence = { ...rules, customer: deferred(own, DAY), click: click(named, DAY) }
    expect(attributeLead({ ...evidence, model: 'first' }).clickId).toBe('a')
    expect(attributeLead({ ...evidence, model: 'last' }).clickId).toBe('b')
  }
})
