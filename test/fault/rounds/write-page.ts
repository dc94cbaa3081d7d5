import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres from 'postgres'
import type { Site } from './bench.ts'
import type { Finding } from './check.ts'
import { KIND_NAMES, KINDS } from './kinds.ts'
import type { RoundResult } from './run-rounds.ts'

const PAGE = join(import.meta.dir, '../../../docs/development/fault-tests.md')

export interface FaultRun {
  results: readonly RoundResult[]
  seed: number
  minutes: number
}

/** Renders one line for each kind of fault and one for all of them. */
export function tableOf(results: readonly RoundResult[]): string {
  const lines = KIND_NAMES.flatMap((name) => {
    const own = results.filter(({ kind }) => kind === name)
    return own.length > 0 ? [lineOf(`${KINDS[name].title} (\`${name}\`)`, own)] : []
  })
  return [
    '| What is broken | rounds | acknowledged | recovered in, median | at worst | lost | doubled | differences | other |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...lines,
    lineOf('**all**', results),
  ].join('\n')
}

function lineOf(title: string, results: readonly RoundResult[]): string {
  const sorted = results.map(({ recoveredMs }) => recoveredMs).toSorted((a, b) => a - b)
  const seconds = (ms = 0) => `${(ms / 1_000).toFixed(1)} s`
  const acknowledged = results.reduce((sum, one) => sum + one.acknowledged, 0)
  const found = (kind: Finding['kind']) =>
    results.flatMap(({ findings }) => findings).filter((one) => one.kind === kind).length
  const cells = [
    title,
    results.length,
    acknowledged.toLocaleString('en'),
    seconds(sorted[(sorted.length - 1) >> 1]),
    seconds(sorted.at(-1)),
    found('lost'),
    found('doubled'),
    found('difference'),
    found('other'),
  ]
  return `| ${cells.join(' | ')} |`
}

/** Writes the table with what was tried into the documentation. */
export async function writePage(site: Site, { results, seed, minutes }: FaultRun): Promise<void> {
  const versions = `Bun ${Bun.version}, PostgreSQL ${await postgresVersion(site)}, PgBouncer ${await bouncerVersion()}`
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(
    PAGE,
    `${INTRODUCTION}
## Results

${day}, seed ${seed}: ${results.length} rounds in ${Math.round(minutes)} minutes. ${versions}; two processors, which other work shared.

${tableOf(results)}

`.trimEnd() + '\n',
  )
}

async function postgresVersion(site: Site): Promise<string> {
  const { url, drop } = await site.database()
  const sql = postgres(url(), { max: 1 })
  const [row] = await sql<
    { version: string }[]
  >`select current_setting('server_version') as version`
  await sql.end()
  await drop()
  return row?.version ?? ''
}

async function bouncerVersion(): Promise<string> {
  const command = Bun.which('pgbouncer', { PATH: `${process.env.PATH}:/usr/sbin` })
  if (!command) return 'none'
  const said = await new Response(Bun.spawn([command, '--version']).stdout).text()
  return /PgBouncer (\S+)/.exec(said)?.[1] ?? ''
}

const INTRODUCTION = `# Fault tests

This page is written by \`bun run test:faults --write\`.

Each round keeps servers under load, breaks one thing at a random moment and repairs what an operator would repair; the servers must do the rest. The load: visitors of short links and of the script, leads, sales, refunds, new and changed links, bonuses, and payout runs with a provider that keeps its own book. Clients send again whatever got no answer, some of it twice, some after they have given up waiting. They alone note what was acknowledged.

After each round, once every server says that it is ready:

- every acknowledged click, lead, sale, refund, link, bonus and payout run is there, once, and nothing else
- all totals of links, customers, workspaces and days equal what is counted from the events
- every posting of the ledger sums to zero and its check finds no difference
- the provider has paid no transfer twice, and none that was not ordered
- every server sends visitors to the newest address of each link
- no click waits on a disk, no connection is left in a transaction or behind a lock, and the log has no unforeseen error

Every dozen rounds all jobs must be done, all payouts paid, each new commission counted for its partner's next mail, and all totals of days complete. Then servers and database begin anew.

\`SEED=7 bun run test:faults --kills 40 --kinds hang,outage\` chooses another order and fewer kinds. The disks that are filled are small file systems in memory, which need root on Linux. On the server in \`TEST_DATABASE_URL\` nothing is killed, stopped or filled, and no server runs a PostgreSQL itself: \`postmaster\`, \`backend\`, \`immediate\`, \`fast\`, \`both\`, \`database-paused\`, \`disk\`, \`pooler-database\` are left out there. Each run names what it leaves out.
`
