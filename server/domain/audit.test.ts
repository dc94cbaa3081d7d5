import { expect, test } from 'bun:test'
import { namedAsInApi, readAuditActor } from './audit.ts'

test('an actor is told apart from what it is', () => {
  expect(readAuditActor('member:per_1')).toEqual({ type: 'member', id: 'per_1' })
  expect(readAuditActor('browser:shop.test:8443')).toEqual({
    type: 'browser',
    id: 'shop.test:8443',
  })
  expect(readAuditActor('unheard-of')).toEqual({ type: 'system', id: 'unheard-of' })
})

test('columns are named as in the API, and their values stay', () => {
  const columns = { rate_bps: 2000, is_primary: true, geo: { us_east: 'https://a.test' }, name: '' }
  expect(namedAsInApi(columns)).toEqual({
    rateBps: 2000,
    isPrimary: true,
    geo: { us_east: 'https://a.test' },
    name: '',
  })
})
