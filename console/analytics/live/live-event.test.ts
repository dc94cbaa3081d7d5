import { expect, test } from 'bun:test'
import { mergeEvents, readLiveEvent, type LiveEvent } from './live-event.ts'

const at = (id: string, timestamp: string): LiveEvent => ({
  id,
  event: 'click',
  timestamp,
  link: null,
  click: {},
})

test('events are told once, the newest first, and the oldest are forgotten', () => {
  const [a, b, c] = [at('a', '2031-01-01'), at('b', '2031-01-02'), at('c', '2031-01-03')]
  expect(mergeEvents([b], [a, b, c], 10).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(mergeEvents([b, a], [c], 2).map(({ id }) => id)).toEqual(['c', 'b'])
})

test('what is no event is left out', () => {
  for (const data of [
    '',
    'null',
    '[]',
    '{}',
    '{"id":1}',
    '{"id":"a","event":"x","timestamp":"","click":{}}',
  ])
    expect(readLiveEvent(data)).toBeNull()
  expect(readLiveEvent(JSON.stringify(at('a', '2031-01-01')))?.id).toBe('a')
})
