import { afterAll, beforeAll, expect, test } from 'bun:test'
import { openBackend, type Backend } from '../../server/start.ts'
import { readConfig } from '../../server/config.ts'
import { enqueue } from '../../server/db/enqueue.ts'
import { createDatabase, TEST_KEY } from '../kit/backend.ts'
import { runCli } from './run-cli.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
let backend: Backend

beforeAll(async () => {
  database = await createDatabase()
  await cli('workspace', 'create', '--name', 'Acme', '--slug', 'acme')
  await cli('workspace', 'create', '--name', 'Other', '--slug', 'other')
  backend = await openBackend(
    readConfig(
      { SVC_MODE: 'test', LOG_LEVEL: 'silent' },
      { databaseUrl: database.url, encryptionKey: TEST_KEY },
    ),
  )
})
afterAll(async () => {
  await backend.close()
  await database.drop()
})

const cli = (...args: string[]) =>
  runCli(args, { DATABASE_URL: database.url, ENCRYPTION_KEY: TEST_KEY })

test('jobs that failed for good are listed and tried again, in their own workspace', async () => {
  const { db, directory } = backend.deps
  const { id: workspaceId, plan } = (await directory.workspaceBySlug('acme'))!
  const scope = { workspaceId, plan, actor: { type: 'system', name: 'test' } } as const
  await db.transact(scope, (tx) =>
    enqueue(tx, scope, { task: 'send-mail', payload: { mailId: 'mail_x' } }, { key: 'x' }),
  )
  await db.sql`
    update graphile_worker._private_jobs set attempts = max_attempts, last_error = '550 no such mailbox'`

  const listed = await cli('jobs', 'list', '--workspace', 'acme')
  expect([listed.code, listed.out]).toEqual([0, expect.stringContaining('550 no such mailbox')])
  const [job] = JSON.parse((await cli('jobs', 'list', '--workspace', 'acme', '--json')).out)
  expect(job).toMatchObject({ task: 'send-mail', status: 'failed', payload: { mailId: 'mail_x' } })
  expect((await cli('jobs', 'list', '--workspace', 'other')).out.trim()).toBe('No failed jobs.')

  const foreign = await cli('jobs', 'retry', job.id, '--workspace', 'other')
  expect([foreign.code, foreign.err]).toEqual([1, expect.stringContaining('No job has the ID')])
  const retried = await cli('jobs', 'retry', job.id, '--workspace', 'acme')
  expect([retried.code, retried.out]).toEqual([0, expect.stringContaining('Retrying the job')])
  const waiting = await cli('jobs', 'list', '--workspace', 'acme', '--status', 'waiting', '--json')
  expect(JSON.parse(waiting.out)).toEqual([
    expect.objectContaining({ id: job.id, attempts: 0, status: 'waiting' }),
  ])

  const wrong = await cli('jobs', 'list', '--workspace', 'acme', '--status', 'done')
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('Unknown status "done"')])
})
