import type { Sql } from 'postgres'
import { idFloor, idTimeMs, makeId } from '../server/domain/ids.ts'
import { rollUpAll } from './rollups.ts'

export interface Generated {
  /** The first has half of the events. */
  workspaceIds: string[]
  clicks: number
  leads: number
  sales: number
  refunds: number
}

export interface GenerateOptions {
  /** Of all kinds; about 94 % are clicks. */
  events: number
  /** The events end here. */
  untilMs: number
  /** An existing workspace that gets half of them, over the last 30 days; others are made beside it. */
  first: string
  workspaces?: number
  /** The other workspaces' events lie in so many days. */
  days?: number
  links?: number
}

interface DayCounts {
  first: number
  others: number
}

const DAY_MS = 86_400_000
const FIRST_DAYS = 30
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * Fills an empty, migrated database with random events, customers, links, words and rollups, all
 * consistent with each other. Everything is made inside Postgres: ten million events take minutes.
 */
export async function generateEvents(sql: Sql, options: GenerateOptions): Promise<Generated> {
  const { events, untilMs, first, workspaces = 200, days = 60, links = 1000 } = options
  const others = Array.from({ length: workspaces - 1 }, (_, i) => otherWorkspace(i))
  await makeFunctions(sql)
  await sql`
    insert into workspaces (id, name, slug, plan, publishable_key)
    select id, id, id, 'business', id from unnest(${sql.array(others, TEXT)}::text[]) id`
  await sql`select setseed(0.42)`
  await makeWords(sql, [first, ...others])
  await makeLinks(sql, [first, ...others], links)
  await makePartitions(sql, untilMs - days * DAY_MS, untilMs)
  const clicks = Math.round(events * 0.94)
  for (let day = days; day >= 1; day--) {
    const ofFirst = day > FIRST_DAYS ? 0 : Math.round(clicks / 2 / FIRST_DAYS)
    const counts = { first: ofFirst, others: Math.round(clicks / 2 / days) }
    await makeClicks(sql, {
      fromMs: untilMs - day * DAY_MS,
      ids: [first, ...others],
      counts,
      links,
    })
  }
  await makeConversions(sql, untilMs)
  await rollUpAll(sql, untilMs)
  await dropFunctions(sql)
  const [counts] = await sql<Omit<Generated, 'workspaceIds'>[]>`
    select (select count(*)::int from clicks) as clicks, (select count(*)::int from leads) as leads,
      (select count(*)::int from sales) as sales, (select count(*)::int from refunds) as refunds`
  return { workspaceIds: [first, ...others], ...counts! }
}

const TEXT = 1009

function otherWorkspace(i: number): string {
  const random = Uint8Array.from({ length: 32 }, (_, n) => (i * 7 + n) % 248)
  return makeId('ws', Date.UTC(2020, 0, 1) + i * 1000, random)
}

/** The months that a server which had run all that time would have made. */
async function makePartitions(sql: Sql, fromMs: number, untilMs: number): Promise<void> {
  const first = new Date(fromMs)
  for (let month = first.getUTCMonth(); ; month++) {
    const startMs = Date.UTC(first.getUTCFullYear(), month, 1)
    if (startMs > untilMs) return
    const endMs = Date.UTC(first.getUTCFullYear(), month + 1, 1)
    const suffix = new Date(startMs).toISOString().slice(0, 7).replace('-', '_')
    for (const [table, prefix] of [
      ['clicks', ''],
      ['leads', 'evt'],
      ['sales', 'evt'],
    ] as const) {
      await sql.unsafe(`create table if not exists "${table}_${suffix}" partition of "${table}"
        for values from ('${idFloor(prefix, startMs)}') to ('${idFloor(prefix, endMs)}')`)
    }
  }
}

