import type { Figure } from './report.ts'

interface Machine {
  cpu: string
  cores: number
  bun: string
}

/** docs/development/performance.md, whole. */
export function table(figures: Figure[], machine: Machine): string {
  const of = (group: Figure['group']) => figures.filter((figure) => figure.group === group)
  return [
    '# Performance',
    '',
    `Measured in one run of \`bun run bench\` on ${machine.cores} cores (${machine.cpu}), Bun ${machine.bun}, embedded PostgreSQL 18 with 512 MB of shared buffers (2 GB for reports). The server, PostgreSQL, and the load generator share the cores. Compared variants alternate. Results are medians, with the slowest and fastest round in parentheses. On shared machines, the ratios and CPU times are more reliable than single rates.`,
    ...section('Durable clicks', ingest(of('ingest'))),
    ...section('Reports', reports(of('reports'))),
    ...section('Elements', rest(of('widgets'))),
    ...section('Console', rest(of('console'))),
    ...section('Size, startup, and memory', rest([...of('size'), ...of('start'), ...of('memory')])),
    '',
  ].join('\n')
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 2 ? ['', `## ${title}`, '', ...lines] : []
}

function ingest(figures: Figure[]): string[] {
  return [
    '| Request | Requests per second (range) | p50 / p99 (ms) | CPU per request (µs), server + PostgreSQL | Goal |',
    '|---|--:|--:|--:|---|',
    ...figures.map(
      (f) =>
        `| ${f.name} | ${whole(f.perSecond)}${f.spread ? ` (${whole(f.spread[0])}–${whole(f.spread[1])})` : ''} | ${ms(f.p50Ms)} / ${ms(f.p99Ms)} | ${ms(f.serverUs)} + ${ms(f.postgresUs)} | ${f.goal ?? ''} |`,
    ),
  ]
}

function reports(figures: Figure[]): string[] {
  return [
    '| Report | svc (ms) | Scan of the same rows (ms) | Ratio | Goal |',
    '|---|--:|--:|--:|---|',
    ...figures.map(
      (f) =>
        `| ${f.name} | ${ms(f.p50Ms)} | ${ms(f.againstMs)} | ${f.againstMs && f.p50Ms ? whole(f.againstMs / f.p50Ms) : ''} | ${f.goal ?? ''} |`,
    ),
  ]
}

function rest(figures: Figure[]): string[] {
  return [
    '| Measurement | Result | Goal |',
    '|---|--:|---|',
    ...figures.map((f) => {
      return `| ${f.name} | ${valueOf(f)} | ${f.goal ?? ''} |`
    }),
  ]
}

function valueOf({ bytes, count, p50Ms, spread }: Figure): string {
  if (bytes !== undefined) return `${whole(bytes)} bytes`
  if (count !== undefined) return whole(count)
  return `${ms(p50Ms)} ms${spread ? ` (${ms(spread[0])}–${ms(spread[1])})` : ''}`
}

function whole(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en')
}

function ms(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–'
  return value < 100 ? value.toFixed(1) : whole(value)
}
