import { describe, expect, test } from 'bun:test'
import { TRIGGERS } from '../../../db/rollups.ts'
import { readFilters, triggerIds } from './filters.ts'

describe('a filter', () => {
  test('is one value, several, or all but these', () => {
    expect(readFilters({ city: 'Paris' })).toEqual({ city: { values: ['Paris'], negated: false } })
    expect(readFilters({ city: 'Paris, Berlin' }).city?.values).toEqual(['Paris', 'Berlin'])
    const neither = { values: ['Paris', 'Berlin'], negated: true }
    expect(readFilters({ city: '-Paris,Berlin' }).city).toEqual(neither)
    expect(readFilters({ city: '-Paris,-Berlin' }).city).toEqual(neither)
  })

  test('is read in the form in which words are stored', () => {
    const values = (
      name: 'country' | 'refererUrl' | 'url' | 'externalId' | 'referer',
      text: string,
    ) => readFilters({ [name]: text })[name]?.values
    expect(values('country', 'de,Unknown')).toEqual(['DE', ''])
    expect(values('referer', '(direct),News.Test')).toEqual(['', 'news.test'])
    expect(values('refererUrl', 'https://www.news.test/a?b=1')).toEqual(['news.test/a'])
    expect(values('refererUrl', 'http://news.test/')).toEqual(['news.test'])
    expect(values('url', 'https://shop.test/a/?b#c')).toEqual(['https://shop.test/a'])
    expect(values('externalId', 'ext_42,43')).toEqual(['42', '43'])
  })

  test('left empty is none', () => {
    expect(readFilters({ city: '', tagIds: 'a' })).toEqual({
      tagId: { values: ['a'], negated: false },
    })
  })

  test.each([
    [{ city: 'a,-b' }, 'city'],
    [{ city: 'a,,b' }, 'city'],
    [{ city: '-' }, 'city'],
    [{ country: 'XX' }, 'country'],
    [{ continent: 'Atlantis' }, 'continent'],
    [{ trigger: 'telepathy' }, 'trigger'],
    [{ qr: 'maybe' }, 'qr'],
    [{ key: 'summer' }, 'domain'],
    [{ city: Array.from({ length: 101 }, (_, i) => i).join(',') }, 'city'],
    [{ city: 'x'.repeat(4001) }, 'city'],
  ])('refused, %#', (input, path) => {
    try {
      readFilters(input)
      throw new Error('accepted')
    } catch (error) {
      expect(error).toMatchObject({ code: 'unprocessable_entity', issues: [{ path }] })
    }
  })
})

describe('triggers', () => {
  const ids = (input: { trigger?: string; qr?: string }) => triggerIds(readFilters(input))

  test('a page view is the script or a visit, which can also be named', () => {
    expect(ids({ trigger: 'pageview' })).toEqual([TRIGGERS.script, TRIGGERS.visit])
    expect(ids({ trigger: 'script' })).toEqual([TRIGGERS.script])
    expect(ids({ trigger: '-pageview,qr' })).toEqual([TRIGGERS.link, TRIGGERS.deeplink])
  })

  test('qr says whether a code was scanned', () => {
    expect(ids({ qr: 'true' })).toEqual([TRIGGERS.qr])
    expect(ids({ qr: 'false' })).not.toContain(TRIGGERS.qr)
    expect(ids({ qr: 'false', trigger: 'qr' })).toEqual([])
  })
})
