import { expect, test } from 'bun:test'
import { PgDialect } from 'drizzle-orm/pg-core'
import { fraudFlags } from '../db/schema/fraud.ts'
import { contains, whetherSet, type Filters, type Listing } from './list-rows.ts'

test('a field of the query without a filter does not compile', () => {
  interface Query {
    page?: number
    rule?: string
    programId?: string
  }
  const complete: Filters<Query> = { rule: fraudFlags.rule, programId: fraudFlags.programId }
  // @ts-expect-error: programId filters nothing.
  const forgotten: Filters<Query> = { rule: fraudFlags.rule }
  expect(Object.keys(complete)).not.toEqual(Object.keys(forgotten))
})

test('a value of sortBy without a column does not compile', () => {
  interface Query {
    sortBy?: 'rule' | 'status'
  }
  const list = { table: fraudFlags, prefix: 'ff', noun: 'fraud flag', filters: {} } as const
  const { rule, status } = fraudFlags
  const complete: Listing<typeof fraudFlags, Query> = {
    ...list,
    sorts: { rule, status },
    sortBy: 'rule',
  }
  // @ts-expect-error: nothing says what `status` sorts by.
  const forgotten: Listing<typeof fraudFlags, Query> = { ...list, sorts: { rule }, sortBy: 'rule' }
  expect(Object.keys(complete.sorts)).not.toEqual(Object.keys(forgotten.sorts))
})

const write = (condition: Parameters<PgDialect['sqlToQuery']>[0] | undefined) =>
  condition && new PgDialect().sqlToQuery(condition)

test('a part of a text is searched in each column, with its wildcards as text', () => {
  const search = contains(fraudFlags.rule, fraudFlags.status)
  expect(write(search('50%'))).toMatchObject({
    sql: '("fraud_flags"."rule" ilike $1 or "fraud_flags"."status" ilike $2)',
    params: [String.raw`%50\%%`, String.raw`%50\%%`],
  })
  expect(search('')).toBeUndefined()
})

test('rows with a value are found by true alone, the others by default', () => {
  const filter = whetherSet(fraudFlags.customerId)
  const [without, by] = [
    '"fraud_flags"."customer_id" is null',
    '"fraud_flags"."customer_id" is not null',
  ]
  expect([undefined, false, true].map((value) => write(filter.always(value))?.sql)).toEqual([
    without,
    without,
    by,
  ])
})
