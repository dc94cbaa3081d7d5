import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Sql } from 'postgres'
import { TRIGGERS, type Trigger } from '../../../db/rollups.ts'
import { decode, json, row, text } from '../../../db/row.ts'

/** Clicks at once: few enough that requests beside it wait for some milliseconds only. */
const PAGE = 1_000
const TRIGGER_NAMES = Object.fromEntries(
  (Object.keys(TRIGGERS) as Trigger[]).map((name) => [TRIGGERS[name], name]),
)

const Exported = row({ workspaceId: text, id: text, click: json<Record<string, unknown>>() })

/**
 * Writes the clicks of a table as one JSON object a line, gzipped, and returns the file's path. The file
 * has its name once it is whole and on the disk.
 */
export async function exportClicks(
  sql: Sql,
  table: string,
  { month, folder }: { month: string; folder: string },
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = freePath(join(folder, `clicks-${month.replace('_', '-')}`))
  const partial = `${path}.partial`
  const file = createWriteStream(partial, { mode: 0o600 })
  await pipeline(Readable.from(pages(sql, table)), createGzip(), file)
  await sync(partial)
  await rename(partial, path)
  await sync(folder)
  return path
}

async function* pages(sql: Sql, table: string): AsyncGenerator<string> {
  let after = { workspaceId: '', id: '' }
  for (;;) {
    const rows = decode(Exported, await readPage(sql, table, after))
    if (rows.length === 0) return
    yield rows.map(({ click }) => `${JSON.stringify(withTrigger(click))}\n`).join('')
    const last = rows.at(-1)!
    after = { workspaceId: last.workspaceId, id: last.id }
  }
}

function readPage(sql: Sql, table: string, after: { workspaceId: string; id: string }) {
  return sql`
    with page as materialized (
      select * from ${sql(table)} where (workspace_id, id) > (${after.workspaceId}, ${after.id})
      order by workspace_id, id limit ${PAGE}
    )
    select p.workspace_id as "workspaceId", p.id, json_build_object(
      'workspaceId', p.workspace_id, 'id', p.id, 'timestamp', to_char(p.created_at at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'linkId', k.id, 'domain', k.domain, 'key', k.key,
      'trigger', p.trigger, 'continent', l.continent, 'country', l.country, 'region', l.region,
      'city', l.city, 'device', a.device, 'browser', a.browser, 'os', a.os, 'refererHost', r.host,
      'refererPath', r.path, 'url', d.url, 'utmSource', u.source, 'utmMedium', u.medium,
      'utmCampaign', u.campaign, 'utmTerm', u.term, 'utmContent', u.content) as click
    from page p
    left join links k on k.workspace_id = p.workspace_id and k.num = p.link_num
    left join locations l on l.id = p.location_id
    left join agents a on a.id = p.agent_id
    left join referrers r on r.workspace_id = p.workspace_id and r.id = p.referrer_id
    left join destinations d on d.workspace_id = p.workspace_id and d.id = p.url_id
    left join utms u on u.workspace_id = p.workspace_id and u.id = p.utm_id
    order by p.workspace_id, p.id`
}

/** Leaves out what is unknown. */
function withTrigger(click: Record<string, unknown>): Record<string, unknown> {
  const known = Object.entries(click).filter(([, value]) => value !== null && value !== '')
  return { ...Object.fromEntries(known), trigger: TRIGGER_NAMES[Number(click['trigger'])] }
}

/** Returns a path that is not there yet: whatever was exported before is kept. */
function freePath(name: string): string {
  for (let n = 1; ; n++) {
    const path = `${name}${n === 1 ? '' : `.${n}`}.ndjson.gz`
    if (!existsSync(path)) return path
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
