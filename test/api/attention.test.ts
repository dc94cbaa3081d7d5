import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { enqueue } from '../../server/db/enqueue.ts'
import type { Scope } from '../../server/db/scope.ts'
import { openWatched } from '../kit/fraud.ts'
import { payByHand } from '../kit/pay-by-hand.ts'
import { until } from '../kit/jobs.ts'
import { openPayoutBench, type PayoutBench } from '../kit/payouts.ts'
import { createTestProgram } from '../kit/program.ts'
import { connectStripe } from '../kit/stripe-inbox.ts'
import { applyFrom } from '../kit/stranger-jobs.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace, type TestWorkspace } from '../kit/workspace.ts'

const DAY_MS = 86_400_000
const backend = await testBackend()
const NOTHING = {
  programs: [],
  failingConnections: 0,
  failingWebhooks: 0,
  failedJobs: 0,
}

async function read(of: Pick<TestWorkspace, 'api'>, headers?: HeadersInit) {
  const { status, body } = await of.api('GET', '/workspace/attention', undefined, headers)
  expect(status).toBe(200)
  return body
}

test('a workspace without a program has nothing that waits', async () => {
  expect(await read(await createTestWorkspace(backend))).toMatchObject(NOTHING)
})

test('what a program has to decide is counted, of its own workspace alone', async () => {
  const watched = await openWatched(backend)
  const { workspace, program, ada } = watched
  const other = await openWatched(backend)
  const { flag } = await watched.sellFlagged()
  const counted = async () => (await read(workspace)).programs
  const [first] = await counted()
  expect(first).toMatchObject({
    programId: program.id,
    name: program.name,
    applications: 0,
    fraudFlags: 1,
    payoutDrafts: 0,
    partnersWithoutPayoutMethod: 0,
  })
  await watched.release(flag.id)
  expect(await counted()).toMatchObject([{ fraudFlags: 0, partnersWithoutPayoutMethod: 1 }])
  await payByHand(backend, { workspaceId: workspace.id, partnerId: ada.partner.id })
  expect(await counted()).toMatchObject([{ partnersWithoutPayoutMethod: 0 }])
  const body = { name: 'Anna', email: 'anna@applicants.test', programId: program.id }
  expect((await applyFrom({ backend, workspace }, body)).status).toBe(200)
  expect(await counted()).toMatchObject([{ applications: 1 }])
  expect((await read(other.workspace)).programs).toMatchObject([
    { applications: 0, fraudFlags: 0, partnersWithoutPayoutMethod: 0 },
  ])
})

test('a program that pays in credit needs no payout method, and an archived one counts nothing', async () => {
  const watched = await openWatched(backend, { creditPayouts: 'default' })
  const { workspace, program } = watched
  await watched.sell()
  expect((await read(workspace)).programs).toMatchObject([{ partnersWithoutPayoutMethod: 0 }])
  await createTestProgram(backend, workspace, { name: 'Second' })
  const names = async () => (await read(workspace)).programs.map(({ name }: any) => name)
  expect(await names()).toEqual([program.name, 'Second'])
  await backend.deps.db.sql`
    update programs set archived_at = now() where id = ${program.id}`
  expect(await names()).toEqual(['Second'])
})

test('failures are counted until they are over', async () => {
  const workspace = await createTestWorkspace(backend)
  const { sql } = backend.deps.db
  const { body: webhook } = await workspace.api('POST', '/webhooks', {
    url: 'https://example.com/events',
    events: ['sale.created'],
  })
  const { connection, send } = await connectStripe(backend, workspace)
  await send('invoice.paid', { id: 'in_1' })
  const actor = { type: 'system', name: 'test' } as const
  const scope: Scope = { workspaceId: workspace.id, plan: workspace.plan, actor }
  const job = { task: 'send-mail', payload: { mailId: 'mail_that_fails' } } as const
  await backend.deps.db.transact(scope, (tx) => enqueue(tx, scope, job, { waitMs: DAY_MS }))
  expect(await read(workspace)).toMatchObject(NOTHING)
  await sql`update webhooks set failures = 2 where id = ${webhook.id}`
  await sql`update inbox_events set status = 'failed' where connection_id = ${connection.id}`
  await sql`update graphile_worker._private_jobs set attempts = max_attempts
    where payload->>'mailId' = 'mail_that_fails'`
  const failing = { failingConnections: 1, failingWebhooks: 1, failedJobs: 1 }
  expect(await read(workspace)).toMatchObject(failing)
  expect(await read(await createTestWorkspace(backend))).toMatchObject(NOTHING)
  await sql`update webhooks set disabled_at = now(), disabled_reason = 'member'
    where id = ${webhook.id}`
  backend.clock.advance(8 * DAY_MS)
  expect(await read(workspace)).toMatchObject({ failingConnections: 0, failingWebhooks: 0 })
})

