import { expect, test } from 'bun:test'
import { suggestMapping, unmappedColumns } from './columns.ts'
import { readValues } from './read-values.ts'

const HEADER = [
  'Email',
  'First Name',
  'Last Name',
  'Promo Code',
  'Referral Link',
  'Joined At',
  'Status',
  'PayPal Email',
]

test('headers of common platforms are recognized, and the others are named', () => {
  const mapping = suggestMapping('partner', HEADER)
  expect(mapping).toEqual({
    email: 'Email',
    firstName: 'First Name',
    lastName: 'Last Name',
    link: 'Referral Link',
    createdAt: 'Joined At',
    status: 'Status',
  })
  expect(unmappedColumns(HEADER, mapping)).toEqual(['Promo Code', 'PayPal Email'])
  expect(suggestMapping('partner', ['Email', 'Promo Code'])).toMatchObject({ link: 'Promo Code' })
})

const context = {
  kind: 'partner',
  line: 'partner, line 2',
  currency: 'usd',
  format: { decimalMark: '.', amounts: 'major', dates: 'iso' },
} as const

test('a name may be in two columns', () => {
  const values = { email: 'ada@partners.test', firstName: 'Ada', lastName: 'Lovelace' }
  expect(readValues(values, context)).toMatchObject([{ kind: 'partner', name: 'Ada Lovelace' }])
  expect(readValues({ ...values, name: 'Countess' }, context)).toMatchObject([{ name: 'Countess' }])
})

test.each([
  ['ada', 'ada'],
  ['https://shop.test/?via=ada', 'ada'],
  ['https://shop.test/pricing?ref=ada&utm=x', 'ada'],
  ['https://get.shop.test/r/ada/', 'ada'],
  ['get.shop.test/ada', 'ada'],
])('the link %s has the key %s', (link, key) => {
  const rows = readValues({ email: 'ada@partners.test', link }, context)
  expect(rows.find((row) => row.kind === 'link')).toMatchObject({ key })
})
