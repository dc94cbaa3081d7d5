import { describe, expect, test } from 'bun:test'
import {
  arrayOf,
  bigint,
  bool,
  decode,
  int,
  json,
  nullable,
  number,
  oneOf,
  row,
  text,
  textArray,
  time,
  type Column,
  type RowOf,
} from './row.ts'

const Sale = row({
  id: text,
  amount: bigint,
  at: nullable(time),
  status: oneOf(['open', 'paid']),
  details: json<{ note: string }>(),
})
const stored = { id: 's1', amount: '12', at: null, status: 'paid', details: { note: 'x' } }

const ACCEPTED: [string, Column<unknown>, unknown, unknown][] = [
  ['text', text, '', ''],
  ['a boolean', bool, false, false],
  ['a fraction', number, 1.5, 1.5],
  ['an int4', int, -7, -7],
  ['an int8', int, '9007199254740991', 9007199254740991],
  ['an int8 as a bigint', bigint, '-9223372036854775808', -9223372036854775808n],
  ['an int4 as a bigint', bigint, 0, 0n],
  ['a time of drizzle', time, '2026-01-02 03:04:05.678+00', new Date('2026-01-02T03:04:05.678Z')],
  ['a time of postgres.js', time, new Date(5), new Date(5)],
  ['null where it may be', nullable(text), null, null],
  ['a value where null may be', nullable(int), '3', 3],
  ['an array', arrayOf(bigint), ['1', '2'], [1n, 2n]],
  ['an array of text', textArray, [], []],
  ['JSON', json(), [{}], [{}]],
]

const REFUSED: [string, Column<unknown>, unknown][] = [
  ['a number as text', text, 1],
  ['a Date as text', text, new Date(5)],
  ['text as a boolean', bool, 't'],
  ['text as a number', number, '1.5'],
  ['a fraction as an integer', int, 1.5],
  ['a written fraction as an integer', int, '1.5'],
  ['empty text as an integer', int, ''],
  ['what a number cannot hold', int, '9007199254740993'],
  ['an imprecise number as a bigint', bigint, 2 ** 60],
  ['a written fraction as a bigint', bigint, '1.0'],
  ['empty text as a bigint', bigint, ''],
  ['a number as a time', time, 5],
  ['other text as a time', time, 'soon'],
  ['infinity as a time', time, 'infinity'],
  ['text as an array', textArray, '{a}'],
  ['null within an array', textArray, [null]],
  ['an unknown word', oneOf(['open']), 'shut'],
  ['text as JSON', json(), '{}'],
]

const COLUMNS = [...ACCEPTED, ...REFUSED].map(([name, column]) => [name, column] as const)
const acceptsNull = (column: Column<unknown>) =>
  ACCEPTED.some((it) => it[1] === column && it[0].includes('may be'))

describe('a row of hand-written SQL', () => {
  test('has the types that its shape declares', () => {
    const [sale] = decode(Sale, [stored])
    const typed: {
      id: string
      amount: bigint
      at: Date | null
      status: 'open' | 'paid'
      details: { note: string }
    } = sale! satisfies RowOf<typeof Sale>
    expect(typed).toEqual({ ...stored, amount: 12n, at: null, status: 'paid' })
  })

  test('has no columns but those', () => {
    expect(decode(row({ id: text }), [{ id: 'a', secret: 'b' }])).toEqual([{ id: 'a' }])
  })

  test.each(ACCEPTED)('reads %s', (_, column, value, result) => {
    expect(decode(row({ value: column }), [{ value }])).toEqual([{ value: result }])
  })

  test.each(REFUSED)('refuses %s', (_, column, value) => {
    expect(() => decode(row({ value: column }), [{ value }])).toThrow(/^The column "value" is /)
  })

  test.each(COLUMNS)('without a column fails: %s', (_, column) => {
    expect(() => decode(row({ id: text, value: column }), [{ id: 'a' }])).toThrow(
      /^The column "value" \(.+\) is missing/,
    )
  })

  test.each(COLUMNS.filter(([, column]) => !acceptsNull(column)))(
    'refuses null for %s',
    (_, column) => {
      expect(() => decode(row({ value: column }), [{ value: null }])).toThrow('is null')
    },
  )

  test('names the column and the statement, not the value, when it is of another type', () => {
    const rows = [stored, { ...stored, amount: 'secret' }]
    const answered = Object.assign(rows, {
      statement: { string: 'select id,\n  amount from sales' },
    })
    expect(() => decode(Sale, answered)).toThrow(
      'The column "amount" is string, not an integer in: select id, amount from sales',
    )
  })
})
