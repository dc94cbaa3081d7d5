import { describe, expect, test } from 'bun:test'
import { sampleFacts } from '../preview.ts'
import { metadataAttributes } from './metadata.ts'

const plain = sampleFacts({ event: 'sale', limits: [] }, 0)

describe('metadata', () => {
  const field = (path: string, metadata: object) =>
    metadataAttributes['sale.metadata'].read({ ...plain, metadata: { ...metadata } }, path)

  test('is found by its path, into objects and lists; a name with dots comes first', () => {
    expect(field('plan', { plan: 'pro' })).toEqual(['pro'])
    expect(field('cart.size', { cart: { size: 3 } })).toEqual([3])
    expect(field('a.b.c', { a: { 'b.c': true } })).toEqual([true])
    expect(field('a.b', { 'a.b': 'flat', a: { b: 'nested' } })).toEqual(['flat'])
    expect(field('items.1.id', { items: [{ id: 'x' }, { id: 'y' }] })).toEqual(['y'])
  })

  test('of a list are its texts, numbers and flags', () => {
    expect(field('tags', { tags: ['a', 1, false, null, {}, ['b']] })).toEqual(['a', 1, false])
  })

  test('is unknown when the path leads nowhere, to nothing or to an object', () => {
    for (const metadata of [{}, { plan: null }, { plan: {} }, { plan: undefined }]) {
      expect(field('plan', metadata)).toEqual([])
    }
    for (const metadata of [{}, { a: null }, { a: 'text' }, { a: 1 }, { ab: 1 }]) {
      expect(field('a.b', metadata)).toEqual([])
    }
  })

  test('has only the properties that were sent', () => {
    for (const path of [
      'constructor',
      'toString',
      '__proto__',
      'constructor.name',
      'a.constructor',
    ]) {
      expect(field(path, { a: {} })).toEqual([])
    }
    const sent = JSON.parse('{"__proto__": {"plan": "pro"}, "constructor": "mine"}') as object
    expect(field('__proto__.plan', sent)).toEqual(['pro'])
    expect(field('constructor', sent)).toEqual(['mine'])
    expect(field('plan', sent)).toEqual([])
  })

  test('made up for an example leaves every prototype alone', () => {
    const { write } = metadataAttributes['sale.metadata']
    const { metadata } = write({ ...plain, metadata: { a: 1 } }, 'x', '__proto__')
    expect(Object.getPrototypeOf(metadata)).toBe(Object.prototype)
    expect(Object.entries(metadata)).toEqual([
      ['a', 1],
      ['__proto__', 'x'],
    ])
  })
})
