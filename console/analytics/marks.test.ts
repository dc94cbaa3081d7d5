import { expect, test } from 'bun:test'
import type { Annotation } from '../api/wire.gen.ts'
import { placeMarks, sentencesAt } from './marks.ts'

const change = (at: string, more: Partial<Annotation> = {}): Annotation => ({
  id: 'aud_1',
  at,
  kind: 'reward',
  action: 'changed',
  rewardId: 'rw_1',
  event: 'lead',
  group: 'Gold',
  fields: [],
  attributionModel: null,
  ...more,
})
const POINTS = ['2031-05-01', '2031-05-02', '2031-05-03'].map((day) => ({
  start: `${day}T00:00:00+02:00`,
}))

test('a change stands at the step in which it happened, as the zone of the report counts', () => {
  const marks = placeMarks(
    [
      change('2031-04-30T21:59:59Z'),
      change('2031-04-30T22:00:00Z'),
      change('2031-05-02T22:30:00Z', { action: 'archived', group: null }),
      change('2031-05-03T09:00:00Z', { kind: 'attribution', attributionModel: 'last' }),
    ],
    POINTS,
  )
  expect(marks.map(({ index }) => index)).toEqual([0, 2, 2])
  expect(sentencesAt(marks, 0)).toEqual(['Lead reward changed for Gold'])
  expect(sentencesAt(marks, 1)).toEqual([])
  expect(sentencesAt(marks, 2)).toEqual([
    'Lead reward archived for a single partner',
    'Attribution model changed to last click',
  ])
})
