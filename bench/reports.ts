import { generateEvents } from './generate-events.ts'
import { hashToken } from '../server/core/secrets.ts'
import { idFloor } from '../server/domain/ids.ts'
import { median, type Figure } from './report.ts'
import { createWorld, startServer, type Child, type World } from './world.ts'

const WORKSPACE = 'ws_bench000'
const KEY = `svc_sk_${'reports'.repeat(5)}`
const ROUNDS = 9
const DAY_MS = 86_400_000

interface Question {
  name: string
  path: string
  goal: string
  /** The same question over the raw rows, as SQL whose `$1` and `$2` bound the ids. */
  raw?: string
}

const SCAN = `from clicks c where workspace_id = '${WORKSPACE}' and c.id >= $1 and c.id < $2`

/** Reports over generated events, half of them in one workspace, against raw scans of the same rows. */
export async function measureReports(events: number): Promise<Figure[]> {
  const world = await createWorld({ shared_buffers: '2GB', max_wal_size: '8GB' })
  const untilMs = Date.now()
  await seedWorkspace(world)
  const made = await generateEvents(world.sql, { events, untilMs, first: WORKSPACE })
  await seedPartners(world)
  await world.sql`vacuum analyze`
  const server = await startServer('server/main.ts', { DATABASE_URL: world.url })
  try {
    const [link] = await world.sql<{ id: string }[]>`
      select id from links where workspace_id = ${WORKSPACE} order by clicks desc limit 1`
    const cursor = await deepCursor(world, untilMs)
    const total = (made.clicks + made.leads + made.sales).toLocaleString('en')
    const figures: Figure[] = []
    for (const question of questions(link!.id, cursor)) {
      const ours = await timed(() => ask(server, question.path))
      const ids = [idFloor('', untilMs - 30 * DAY_MS), idFloor('', untilMs)]
      const raw = question.raw
        ? await timed(() => world.sql.unsafe(question.raw!, ids), 3)
        : undefined
      figures.push({
        group: 'reports',
        name: question.name,
        goal: question.goal,
        p50Ms: ours,
        ...(raw === undefined ? {} : { againstMs: raw }),
      })
    }
    return [
      { group: 'reports', name: `(${total} events, half of them in the workspace)` },
      ...figures,
    ]
  } finally {
    await server.stop()
    await world.close()
  }
}

function questions(link: string, cursor: string): Question[] {
  const berlin = 'interval=30d&timezone=Europe/Berlin'
  const byCountry = `join locations o on o.id = location_id`
  return [
    {
      name: 'totals, 30 days',
      path: `/analytics?event=composite&groupBy=count&${berlin}`,
      goal: '< 10 ms',
      raw: `select count(*) ${SCAN}`,
    },
    {
      name: 'time series, 30 days in Berlin',
      path: `/analytics?event=composite&groupBy=timeseries&${berlin}`,
      goal: '< 10 ms',
      raw: `select date_trunc('day', created_at, 'Europe/Berlin'), count(*) ${SCAN} group by 1`,
    },
    {
      name: 'top countries',
      path: `/analytics?groupBy=countries&${berlin}`,
      goal: '< 50 ms',
      raw: `select o.country, count(*) ${SCAN.replace('where', `${byCountry} where`)} group by 1 order by 2 desc limit 10`,
    },
    {
      name: 'top links',
      path: `/analytics?groupBy=top_links&${berlin}`,
      goal: '< 50 ms',
      raw: `select link_num, count(*) ${SCAN} group by 1 order by 2 desc limit 10`,
    },
    { name: 'top partners', path: `/analytics?groupBy=top_partners&${berlin}`, goal: '< 50 ms' },
    { name: 'top groups', path: `/analytics?groupBy=top_groups&${berlin}`, goal: '< 50 ms' },
    {
      name: 'time series of a group of partners',
      path: `/analytics?groupBy=timeseries&groupId=grp_1&${berlin}`,
      goal: '< 100 ms',
    },
    { name: 'top referrers', path: `/analytics?groupBy=referers&${berlin}`, goal: '< 50 ms' },
    {
      name: 'time series of the busiest link',
      path: `/analytics?groupBy=timeseries&linkId=${link}&${berlin}`,
      goal: '< 10 ms',
    },
    {
      name: 'top countries of the busiest link',
      path: `/analytics?groupBy=countries&linkId=${link}&${berlin}`,
      goal: '< 50 ms',
    },
    {
      name: 'two filters that no rollup answers',
      path: `/analytics?groupBy=timeseries&country=US&device=Mobile&${berlin}`,
      goal: '< 400 ms',
    },
    { name: 'newest page of events', path: '/events?event=clicks&limit=100', goal: '< 5 ms' },
    {
      name: 'a page of events weeks back',
      path: `/events?event=clicks&limit=100&startingAfter=${cursor}`,
      goal: '< 15 ms',
    },
  ]
}

async function seedWorkspace({ sql }: World): Promise<void> {
  await sql`
    insert into workspaces (id, name, slug, plan, publishable_key)
    values (${WORKSPACE}, 'Bench', 'bench', 'business', 'svc_pk_bench')`
  await sql`
    insert into api_keys (workspace_id, id, name, hash, partial_key, scopes)
    values (${WORKSPACE}, 'key_bench', 'Bench', ${hashToken(KEY)}, 'svc_sk_…', ${['all']})`
}

/** Gives each link to a partner of its own, in one of four groups. */
async function seedPartners({ sql }: World): Promise<void> {
  await sql`
    insert into programs (workspace_id, id, name, slug, url, currency, attribution_model, payout_schedule)
    values (${WORKSPACE}, 'prog_1', 'Bench', 'bench', 'https://shop.test/', 'usd', 'last', '{}')`
  await sql`
    insert into groups (workspace_id, id, program_id, name, slug)
    select ${WORKSPACE}, 'grp_' || n, 'prog_1', 'Group ' || n, 'group-' || n
    from generate_series(1, 4) n`
  await sql`
    insert into partners (workspace_id, id, name)
    select ${WORKSPACE}, 'pn_' || num, 'Partner ' || num from links where workspace_id = ${WORKSPACE}`
  await sql`
    insert into enrollments (workspace_id, id, program_id, group_id, partner_id, status)
    select ${WORKSPACE}, 'enr_' || num, 'prog_1', 'grp_' || 1 + num % 4, 'pn_' || num, 'approved'
    from links where workspace_id = ${WORKSPACE}`
  await sql`
    update links set program_id = 'prog_1', partner_id = 'pn_' || num
    where workspace_id = ${WORKSPACE}`
}

async function deepCursor({ sql }: World, untilMs: number): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select id from clicks where workspace_id = ${WORKSPACE} and id >= ${idFloor('', untilMs - 20 * DAY_MS)}
    order by id limit 1`
  return row!.id
}

async function ask(server: Child, path: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api${path}`, {
    headers: { authorization: `Bearer ${KEY}` },
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

/** The median of several runs, after one that warms up. */
async function timed(run: () => Promise<unknown>, rounds = ROUNDS): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const started = performance.now()
    await run()
    if (round > 0) times.push(performance.now() - started)
  }
  return median(times)
}
