import { expect, test } from 'bun:test'
import { LatestRequest } from './latest-request.ts'

/** A place that shows one answer, as elements and lists do. */
class Place {
  shown = 'nothing'
  readonly latest = new LatestRequest()

  async show(answer: Promise<string>): Promise<void> {
    const signal = this.latest.start()
    const text = await answer
    if (!signal.aborted) this.shown = text
  }

  async add(answer: Promise<string>): Promise<void> {
    const { signal } = this.latest
    const text = await answer
    if (!signal.aborted) this.shown += `, ${text}`
  }
}

const hold = () => Promise.withResolvers<string>()

test('an older answer that comes after a newer one is dropped, in whichever order they come', async () => {
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
    [2, 0, 1],
  ]) {
    const place = new Place()
    const held = [hold(), hold(), hold()]
    const all = held.map(({ promise }) => place.show(promise))
    for (const n of order) {
      held[n]!.resolve(`answer ${n}`)
      await all[n]
    }
    expect(place.shown).toBe('answer 2')
  }
})

test('what adds to an answer is dropped once a newer request has started, even if that is slower', async () => {
  const place = new Place()
  await place.show(Promise.resolve('first'))
  const [further, newer] = [hold(), hold()]
  const adding = place.add(further.promise)
  const showing = place.show(newer.promise)
  further.resolve('second')
  await adding
  expect(place.shown).toBe('first')
  newer.resolve('other')
  await showing
  await place.add(Promise.resolve('its second'))
  expect(place.shown).toBe('other, its second')
})
