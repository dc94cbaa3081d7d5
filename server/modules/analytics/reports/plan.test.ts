import { describe, expect, test } from 'bun:test'
import { planReport, type Question } from './plan.ts'

const at = (text: string) => Date.parse(`2026-03-${text}Z`)
const question = (changes: Partial<Question>): Question => ({
  shape: 'total',
  filtered: [],
  byCustomer: false,
  bounds: [at('01T00:00'), at('11T00:00')],
  rolledUntilMs: at('20T00:00'),
  nowMs: at('20T00:00'),
  ...changes,
})
const raw = (from: string, to: string, unrolled = false) => ({
  startMs: at(from),
  endMs: at(to),
  unrolled,
})

describe('totals and series', () => {
  test('without filters come from the quarters of the workspace', () => {
    expect(planReport(question({}))).toEqual({
      rollup: { table: 'workspace', startMs: at('01T00:00'), endMs: at('11T00:00'), except: [] },
      raw: [],
    })
  })

  test('read the events of the quarters that the ends cut', () => {
    const bounds = [at('01T00:07'), at('10T23:50')]
    expect(planReport(question({ bounds }))).toEqual({
      rollup: { table: 'workspace', startMs: at('01T00:15'), endMs: at('10T23:45'), except: [] },
      raw: [raw('01T00:07', '01T00:15'), raw('10T23:45', '10T23:50')],
    })
  })

  test('of links come from the hours of the links, except those that a column cuts', () => {
    const days = [1, 2, 3, 4].map((day) => at(`0${day}T18:15`))
    const plan = planReport(question({ shape: 'series', filtered: ['link'], bounds: days }))
    expect(plan).toEqual({
      rollup: {
        table: 'link',
        startMs: at('01T19:00'),
        endMs: at('04T18:00'),
        except: [at('02T18:00'), at('03T18:00')],
      },
      raw: [
        raw('01T18:15', '01T19:00'),
        raw('02T18:00', '02T19:00'),
        raw('03T18:00', '03T19:00'),
        raw('04T18:00', '04T18:15'),
      ],
    })
  })

  test('of links by the hour in a zone that cuts every hour read events', () => {
    const hours = Array.from({ length: 25 }, (_, hour) => at('01T00:15') + hour * 3_600_000)
    expect(
      planReport(question({ shape: 'series', filtered: ['link'], bounds: hours })).rollup,
    ).toBeNull()
  })

  test('of one dimension come from its days', () => {
    expect(planReport(question({ filtered: ['location'] })).rollup).toEqual({
      table: 'day',
      dimension: 'location',
      startMs: at('01T00:00'),
      endMs: at('11T00:00'),
    })
  })

  test('of one dimension in days that are not UTC days read events', () => {
    const days = [1, 2, 3].map((day) => at(`0${day}T23:00`))
    const plan = planReport(question({ shape: 'series', filtered: ['agent'], bounds: days }))
    expect(plan).toEqual({ rollup: null, raw: [raw('01T23:00', '03T23:00')] })
  })
})

describe('groups', () => {
  test('come from the days, with the events at the ends', () => {
    const bounds = [at('01T23:00'), at('10T23:00')]
    expect(planReport(question({ shape: 'agent', bounds }))).toEqual({
      rollup: { table: 'day', dimension: 'agent', startMs: at('02T00:00'), endMs: at('10T00:00') },
      raw: [raw('01T23:00', '02T00:00'), raw('10T00:00', '10T23:00')],
    })
  })

  test('of today come from the rollup and the events that it does not have yet', () => {
    const bounds = [at('19T00:00'), at('21T00:00')]
    const now = at('20T12:00')
    expect(
      planReport(question({ shape: 'url', bounds, nowMs: now, rolledUntilMs: now - 5000 })),
    ).toEqual({
      rollup: { table: 'day', dimension: 'url', startMs: at('19T00:00'), endMs: at('21T00:00') },
      raw: [{ startMs: now - 5000, endMs: at('21T00:00'), unrolled: true }],
    })
  })

  test('may be filtered by their own dimension', () => {
    expect(
      planReport(question({ shape: 'location', filtered: ['location'] })).rollup,
    ).not.toBeNull()
    expect(planReport(question({ shape: 'location', filtered: ['agent'] })).rollup).toBeNull()
  })

  test('within one day read its events', () => {
    const bounds = [at('01T10:00'), at('01T20:00')]
    expect(planReport(question({ shape: 'utm', bounds }))).toEqual({
      rollup: null,
      raw: [raw('01T10:00', '01T20:00')],
    })
  })
})

test('two dimensions and customers are known to events only', () => {
  for (const change of [{ filtered: ['link', 'agent'] as const }, { byCustomer: true }]) {
    expect(planReport(question(change))).toEqual({
      rollup: null,
      raw: [raw('01T00:00', '11T00:00')],
    })
  }
})
