import { expect, test } from 'bun:test'
import { DrizzleQueryError } from 'drizzle-orm'
import { describeFailure, withoutStatement } from './describe-failure.ts'

const PERSON = 'ada@victim.example'
const FORGED = `${PERSON}\n{"level":30,"msg":"forged"}\n    at forged`

function refused(code: string, message: string): Error {
  const error = Object.assign(new Error(message), {
    severity: 'ERROR',
    code,
    detail: `Key (email)=(${PERSON}) already exists.`,
    constraint_name: 'partners_email',
    table_name: 'partners',
  })
  return new DrizzleQueryError('select $1', [FORGED], error)
}

test('of an error of the database the code and the names are left', () => {
  const failure = describeFailure(refused('22P02', `invalid input syntax: "${FORGED}"`))
  expect(failure).toMatchObject({ cause: '22P02', constraint: 'partners_email', table: 'partners' })
  expect(failure.stack).toContain(import.meta.file)
  expect(JSON.stringify(failure)).not.toMatch(/ada@|forged|select/)
})

test('what names a state of the database is kept', () => {
  const { message } = describeFailure(refused('42703', 'column "currency" does not exist'))
  expect(message).toBe('The database did not run a statement: column "currency" does not exist.')
})

test('what a job stores of an error has no statement either', () => {
  expect(String(withoutStatement(refused('23505', FORGED)))).not.toMatch(/ada@|forged|select/)
  const other = new Error('451 later')
  expect(withoutStatement(other)).toBe(other)
})
