import { expect, test } from 'bun:test'
import { addCronJobs, CRON_JOBS, cronItems } from '../../server/jobs/cron.ts'
import { runOnce, startQueue } from '../../server/jobs/queue.ts'
import { releaseLost } from '../../server/jobs/release-lost.ts'
import { startJobs } from '../../server/jobs/start-jobs.ts'
import { testBackend } from '../kit/test-backend.ts'
import { openSecondApp } from '../fault/environment.ts'
import { emptyQueue, queuedJobs, until } from '../kit/jobs.ts'

const backend = await testBackend()

const names = Object.keys(CRON_JOBS).sort()

test('servers that start run every job of the timetable, and know when it comes again', async () => {
  const { sql } = backend.deps.db
  await sql`delete from graphile_worker._private_known_crontabs`
  const servers = [startJobs(backend.deps), startJobs(backend.deps)]
  await until(async () => {
    const [row] = await sql`select count(*)::int as n from graphile_worker._private_known_crontabs`
    return row!.n === names.length
  })
  await Promise.all(servers.map((server) => server.stop()))
  await runOnce(backend.deps)
  expect(await queuedJobs(backend)).toEqual([])
  const known = await sql`select identifier from graphile_worker._private_known_crontabs`
  expect(known.map(({ identifier }) => identifier).toSorted()).toEqual(names)
})

test('a job that is still running is not started by another process, and waits at most once', async () => {
  await emptyQueue(backend)
  const { sql } = backend.deps.db
  const running = () => sql<{ task: string }[]>`
    select t.identifier as task from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.locked_at is not null and t.identifier = 'keep-partitions'`
  // On connections of their own: the driver may send other queries behind the one that waits.
  const workers = await openSecondApp(backend.deps.db.url)
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>()
  const { promise: mayEnd, resolve: release } = Promise.withResolvers<void>()
  const [newest] = await sql<[{ name: string }]>`
    select relname as name from pg_class
    where relname ~ '^visits_\\d' and relkind = 'r' order by 1 desc limit 1`
  const holding = sql.begin(async (tx) => {
    // The job waits for whoever changes these partitions.
    await tx.unsafe(`drop table "${newest.name}"`)
    held()
    await mayEnd
  })
  await isHeld
  const servers = [startQueue(workers.deps), startQueue(workers.deps)]
  await addCronJobs(backend.deps)
  await until(async () => (await running()).length === 1)
  await addCronJobs(backend.deps)
  await addCronJobs(backend.deps)
  await until(async () => (await queuedJobs(backend, 'keep-partitions')).length === 2)
  expect(await running()).toHaveLength(1)
  release()
  await holding
  await until(async () => (await queuedJobs(backend)).length === 0)
  await Promise.all(servers.map((server) => server.stop()))
  await workers.close()
})

test('a job whose server died begins again, and leaves nothing behind when the next one waits already', async () => {
  await emptyQueue(backend)
  const { sql } = backend.deps.db
  const killServer = () => sql`
    update graphile_worker._private_jobs
    set locked_by = 'pool-of-the-dead', locked_at = now() - interval '1 minute', attempts = 1`
  await addCronJobs(backend.deps)
  await killServer()
  await releaseLost(backend.deps)
  await runOnce(backend.deps)
  expect(await queuedJobs(backend)).toEqual([])
  await addCronJobs(backend.deps)
  await killServer()
  await addCronJobs(backend.deps)
  expect(await queuedJobs(backend)).toHaveLength(2 * names.length)
  await releaseLost(backend.deps)
  expect(await queuedJobs(backend)).toHaveLength(names.length)
  await runOnce(backend.deps)
  expect(await queuedJobs(backend)).toEqual([])
})

test('a server that starts holds no job while it waits for another, which workers may be writing', async () => {
  await emptyQueue(backend)
  const { sql } = backend.deps.db
  await addCronJobs(backend.deps)
  await sql`update graphile_worker._private_jobs set locked_by = 'pool', locked_at = now()`
  const [first, last] = [
    await queuedJobs(backend, names[0]),
    await queuedJobs(backend, names.at(-1)),
  ]
  const workers = await openSecondApp(backend.deps.db.url)
  const adding = await workers.deps.db.sql.begin(async (tx) => {
    const hold = (jobs: typeof first) =>
      tx`select from graphile_worker._private_jobs where id = ${jobs[0]!.id} for update`
    await hold(last)
    const added = addCronJobs(backend.deps)
    await until(async () => {
      const waiting = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return waiting.length > 0
    })
    await hold(first)
    return { added }
  })
  await adding.added
  expect(await queuedJobs(backend)).toHaveLength(2 * names.length)
  await workers.close()
})

test('nothing of the timetable comes more often than once a minute', () => {
  expect(
    cronItems()
      .map(({ task }) => task)
      .toSorted(),
  ).toEqual(names)
})
