import { hashToken } from '../../server/core/secrets.ts'
import { cpuMs } from '../cpu.ts'
import { generateEvents } from '../generate-events.ts'
import { median } from '../report.ts'
import { createWorld, startServer, type Child, type World } from '../world.ts'

/**
 * `bun bench/row-security/run.ts [rounds] [words of paths]`: CPU microseconds a request, server and Postgres,
 * with row-level security and without it. Short rounds take turns on one database; figures are medians.
 */
const ROUNDS = Number(process.argv[2] ?? 9)
const WANTED = process.argv.slice(3)
const SECONDS = 1
const WORKSPACE = 'ws_bench000'
const KEY = `svc_sk_${'security'.repeat(4)}`

interface Path {
  name: string
  connections: number
  request: (api: string) => Request
}
let leads = 0
let sales = 0

type Cost = readonly [server: number, postgres: number]

const world = await createWorld()
await world.sql`
  insert into workspaces (id, name, slug, plan, publishable_key)
  values (${WORKSPACE}, 'Bench', 'bench', 'business', 'svc_pk_bench')`
await world.sql`
  insert into api_keys (workspace_id, id, name, hash, partial_key, scopes)
  values (${WORKSPACE}, 'key_bench', 'Bench', ${hashToken(KEY)}, 'svc_sk_…', ${['all']})`
const options = { events: 50_000, untilMs: Date.now(), first: WORKSPACE, workspaces: 20 }
await generateEvents(world.sql, options)
await world.sql`vacuum analyze`
const clicks = await world.sql<{ id: string }[]>`
  select id from clicks where workspace_id = ${WORKSPACE} order by id desc limit 1000`
const [link] = await world.sql<{ id: string }[]>`
  select id from links where workspace_id = ${WORKSPACE} order by clicks desc limit 1`

const env = { DATABASE_URL: world.url, RATE_LIMIT_PER_MINUTE: '100000000' }
const servers = [
  await startServer('server/main.ts', env),
  await startServer('server/main.ts', env, { preload: './bench/row-security/without.ts' }),
]
console.log('| Path | Without | With | |\n|---|--:|--:|--:|')
for (const path of paths()) {
  if (WANTED.length === 0 || WANTED.some((word) => path.name.includes(word))) {
    console.log(await compare(world, servers, path))
  }
}
await Promise.all(servers.map((server) => server.stop()))
await world.close()
process.exit(0)

async function compare(world: World, servers: Child[], path: Path): Promise<string> {
  const costs: Cost[][] = servers.map(() => [])
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, server] of servers.entries()) {
      const cost = await measure(world, server, path)
      // The first round warms up.
      if (round > 0) costs[i]!.push(cost)
    }
  }
  const [on, off] = costs.map((rounds) => [0, 1].map((i) => median(rounds.map((cost) => cost[i]!))))
  const times = costs[0]!.map((cost, i) => sum(cost) / sum(costs[1]![i]!))
  const show = (cost: number[]) => cost.map((us) => Math.round(us).toLocaleString('en')).join(' + ')
  return `| ${path.name} | ${show(off!)} | ${show(on!)} | ${median(times).toFixed(2)} |`
}

async function measure(world: World, server: Child, path: Path): Promise<Cost> {
  const before = cpu(world, server)
  const until = performance.now() + SECONDS * 1000
  let requests = 0
  const lane = async () => {
    for (; performance.now() < until; requests++) {
      const answer = await fetch(path.request(`http://127.0.0.1:${server.port}/api/`))
      if (!answer.ok) throw new Error(`${path.name}: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: path.connections }, lane))
  const after = cpu(world, server)
  return [0, 1].map((i) => ((after[i]! - before[i]!) * 1000) / requests) as [number, number]
}

function cpu(world: World, server: Child): Cost {
  return [cpuMs(server.pid) ?? NaN, cpuMs(world.postgresPid(), { children: true }) ?? NaN]
}

function sum([server, postgres]: Cost): number {
  return server + postgres
}

function paths(): Path[] {
  const days = 'interval=30d&timezone=Europe/Berlin'
  const read = (name: string, path: string) => ({ name, connections: 4, request: get(path) })
  return [
    read('one link', `links/${link!.id}`),
    read('link list, 20 links', 'links?pageSize=20'),
    read('customer list, 20', 'customers?pageSize=20'),
    read('a page of 100 clicks', 'events?event=clicks&limit=100'),
    read('a page of 10 sales', 'events?event=sales&limit=10'),
    read('report: totals', `analytics?event=composite&groupBy=count&${days}`),
    read('report: top links', `analytics?groupBy=top_links&${days}`),
    ...[1, 64].flatMap(conversions),
  ]
}

function conversions(connections: number): Path[] {
  const lead = post('lead', () => {
    const clickId = clicks[leads % clicks.length]!.id
    return { clickId, eventName: 'Sign up', customerExternalId: `c-${leads++}` }
  })
  const sale = post('sale', () => {
    const customerExternalId = `c-${sales++ % Math.max(leads - 64, 1)}`
    return { customerExternalId, amount: 1900, currency: 'usd', invoiceId: `invoice-${sales}` }
  })
  return [
    { name: `leads, ${connections} at once`, connections, request: lead },
    { name: `sales, ${connections} at once`, connections, request: sale },
  ]
}

function get(path: string): Path['request'] {
  return (api) => new Request(api + path, { headers: { authorization: `Bearer ${KEY}` } })
}

function post(path: string, makeFields: () => object): Path['request'] {
  return (api) => {
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
    const body = JSON.stringify(makeFields())
    return new Request(`${api}track/${path}`, { method: 'POST', headers, body })
  }
}
