import { expect, test } from 'bun:test'
import { LastKnown } from './last-known.ts'

const HOUR_MS = 3_600_000

function known(maxAgeMs = HOUR_MS) {
  let nowMs = 0
  const lastKnown = new LastKnown({ now: () => nowMs, maxAgeMs })
  return { lastKnown, advance: (ms: number) => (nowMs += ms) }
}

test('what redirects need is kept: no secret key, and no link whose password must be checked', () => {
  const { lastKnown } = known()
  lastKnown.set('link:ws_1:go.test/a', { passwordHash: null })
  lastKnown.set('link:ws_1:go.test/b', { passwordHash: 'hash' })
  lastKnown.set('key:hash', { id: 'key_1' })
  const names = ['link:ws_1:go.test/a', 'link:ws_1:go.test/b', 'key:hash']
  expect(names.map((name) => lastKnown.get(name) !== undefined)).toEqual([true, false, false])
})

test('what is no more, or has a password now, is forgotten', () => {
  const { lastKnown } = known()
  for (const gone of [null, { passwordHash: 'hash' }]) {
    lastKnown.set('link:ws_1:go.test/a', { passwordHash: null })
    lastKnown.set('link:ws_1:go.test/a', gone)
    expect(lastKnown.get('link:ws_1:go.test/a')).toBeUndefined()
  }
})

test('entries are good for so long as nobody could confirm them', () => {
  const { lastKnown, advance } = known()
  lastKnown.set('domain:go.test', { slug: 'go.test' })
  advance(HOUR_MS)
  lastKnown.confirm()
  advance(HOUR_MS)
  expect(lastKnown.get('domain:go.test')).toEqual({ slug: 'go.test' })
  advance(1)
  expect(lastKnown.get('domain:go.test')).toBeUndefined()
})
