import { expect, test } from 'bun:test'
import { Changes, differing, pick } from './changes.ts'

test('fields differ by their content, whatever the order of keys in them', () => {
  const current = { name: 'a', limit: 5n, landing: { title: 'x', blocks: [{ a: 1, b: 2 }] } }
  expect(
    differing(current, { landing: { blocks: [{ b: 2, a: 1 }], title: 'x' } } as never),
  ).toEqual([])
  expect(differing(current, { name: 'b', limit: 6n, landing: null as never })).toEqual([
    'name',
    'limit',
    'landing',
  ])
})

test('only the named fields are picked, those that are null too', () => {
  expect(pick({ id: '1', url: null, name: 'a' }, ['url', 'name'])).toEqual({ url: null, name: 'a' })
})

test('a change is named by the things it is inside of', () => {
  const changes = new Changes()
  changes.add('reward', 'updated', { names: ['Acme', 'Gold', 'sale'], fields: ['rateBps'] })
  changes.add('hostname', 'created', { names: ['shop.test'] })
  expect(changes.list).toEqual([
    { type: 'reward', action: 'updated', name: 'Acme / Gold / sale', fields: ['rateBps'] },
    { type: 'hostname', action: 'created', name: 'shop.test', fields: [] },
  ])
})
