import { expect, test } from 'bun:test'
import { isExternalId, readCustomerName, toCustomerName } from './customer-name.ts'

test.each([
  { externalId: 'shop_1', programId: null },
  { externalId: 'shop_1', programId: 'prog_1' },
  { externalId: 'a@b.test', programId: 'prog_2' },
])('a name says who it is of: %o', (identity) => {
  expect(readCustomerName(toCustomerName(identity))).toEqual(identity)
})

test('a customer of a program has another name than one of another program, or of none', () => {
  const names = [null, 'prog_1', 'prog_2'].map((programId) =>
    toCustomerName({ externalId: 'shop_1', programId }),
  )
  expect(new Set(names).size).toBe(3)
  expect(names[0]).toBe('shop_1')
})

test('nobody can write the name of a program’s customer as an external ID', () => {
  const name = toCustomerName({ externalId: 'shop_1', programId: 'prog_1' })
  expect([isExternalId('shop_1'), isExternalId(name)]).toEqual([true, false])
  const forged = toCustomerName({ externalId: name, programId: null })
  expect(readCustomerName(forged)).toEqual({ externalId: 'shop_1prog_1', programId: null })
})
