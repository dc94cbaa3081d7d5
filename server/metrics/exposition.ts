/** One line of the text format: the name's suffix, its labels and its value. */
export interface Sample {
  suffix?: string
  labels?: Readonly<Record<string, string>>
  value: number
}

export type MetricType = 'counter' | 'gauge' | 'histogram'

export interface Described {
  /** `svc_jobs_total`: the unit stands at the end, `total` after it in counters. */
  name: string
  type: MetricType
  help: string
}

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Writes one metric in the text format of Prometheus; without samples it is left out. */
export function expose({ name, type, help }: Described, samples: Iterable<Sample>): string {
  const lines = Array.from(
    samples,
    ({ suffix = '', labels = {}, value }) =>
      `${name}${suffix}${labelsOf(labels)} ${valueOf(value)}`,
  )
  if (lines.length === 0) return ''
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
}

function labelsOf(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

function valueOf(value: number): string {
  if (value === Infinity) return '+Inf'
  return value === -Infinity ? '-Inf' : String(value)
}
