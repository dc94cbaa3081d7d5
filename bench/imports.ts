import { createCtx } from '../server/core/ctx.ts'
import { readConfig } from '../server/config.ts'
import { jobDeps } from '../server/deps.ts'
import { addPart } from '../server/modules/intake/imports/add-part.ts'
import { createImport } from '../server/modules/intake/imports/create-import.ts'
import { getReport } from '../server/modules/intake/imports/get-report.ts'
import { findImport } from '../server/modules/intake/imports/rows.ts'
import { previewImport } from '../server/modules/intake/imports/preview-import.ts'
import { runImport } from '../server/modules/intake/imports/run/run-import.ts'
import { startImport } from '../server/modules/intake/imports/start-import.ts'
import { openBackend } from '../server/start.ts'
import type { Figure } from './report.ts'
import { createWorld, seedLinks, seedPrograms } from './world.ts'

type Kind = 'partner' | 'customer' | 'sale' | 'commission'

const PART_CHARACTERS = 390_000
const BUSY = ['reading', 'checking', 'running']

const HISTORY: readonly Kind[] = ['partner', 'customer', 'sale']

/** Imports of files with ten sales for each partner, without and with a commission for each sale. */
export async function measureImports(partners: number): Promise<Figure[]> {
  return [
    ...(await measureImport(partners, HISTORY)),
    ...(await measureImport(partners, [...HISTORY, 'commission'])),
  ]
}

/** One import, from reading to the report. */
export async function measureImport(partners: number, kinds: readonly Kind[]): Promise<Figure[]> {
  const world = await createWorld()
  await seedLinks(world, 1)
  await seedPrograms(world)
  await world.sql`update workspaces set plan = 'enterprise'`
  const settings = { SVC_MODE: 'test', LOG_LEVEL: 'silent' }
  const backend = await openBackend(readConfig(settings, { databaseUrl: world.url }))
  try {
    const ctx = createCtx(jobDeps(backend.deps), {
      workspaceId: 'ws_bench000',
      plan: 'enterprise',
      actor: { type: 'system', name: 'bench' },
    })
    const { id } = await createImport(ctx, { source: 'csv' })
    for (const kind of kinds) {
      await upload(kind, linesOf(kind, partners), (part, text) =>
        addPart(ctx, id, { kind, part, text }),
      )
    }
    Bun.gc(true)
    const before = process.memoryUsage.rss()
    let most = before
    const began = performance.now()
    await previewImport(ctx, id, {})
    for (;;) {
      const { status } = await findImport(ctx, id)
      most = Math.max(most, process.memoryUsage.rss())
      if (status === 'ready') await startImport(ctx, id)
      else if (!BUSY.includes(status)) break
      await runImport(ctx, id)
    }
    const seconds = (performance.now() - began) / 1000
    const report = await getReport(ctx, id)
    if (report.status !== 'done' || !report.matches) throw new Error(JSON.stringify(report))
    const lines = kinds.reduce((sum, kind) => sum + countOf(kind, partners), 0)
    const shown = kinds.map((kind) => `${countOf(kind, partners).toLocaleString('en')} ${kind}s`)
    const about = `import of ${shown.join(', ')}`
    return [
      {
        group: 'ingest',
        name: `${about}: lines`,
        perSecond: lines / seconds,
        // 100,000 partners, their customers and 1,000,000 sales in 15 minutes.
        ...(kinds === HISTORY ? { goal: '≥ 1,333' } : {}),
      },
      { group: 'memory', name: `${about}: memory besides`, bytes: most - before },
    ]
  } finally {
    await backend.close()
    await world.close()
  }
}

async function upload(
  kind: Kind,
  lines: Iterable<string>,
  send: (part: number, text: string) => Promise<unknown>,
): Promise<void> {
  let part = 0
  let text = HEADERS[kind]
  for (const line of lines) {
    if (text.length + line.length > PART_CHARACTERS) {
      await send(part++, text)
      text = ''
    }
    text += line
  }
  await send(part, text)
}

const HEADERS: Readonly<Record<Kind, string>> = {
  partner: 'id,email,name,link\n',
  customer: 'id,externalId,partner\n',
  sale: 'id,customer,amount,currency,invoice,created at\n',
  commission: 'id,partner,amount,currency,status,sale,created at,paid at\n',
}

function countOf(kind: Kind, partners: number): number {
  return kind === 'partner' || kind === 'customer' ? partners : partners * 10
}

function* linesOf(kind: Kind, partners: number): Iterable<string> {
  for (let n = 0; n < countOf(kind, partners); n++) {
    const owner = n % partners
    const day = new Date(Date.UTC(2023, 0, 1) + (n % 700) * 86_400_000).toISOString().slice(0, 10)
    if (kind === 'partner') yield `p${n},p${n}@partners.test,Partner ${n},key${n}\n`
    else if (kind === 'customer') yield `c${n},u${n},p${n}\n`
    else if (kind === 'sale') yield `s${n},c${owner},19.99,usd,in_${n},${day}\n`
    else {
      const isPaid = n % 3 > 0
      yield `k${n},p${owner},4.00,usd,${isPaid ? 'paid' : 'pending'},s${n},${day},${isPaid ? day : ''}\n`
    }
  }
}
