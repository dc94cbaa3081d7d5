import { expect, test } from 'bun:test'
import { causeOf, DatabaseAway, isAway, retrying, sqlState } from './failures.ts'

const withCode = (code: unknown) => Object.assign(new Error('failed'), { code })
/** An error as drizzle and others wrap it. */
const wrapped = (cause: unknown) => new Error('query failed', { cause })

/** Runs work that fails with these errors in turn; returns its attempts and how it ended. */
async function attemptsOf(...errors: readonly unknown[]) {
  let attempts = 0
  const end = await retrying(async () => {
    const error = errors[attempts++]
    if (error) throw error
    return 'done'
  }).catch((error: unknown) => error)
  return { attempts, end }
}

test('work that was rolled back whole is repeated, five times at most', async () => {
  for (const code of ['40P01', '40001', '55P03'])
    expect(await attemptsOf(withCode(code))).toEqual({ attempts: 2, end: 'done' })
  const error = wrapped(withCode('40P01'))
  expect(await attemptsOf(error, error, error, error)).toEqual({ attempts: 5, end: 'done' })
  expect(await attemptsOf(error, error, error, error, error)).toEqual({ attempts: 5, end: error })
})

test('no other work is repeated', async () => {
  expect(await attemptsOf()).toEqual({ attempts: 1, end: 'done' })
  for (const error of [withCode('23505'), withCode('CONNECTION_CLOSED'), new Error('40P01'), 'x'])
    expect(await attemptsOf(error)).toEqual({ attempts: 1, end: error })
})

test('a database is away when its connection is lost, it stops or has no room', () => {
  const away = ['08006', '57P01', '53300', 'CONNECTION_CLOSED', 'ECONNREFUSED', 'DEADLINE_EXCEEDED']
  for (const code of away) {
    expect([code, isAway(withCode(code))]).toEqual([code, true])
    expect([code, isAway(wrapped(wrapped(withCode(code))))]).toEqual([code, true])
  }
  expect(isAway(new DatabaseAway())).toBe(true)
})

test('a database that refuses a statement is not away', () => {
  for (const code of ['23505', '40P01', '22P02', '42508', 'EACCES', 57, undefined])
    expect([code, isAway(withCode(code))]).toEqual([code, false])
  for (const error of [null, undefined, 'ECONNREFUSED', new Error('ECONNREFUSED')])
    expect(isAway(error)).toBe(false)
  // What the database says of the statement counts, not what else went wrong.
  expect(isAway(Object.assign(wrapped(withCode('ECONNRESET')), { code: '23505' }))).toBe(false)
})

test('the state and the cause of an error are found below what wraps it', () => {
  for (const error of [withCode('23505'), wrapped(withCode('23505'))])
    expect([sqlState(error), causeOf(error)]).toEqual(['23505', '23505'])
  const lost = wrapped(withCode('ECONNRESET'))
  expect([sqlState(lost), causeOf(lost)]).toEqual([undefined, 'ECONNRESET'])
  for (const code of ['x23505', '23505x', '2350', 'EACCES', 23505]) {
    const error = withCode(code)
    expect([code, sqlState(error), causeOf(error)]).toEqual([code, undefined, undefined])
  }
  for (const error of [null, undefined])
    expect([sqlState(error), causeOf(error)]).toEqual([undefined, undefined])
})