/** `pg_temp` would belong to one connection of the pool. */
async function makeFunctions(sql: Sql): Promise<void> {
  const digit = (power: number) => `substr('${DIGITS}', ((ms / ${62 ** power}) % 62)::int + 1, 1)`
  const head = [6, 5, 4, 3, 2, 1, 0].map(digit).join(' || ')
  await sql.unsafe(`
    create or replace function generated_id(prefix text, ms bigint, n bigint) returns text
    language sql immutable as $$ select prefix || ${head} || substr(md5(n::text), 1, 9) $$`)
  const ms = idTimeMs(
    (await sql<{ id: string }[]>`select generated_id('', 1700000000123, 1) as id`)[0]!.id,
  )
  if (ms !== 1_700_000_000_123) throw new Error('generated ids no longer look like ids')
}

async function dropFunctions(sql: Sql): Promise<void> {
  await sql`drop function generated_id(text, bigint, bigint)`
}

/** 700 cities in 35 countries, 40 agents; per workspace 50 referrers, 100 addresses, 30 UTM sets. */
async function makeWords(sql: Sql, workspaceIds: string[]): Promise<void> {
  const all = sql`unnest(${sql.array(workspaceIds, TEXT)}::text[])`
  await sql`
    insert into locations (id, continent, country, region, city, hash)
    select n, (array['EU','NA','AS','SA','AF'])[1 + n % 5],
      (array['DE','US','IN','BR','EG','FR','CA','JP','AR','NG'])[1 + n % 10],
      (array['DE','US','IN','BR','EG','FR','CA','JP','AR','NG'])[1 + n % 10] || '-' || (n % 70),
      'City ' || n, decode(md5('l' || n), 'hex')
    from generate_series(1, 700) n on conflict do nothing`
  await sql`
    insert into agents (id, device, browser, os, hash)
    select n, (array['Desktop','Mobile','Tablet'])[1 + n % 3],
      (array['Chrome','Safari','Firefox','Edge','Opera'])[1 + n % 5],
      (array['Windows','macOS','iOS','Android'])[1 + n % 4], decode(md5('a' || n), 'hex')
    from generate_series(1, 40) n on conflict do nothing`
  await sql`
    insert into referrers (workspace_id, id, host, path, hash)
    select w, n, 'site' || (n % 20) || '.test', '/page/' || n, decode(md5('r' || n), 'hex')
    from ${all} w, generate_series(1, 50) n`
  await sql`
    insert into destinations (workspace_id, id, url, hash)
    select w, n, 'https://shop.test/product/' || n, decode(md5('u' || n), 'hex')
    from ${all} w, generate_series(1, 100) n`
  await sql`
    insert into utms (workspace_id, id, source, medium, campaign, term, content, hash)
    select w, n, 'source' || (n % 10), 'medium' || (n % 3), 'campaign' || n, '', '',
      decode(md5('t' || n), 'hex')
    from ${all} w, generate_series(1, 30) n`
  for (const table of ['locations', 'agents', 'referrers', 'destinations', 'utms']) {
    await sql.unsafe(`alter table ${table} alter column id restart with 1000000`)
  }
}

/** The numbers of a workspace's links are consecutive, from `1 + 10,000 × its place in the list`. */
async function makeLinks(sql: Sql, workspaceIds: string[], links: number): Promise<void> {
  await sql`
    insert into links (workspace_id, id, num, domain, key, key_lookup, url, track_conversion, created_at)
    select w, generated_id('link_', 1577836800000, i * 10000 + n), (i - 1) * 10000 + n,
      'go' || i || '.generated.test', 'link-' || n, 'link-' || n, 'https://shop.test/product/' || n % 100,
      true, to_timestamp(1577836800)
    from unnest(${sql.array(workspaceIds, TEXT)}::text[]) with ordinality as t (w, i),
      generate_series(1, case when i = 1 then ${links}::int else 20 end) n`
  await sql.unsafe('alter table links alter column num restart with 10000000')
}

