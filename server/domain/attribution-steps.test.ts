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
        `Click c of link link-c was ${age} before; the window in days is 30, so it counts.`,
      ])
  })

  test('say what the window does to a click', () => {
    expect(stepsOf({ click: click('c', 31 * DAY) })).toEqual([
      'Click c of link link-c was 31.0 days before; the window in days is 30, so it does not count.',
    ])
    expect(stepsOf({ click: click('c', 31 * DAY), windowDays: null })).toEqual([
      'Click c of link link-c was 31.0 days before; there is no window, so it counts.',
    ])
  })

  test('say that a click came too late', () => {
    const later = 'Click c of link link-c happened after the event, so it does not count.'
    expect(stepsOf({ click: click('c', -DAY) })).toEqual([later])
    const customer = { ...deferred('c', -DAY), settled: true }
    expect(stepsOf({ customer })).toEqual([later])
    expect(stepsOf({ customer: { ...customer, clickId: null } })).toEqual([
      'The customer came from link link-c, but only after the event.',
    ])
  })

  test('name the click that earns when several count, and only then', () => {
    const both = { click: click('b', DAY), customer: deferred('a', 2 * DAY) }
    const earlier =
      'Click a of link link-a was 2.0 days before; the window in days is 30, so it counts.'
    const later =
      'Click b of link link-b was 1.0 days before; the window in days is 30, so it counts.'
    expect(stepsOf(both)).toEqual([earlier, later, 'The last click earns: b.'])
    expect(stepsOf({ ...both, model: 'first' })).toEqual([
      earlier,
      later,
      'The first click earns: a.',
    ])
    expect(stepsOf({ ...both, windowDays: 1 })).toHaveLength(2)
  })

  test('mention another click of a settled customer, and not the customer’s own', () => {
    const customer = { ...deferred('a', DAY), settled: true }
    const stays = 'The customer came from link link-a already, and that never changes.'
    expect(stepsOf({ customer })).toEqual([stays])
    expect(stepsOf({ customer, click: click('a', DAY) })).toEqual([stays])
    expect(stepsOf({ customer, click: click('b', 0) })).toEqual([
      stays,
      'Click b of this call changes nothing.',
    ])
  })

  test('say that nothing was known, whose code was used and which lead claims a sale', () => {
    const nothing = 'No click was named, and the customer came through no link.'
    const unclaimed = attributeSale({ ...rules, click: null, customer: null, lead: null })
    expect(unclaimed.verdict).toBe('unattributed')
    expect(inEnglish(unclaimed)).toEqual([nothing])
    const code = { linkId: 'link-d' }
    expect(
      inEnglish(attributeSale({ ...rules, click: null, customer: null, lead: null, code })),
    ).toEqual([nothing, 'The discount code that was used belongs to link link-d.'])
    const lead = { id: 'evt_1', linkId: 'link-a', clickId: 'a', clickedAtMs: NOW }
    expect(inEnglish(attributeLateLead(lead, unclaimed, NOW))).toEqual([
      nothing,
      'Lead evt_1 arrived later and came from link link-a; it claims the sale.',
    ])
    expect(inEnglish(attributeSale({ ...rules, click: null, customer: null, lead }))).toEqual([
      "The customer's lead evt_1 came from link link-a; its sales go there.",
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
