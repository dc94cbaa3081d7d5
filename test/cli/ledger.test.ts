import { expect, test } from 'bun:test'
import { TEST_KEY } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestProgram } from '../kit/program.ts'
import { createTestWorkspace } from '../kit/workspace.ts'
import { runCli } from './run-cli.ts'

const backend = await testBackend()
const workspace = await createTestWorkspace(backend)

const check = (...more: string[]) =>
  runCli(['ledger', 'check', '--workspace', workspace.slug, ...more], {
    DATABASE_URL: backend.deps.db.url,
    ENCRYPTION_KEY: TEST_KEY,
  })

test('the ledger is checked from the command line: its sums, and exit code 1 when anything differs', async () => {
  expect(await check()).toMatchObject({
    code: 0,
    out: 'The ledger is empty.\nNo differences found.\n',
  })

  const program = await createTestProgram(backend, workspace)
  const { partner } = await program.enroll('Ada')
  const gift = { partnerId: partner.id, type: 'custom', amount: 1234, description: 'Welcome' }
  expect((await workspace.api('POST', '/commissions', gift)).status).toBe(202)
  const right = await check()
  expect(right.code).toBe(0)
  expect(right.out).toContain('USD: 2 entries sum to 0.00 USD. Promised 12.34 USD')
  expect(right.out).toContain('12.34 USD payable')

  await backend.deps.db.sql`update balances set payable = payable - 34`
  const wrong = await check()
  expect(wrong.code).toBe(1)
  expect(wrong.out).toContain('1 difference:')
  expect(wrong.out).toContain(`The ledger has 12.34 USD at ${partner.enrollmentId}/payable`)
  const { code, out } = await check('--json')
  expect([code, JSON.parse(out)]).toEqual([
    1,
    expect.objectContaining({ ok: false, differenceCount: 1 }),
  ])
})

test('an unknown workspace is named', async () => {
  const answer = await runCli(['ledger', 'check', '--workspace', 'nobody'], {
    DATABASE_URL: backend.deps.db.url,
    ENCRYPTION_KEY: TEST_KEY,
  })
  expect([answer.code, answer.err]).toEqual([1, expect.stringContaining('"nobody"')])
})
