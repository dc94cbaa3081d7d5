import type { Deps } from '../deps.ts'
import type { ReadinessReport } from '../readiness/readiness.ts'
import type { Described, MetricType, Sample } from './exposition.ts'
import { cpuSeconds, eventLoopLag, residentBytes, startedSeconds } from './process.ts'
import type { Stored } from './stored.ts'

/** What metrics are read from. `stored` is absent while the database does not answer. */
export interface Source {
  deps: Deps
  readiness: ReadinessReport
  stored: Stored | undefined
}

export interface Metric extends Described {
  read(source: Source): Iterable<Sample>
}

type Value = number | undefined | Iterable<Sample>

function metric(type: MetricType) {
  return (name: string, help: string, read: (source: Source) => Value): Metric => ({
    name,
    type,
    help,
    read: (source) => {
      const value = read(source)
      if (value === undefined) return []
      return typeof value === 'number' ? [{ value }] : value
    },
  })
}

const counter = metric('counter')
const gauge = metric('gauge')
const histogram = metric('histogram')

/** All metrics. To add one, add a line here and one to docs/hosting/operations.md. */
export const METRICS: readonly Metric[] = [
  gauge('svc_part_ready', 'Whether a part of the server works (1) or fails (0)', (s) =>
    readyParts(s),
  ),
  counter('svc_http_requests_total', 'Answers by method, route and status', ({ deps }) =>
    deps.recorded.http.totals(),
  ),
  histogram('svc_http_request_duration_seconds', 'Time until the answer begins', ({ deps }) =>
    deps.recorded.http.durations(),
  ),
  histogram('svc_batch_size', 'Events that were written in one transaction', ({ deps }) =>
    deps.recorded.batchSizes.samples(),
  ),
  histogram('svc_batch_duration_seconds', 'Time to write such a transaction', ({ deps }) =>
    deps.recorded.batchSeconds.samples(),
  ),
  counter(
    'svc_clicks_uncounted_total',
    'Clicks that were redirected but not counted, since their address had sent too many',
    ({ deps }) => deps.clicks.limit.total,
  ),
  gauge('svc_ingest_waiting', 'Events that wait to be written', ({ deps }) => waiting(deps)),
  gauge(
    'svc_spool_records',
    'Clicks that wait on the disk',
    ({ deps }) => deps.clicks.kept.records,
  ),
  gauge('svc_spool_bytes', 'Bytes of these clicks', ({ deps }) => deps.clicks.kept.bytes),
  gauge('svc_spool_age_seconds', 'How long the oldest has waited', ({ deps }) => spoolAge(deps)),
  counter(
    'svc_clicks_not_counted_total',
    'Visitors sent on without their click',
    ({ deps }) => deps.clicks.kept.notCounted,
  ),
  histogram(
    'svc_db_transaction_duration_seconds',
    'Time of a transaction with its repetitions',
    ({ deps }) => deps.recorded.transactions.samples(),
  ),
  gauge('svc_db_pool_size', 'Connections that a pool may open', ({ deps }) => pools(deps, 'size')),
  gauge('svc_db_pool_used', 'Connections in use', ({ deps }) => pools(deps, 'used')),
  gauge('svc_db_pool_waiting', 'Statements that wait for one', ({ deps }) =>
    pools(deps, 'waiting'),
  ),
  gauge('svc_db_sequence_used_ratio', 'Share of the numbers that are drawn', (s) => sequences(s)),
  counter(
    'svc_db_write_failures_total',
    'Writes that the storage refused',
    ({ deps }) => deps.writes.failures,
  ),
  gauge(
    'svc_outbox_depth',
    'Events that no job has taken up',
    ({ stored }) => stored?.outbox.depth,
  ),
  gauge(
    'svc_outbox_age_seconds',
    'Age of the oldest of them',
    ({ stored }) => stored?.outbox.ageSeconds,
  ),
  counter('svc_job_runs_total', 'Runs of jobs by result', ({ deps }) =>
    deps.recorded.jobs.samples(),
  ),
  histogram('svc_job_duration_seconds', 'Time of one run of a job', ({ deps }) =>
    deps.recorded.jobSeconds.samples(),
  ),
  gauge('svc_jobs', 'Jobs in the queue by state', ({ stored }) => stored && queued(stored)),
  gauge(
    'svc_jobs_wait_seconds',
    'How long the oldest due job has waited',
    ({ stored }) => stored?.jobsWaitSeconds,
  ),
  gauge(
    'svc_rollup_lag_seconds',
    'How far daily totals are behind',
    ({ stored }) => stored?.rollupLagSeconds,
  ),
  gauge(
    'svc_ledger_differences',
    'Differences that the last checks of all ledgers found',
    ({ stored }) => stored?.ledger.differences,
  ),
  gauge(
    'svc_ledger_check_age_seconds',
    'Age of the oldest last check of a ledger',
    ({ stored }) => stored?.ledger.ageSeconds,
  ),
  gauge('svc_streams', 'Open streams of live events', ({ deps }) => deps.recorded.streams),
  counter('svc_mails_total', 'Mails that were handed over, by result', ({ deps }) =>
    deps.recorded.mails.samples(),
  ),
  gauge('svc_event_loop_lag_seconds', 'How late the event loop ran since the last scrape', () =>
    eventLoopLag(),
  ),
  counter('process_cpu_seconds_total', 'CPU time of the process', () => cpuSeconds()),
  gauge('process_resident_memory_bytes', 'Memory of the process', () => residentBytes()),
  gauge('process_start_time_seconds', 'When the process began, in seconds since 1970', () =>
    startedSeconds(),
  ),
]

function readyParts({ readiness }: Source): Sample[] {
  return Object.entries(readiness.parts).map(([part, { status }]) => ({
    labels: { part },
    value: status === 'failing' ? 0 : 1,
  }))
}

function waiting({ clicks, groupCommit, jobGroupCommit }: Deps): Sample[] {
  return [
    { labels: { kind: 'clicks' }, value: clicks.waiting },
    { labels: { kind: 'conversions' }, value: groupCommit.waiting },
    { labels: { kind: 'inbox' }, value: jobGroupCommit.waiting },
  ]
}

function queued({ jobs }: Stored): Sample[] {
  return jobs.map(({ job, state, count }) => ({ labels: { task: job, state }, value: count }))
}

function pools({ db }: Deps, figure: 'size' | 'used' | 'waiting'): Sample[] {
  return db.usage().map((usage) => ({ labels: { pool: usage.name }, value: usage[figure] }))
}

function sequences({ stored }: Source): Sample[] | undefined {
  return stored?.sequences.map(({ name, used }) => ({ labels: { sequence: name }, value: used }))
}

function spoolAge({ clicks, clock }: Deps): number {
  const { oldestMs } = clicks.kept
  return oldestMs === null ? 0 : (clock.now() - oldestMs) / 1000
}