/** A day's clicks, evenly spread, in the order of their ids, the workspaces mixed, a few links much used. */
async function makeClicks(
  sql: Sql,
  {
    fromMs,
    ids,
    counts,
    links,
  }: { fromMs: number; ids: string[]; counts: DayCounts; links: number },
): Promise<void> {
  const total = counts.first + counts.others
  await sql`
    insert into clicks (created_at, link_num, location_id, agent_id, referrer_id, url_id, utm_id,
      trigger, workspace_id, id)
    select to_timestamp(ms / 1000.0),
      (w - 1) * 10000 + floor(exp(a * ln(1 + case when w = 1 then ${links}::int else 20 end)))::int,
      1 + floor(700 * b * b), 1 + floor(40 * c * c), greatest(0, floor(80 * d) - 29),
      1 + floor(100 * a), greatest(0, floor(60 * e) - 29), greatest(0, floor(6 * f) - 3),
      ids[w], generated_id('', ms, n + ${fromMs}::bigint)
    from (
      select n, ${fromMs}::bigint + n * ${DAY_MS}::bigint / ${total + 1}::bigint as ms,
        case when random() < ${counts.first / total}::float8 then 1
          else 2 + floor(random() * ${ids.length - 1}::int)::int end as w,
        random() as a, random() as b, random() as c, random() as d, random() as e, random() as f
      from generate_series(1, ${total}::int) n
    ) x, (select ${sql.array(ids, TEXT)}::text[] as ids) y`
}

/** One click in twenty becomes a lead, one lead in five a sale, one sale in twenty is refunded in part. */
async function makeConversions(sql: Sql, untilMs: number): Promise<void> {
  const origin = sql`location_id, agent_id, referrer_id, url_id, utm_id, trigger`
  const later = (minutes: number) => sql`
    least(ms + floor(random() * ${minutes * 60_000}::int)::bigint, ${untilMs - 1}::bigint)`
  await sql`
    create unlogged table generated_leads as
    select row_number() over () as n, workspace_id, id as click_id, link_num, ${origin}, created_at as clicked,
      ${later(60)} as ms
    from (select *, (extract(epoch from created_at) * 1000)::bigint as ms
      from clicks tablesample bernoulli (5) repeatable (1)) c order by id`
  await sql`
    insert into customers (workspace_id, id, external_id, name, email, link_num, click_id, clicked_at,
      settled, created_at, updated_at)
    select workspace_id, generated_id('cus_', ms, n), 'user-' || n, 'User ' || n,
      'user-' || n || '@example.com', link_num, click_id, clicked, true, to_timestamp(ms / 1000.0),
      to_timestamp(ms / 1000.0)
    from generated_leads`
  await sql`
    insert into leads (workspace_id, id, customer_id, link_num, event_name, created_at, ${origin}, click_id,
      reason, steps)
    select workspace_id, generated_id('evt_', ms, n), generated_id('cus_', ms, n), link_num, 'Sign up',
      to_timestamp(ms / 1000.0), ${origin}, click_id, 'last_click', '[{"code":"internal.attribution.no-click"}]'
    from generated_leads`
  await sql`
    insert into sales (workspace_id, id, customer_id, customer_external_id, link_num, lead_id, event_name,
      amount, currency, payment_processor, invoice_id, created_at, ${origin}, click_id, reason, steps)
    select workspace_id, generated_id('evt_', at, n + 1000000000), generated_id('cus_', ms, n), 'user-' || n,
      link_num, generated_id('evt_', ms, n), 'Purchase', 500 + floor(random() * 20000),
      case when random() < 0.8 then 'usd' else 'eur' end, 'stripe', 'invoice-' || n,
      to_timestamp(at / 1000.0), ${origin}, click_id, 'lead', '[{"code":"internal.attribution.no-click"}]'
    from (select *, ${later(600)} as at from generated_leads where n % 5 = 0) l`
  await sql`
    insert into refunds (workspace_id, id, sale_id, link_num, refund_id, amount, currency, body_hash,
      created_at, ${origin})
    select workspace_id, generated_id('evt_', at, n + 2000000000), id, link_num, 'refund', amount / 2,
      currency, '', to_timestamp(at / 1000.0), ${origin}
    from (select *, ${later(6000)} as at from (
      select row_number() over () as n, s.*, (extract(epoch from created_at) * 1000)::bigint as ms
      from sales s) t where n % 20 = 0) r`
  await sql`drop table generated_leads`
}
