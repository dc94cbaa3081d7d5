import { css, html, nothing, type TemplateResult } from 'lit'
import { ChevronRight } from 'lucide'
import type { AnalyticsRow } from '../api/wire.gen.ts'
import { count, money, share } from '../base/format.ts'
import { icon } from '../base/icon.ts'
import { t } from '../base/texts.ts'
import { navigate, withQuery } from '../router/router.ts'
import { DIMENSIONS, type Grouping } from './dimensions.ts'
import { recordPath } from './records.ts'
import { canFilter, toggledFilter, type Report } from './report-address.ts'
import { figureOf } from './reports.ts'
import { rowName, rowValue } from './value-name.ts'

export const barRowStyles = css`
  .rows {
    display: grid;
    gap: 2px;
  }
  .rows li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    grid-auto-flow: column;
    grid-auto-columns: auto;
    align-items: center;
    gap: 12px;
    min-block-size: 32px;
  }
  .rows svg.fill {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border-radius: 4px;
  }
  .rows svg.fill:dir(rtl) {
    transform: scaleX(-1);
  }
  .rows rect {
    fill: var(--bar);
  }
  .rows .label {
    position: relative;
    min-inline-size: 0;
    block-size: 32px;
    padding: 0 8px;
    border: 0;
    background: none;
    color: var(--text);
    line-height: 32px;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button.label {
    cursor: pointer;
  }
  button.label:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .rows .label:focus-visible {
    outline-offset: -2px;
    border-radius: 4px;
  }
  .rows .number {
    position: relative;
    padding-inline-end: 8px;
  }
  .rows .open {
    position: relative;
    display: grid;
    place-content: center;
    block-size: 24px;
    inline-size: 24px;
    margin-inline-start: -12px;
    border-radius: var(--radius-small);
    color: var(--soft);
  }
  .rows .open:hover {
    color: var(--text);
    background: var(--hover);
  }
  .rows .open:dir(rtl) {
    transform: scaleX(-1);
  }
  .rows .part {
    display: inline-block;
    min-inline-size: 6ch;
  }
  .rows .label.chosen {
    font-weight: 600;
  }
`

export interface BarRows {
  report: Report
  grouping: Grouping
  rows: readonly AnalyticsRow[]
  currency: string
  /** Rows are texts instead of filters. */
  fixed?: boolean
}

/** Renders rows with a bar behind each, as long as its part of the largest; a row is a filter. */
export function barRows({ report, grouping, rows, currency, fixed }: BarRows): TemplateResult {
  const { metric, filters } = report
  const most = Math.max(1, ...rows.map((row) => figureOf(row, metric)))
  const all = rows.reduce((sum, row) => sum + Math.max(0, figureOf(row, metric)), 0)
  const { filter } = DIMENSIONS[grouping]
  const chosen = filters.find(({ name }) => name === filter)?.values ?? []
  const render = (row: AnalyticsRow) => {
    const value = rowValue(grouping, row)
    const figure = figureOf(row, metric)
    const { name, about } = rowName(grouping, row)
    const text = html`<bdi>${name}</bdi
      >${about ? html` <span class="soft">${about}</span>` : nothing}`
    const toggle = () =>
      navigate(withQuery({ [filter]: toggledFilter(filters, filter, value), all: undefined }))
    const width = Math.max(0, (figure / most) * 100)
    return html`<li>
      <svg class="fill" aria-hidden="true">
        <rect width="${width}%" height="100%" rx="4" />
      </svg>
      ${
        canFilter(value) && !fixed
          ? html`<button
              class="label ${chosen.includes(value) ? 'chosen' : ''}"
              title=${name}
              aria-pressed=${chosen.includes(value) ? 'true' : 'false'}
              @click=${toggle}
            >
              ${text}
            </button>`
          : html`<span class="label" title=${name}>${text}</span>`
      }
      <span class="number">
        ${metric === 'revenue' ? money(figure, currency) : count(figure)}
        <span class="part soft">${share(Math.max(0, figure), all) ?? ''}</span>
      </span>
      ${fixed ? nothing : renderOpen(recordPath(grouping, row), name)}
    </li>`
  }
  return html`<ul class="rows">
    ${rows.map(render)}
  </ul>`
}

function renderOpen(path: string | undefined, name: string): TemplateResult | typeof nothing {
  if (path === undefined) return nothing
  const label = t('analytics.openName', { name })
  return html`<a class="open" href=${path} aria-label=${label} title=${label}>
    ${icon(ChevronRight)}
  </a>`
}
