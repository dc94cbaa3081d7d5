import { cpus } from 'node:os'
import { measureConsole } from './console.ts'
import { measureConversions } from './conversions.ts'
import { measureImports } from './imports.ts'
import { measureInbox } from './inbox.ts'
import { measureIngest } from './ingest.ts'
import type { Figure } from './report.ts'
import { measureReports } from './reports.ts'
import { measureScript } from './size.ts'
import { measureStart } from './start.ts'
import { table } from './table.ts'
import { measureWebhooks } from './webhooks.ts'
import { measureWidgets } from './widgets.ts'

/**
 * `bun run bench [--json] [--write] [--quick] [--only size,start,ingest,conversions,inbox,webhooks,imports,reports,widgets,console]`
 * Measures everything in one run, the sides taking turns. `--write` renews docs/development/performance.md;
 * `--quick` is a smoke run whose figures mean nothing.
 */
const flags = new Set(process.argv.slice(2))
const quick = flags.has('--quick')
const only = process.argv[process.argv.indexOf('--only') + 1]?.split(',')
const wanted = (group: string) => !flags.has('--only') || only?.includes(group)

const figures: Figure[] = []
const step = async (group: string, measure: () => Promise<Figure[]>) => {
  if (!wanted(group)) return
  process.stderr.write(`${group} …\n`)
  figures.push(...(await measure()))
}
await step('size', measureScript)
await step('start', () => measureStart(quick ? 1 : 5))
await step('ingest', () =>
  measureIngest(
    quick
      ? { pairs: 1, seconds: 0.5, connections: 64 }
      : { pairs: 5, seconds: 4, connections: 256 },
  ),
)
await step('conversions', () =>
  measureConversions({ rounds: quick ? 1 : 5, seconds: quick ? 0.5 : 4 }),
)
await step('inbox', () => measureInbox({ rounds: quick ? 1 : 5, seconds: quick ? 1 : 4 }))
await step('webhooks', () =>
  measureWebhooks(quick ? { seconds: 2, burst: 100 } : { seconds: 10, burst: 1000 }),
)
await step('imports', () => measureImports(quick ? 500 : 10_000))
await step('reports', () => measureReports(quick ? 50_000 : 10_000_000))
await step('widgets', () => measureWidgets(quick ? 1 : 9))
await step('console', () =>
  measureConsole(quick ? { rounds: 1, rows: 5_000 } : { rounds: 3, rows: 100_000 }),
)

const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, bun: Bun.version }
const markdown = table(figures, machine)
console.log(flags.has('--json') ? JSON.stringify({ machine, figures }, null, 2) : markdown)
if (flags.has('--write')) await Bun.write('docs/development/performance.md', markdown)
process.exit(0)
