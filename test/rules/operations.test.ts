import { expect, test } from 'bun:test'
import { METRICS } from '../../server/metrics/index.ts'
import { textOf } from './sources.ts'

/** What Prometheus stores: a histogram is three series. */
const SERIES = new Set(
  METRICS.flatMap(({ name, type }) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  ),
)

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string }
}
interface Panel {
  title: string
  type: string
  targets?: { expr: string }[]
}

/** Names in an expression that are metrics of ours or of a process. */
const namesIn = (expr: string): string[] => expr.match(/\b(?:svc|process)_\w+/g) ?? []
const unknownIn = (exprs: readonly string[]) =>
  exprs.flatMap(namesIn).filter((name) => !SERIES.has(name))

test('the page explains each metric, and no others', () => {
  const [, section = ''] = textOf('docs/hosting/operations.md').split('\n## Metrics\n')
  const cells = [...section.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell]) => cell!)
  const documented = cells.flatMap((cell) => cell.match(/\w+/g) ?? [])
  expect(documented.toSorted()).toEqual(METRICS.map(({ name }) => name).toSorted())
})

test('the dashboard shows metrics that exist, each panel at least one', () => {
  const { panels } = JSON.parse(textOf('docs/hosting/dashboard.json')) as { panels: Panel[] }
  const shown = panels.filter(({ type }) => type !== 'row')
  expect(shown.length).toBeGreaterThan(10)
  const exprs = shown.map(({ targets = [] }) => targets.map(({ expr }) => expr).join(' '))
  expect(unknownIn(exprs)).toEqual([])
  expect(exprs.filter((expr) => namesIn(expr).length === 0)).toEqual([])
})

test('the alerts ask for metrics that exist and say what to do', () => {
  const file = Bun.YAML.parse(textOf('docs/hosting/alerts.yaml')) as {
    groups: { name: string; rules: Rule[] }[]
  }
  const rules = file.groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(10)
  expect(unknownIn(rules.map(({ expr }) => expr))).toEqual([])
  for (const { alert, expr, labels, annotations } of rules) {
    expect(alert).toMatch(/^Svc[A-Z]\w+$/)
    expect(namesIn(expr).length > 0 || expr.includes('up{job="svc"}')).toBe(true)
    expect(['page', 'ticket']).toContain(labels.severity)
    expect(annotations.summary).toEndWith('.')
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
})

test('names of metrics follow the conventions of Prometheus', () => {
  for (const { name, type, help } of METRICS) {
    expect(name).toMatch(/^(svc|process)_[a-z]+(_[a-z]+)*$/)
    expect(name.endsWith('_total')).toBe(type === 'counter')
    expect(help).toMatch(/^[A-Z][^\n]+$/)
  }
})
