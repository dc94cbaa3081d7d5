import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createDatabase, TEST_KEY } from '../kit/backend.ts'
import { runCli } from './run-cli.ts'

let database: Awaited<ReturnType<typeof createDatabase>>

beforeAll(async () => {
  database = await createDatabase()
  await cli('workspace', 'create', '--name', 'Acme', '--slug', 'acme')
})
afterAll(() => database.drop())

const cli = (...args: string[]) =>
  runCli(args, { DATABASE_URL: database.url, ENCRYPTION_KEY: TEST_KEY })
const acme = ['--workspace', 'acme']

test('members are added with a link to choose a password, listed and removed', async () => {
  const added = await cli('member', 'add', 'Grace@Acme.test', ...acme, '--role', 'owner')
  expect(added.out).toMatch(
    /grace@acme\.test now has the role owner[^]*\/console\/reset#token=svc_sr_\w{32}\n/,
  )
  const wrong = await cli('member', 'add', 'ada@acme.test', ...acme, '--role', 'boss')
  expect(wrong.err).toContain('Unknown role "boss"')
  const twice = await cli('member', 'add', 'grace@acme.test', ...acme)
  expect(twice.err).toContain('is already a member')
  expect((await cli('member', 'list', ...acme)).out).toContain('owner   grace@acme.test')
  expect((await cli('member', 'remove', 'grace@acme.test', ...acme)).err).toContain('last owner')
  await cli('member', 'add', 'ada@acme.test', ...acme)
  expect((await cli('member', 'remove', 'ada@acme.test', ...acme)).out).toContain(
    'is no longer a member',
  )
  expect((await cli('member', 'list', ...acme)).out).not.toContain('ada')
  expect((await cli('member', 'reset-two-factor', 'grace@acme.test')).out).toContain(
    'without a code',
  )
})