test('counts end at 1,000', async () => {
  const { workspace, sellFlagged } = await openWatched(backend)
  const { flag } = await sellFlagged()
  const { sql } = backend.deps.db
  await sql`
    insert into fraud_flags
    select (jsonb_populate_record(f, jsonb_build_object('id', f.id || n, 'key', f.key || n))).*
    from fraud_flags f, generate_series(1, 1100) n where f.id = ${flag.id}`
  await sql`
    select graphile_worker.add_job('send-mail', json_build_object('workspaceId', ${workspace.id}::text),
      run_at => now() + interval '1 day', max_attempts => 1) from generate_series(1, 1100)`
  await sql`update graphile_worker._private_jobs set attempts = 1
    where payload->>'workspaceId' = ${workspace.id}`
  expect(await read(workspace)).toMatchObject({
    programs: [{ fraudFlags: 1000 }],
    failedJobs: 1000,
  })
})

test('a plan without programs has no counts of programs', async () => {
  const { workspace } = await openWatched(backend)
  const { sql } = backend.deps.db
  await sql`update workspaces set plan = 'pro' where id = ${workspace.id}`
  await backend.deps.directory.changed()
  expect(await read(workspace)).toMatchObject({ programs: null, failedJobs: 0 })
})

test('counting waits on the connections of reports, not on those of requests', async () => {
  const workspace = await createTestWorkspace(backend)
  const { sql } = backend.deps.db
  const waiting = () => sql`
    select application_name as name from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const counted = await sql.begin(async (tx) => {
    await tx`lock table inbox_events in access exclusive mode`
    const reading = read(workspace)
    await until(async () => (await waiting()).length > 0)
    expect((await waiting()).map(({ name }) => name)).toEqual(['svc-reports'])
    return [reading]
  })
  expect(await counted[0]).toMatchObject(NOTHING)
})

test('a key sees the programs only with the scope of programs', async () => {
  const { workspace } = await openWatched(backend)
  const ask = async (scopes: string[]) => {
    const { body } = await workspace.api('POST', '/workspace/keys', { name: 'Key', scopes })
    const authorization = `Bearer ${body.key}`
    return workspace.api('GET', '/workspace/attention', undefined, { authorization })
  }
  expect((await ask(['workspace.read'])).body.programs).toBeNull()
  expect((await ask(['workspace.read', 'program.read'])).body.programs).toHaveLength(1)
  expect((await ask(['program.read'])).status).toBe(403)
})

describe('a payout draft', () => {
  let bench: PayoutBench
  beforeAll(async () => (bench = await openPayoutBench()))
  afterAll(() => bench.close())

  test('waits until it is discarded, and a preview does not', async () => {
    const { api } = bench.workspace
    const ada = await bench.partner('manual', {
      name: 'Ada',
      program: { accountChangeHoldDays: 0 },
    })
    await bench.earn(ada, 5_000)
    const drafts = async () => (await read({ api })).programs[0].payoutDrafts
    const { programId } = ada
    await api('POST', '/payouts/preview', { programId })
    expect(await drafts()).toBe(0)
    const { body: draft } = await api('POST', '/payouts/drafts', { programId })
    expect(await drafts()).toBe(1)
    expect((await api('DELETE', `/payouts/drafts/${draft.id}`)).status).toBe(200)
    expect(await drafts()).toBe(0)
  })
})
