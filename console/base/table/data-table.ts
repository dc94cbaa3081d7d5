import { html, nothing, type TemplateResult } from 'lit'
import { guard } from 'lit/directives/guard.js'
import { t } from '../texts.ts'
import { ariaSort, columnTitle, type Sorted } from './column-title.ts'
import type { TableLayout } from './table-layout.ts'

export interface DataTable<T extends object, N extends string> {
  layout: TableLayout<N>
  rows: readonly T[]
  /** As long as it is the same function, rows that are there already are not rendered again. */
  cell: (row: T, name: N) => unknown
  sorted: Sorted
  sort: (by: string) => void
}

/** Renders a table whose columns are chosen, resized and sorted; a link `.name` covers its row. */
export function dataTable<T extends object, N extends string>(of: DataTable<T, N>): TemplateResult {
  const { layout, rows, cell, sorted } = of
  const { shown, columns } = layout
  const { tracks, leastPx } = layout.grid()
  const style = `--grid:${tracks};--least:${leastPx}px;--phone:${phoneTracks(layout)}`
  const classOf = (name: N) => {
    const { isNumber, isOnPhones } = columns[name]
    return `${isNumber ? 'number' : ''} ${isOnPhones ? '' : 'wide'}`
  }
  const renderRow = (row: T) =>
    html`<tr role="row">
      ${shown.map((name) => html`<td role="cell" class=${classOf(name)}>${cell(row, name)}</td>`)}
    </tr>`
  const names = shown.join()
  // A grid takes the roles of a table away, so they are written.
  return html`<div class="sideways">
    <table role="table" class="data" .style=${style}>
      <thead role="rowgroup">
        <tr role="row">
          ${shown.map(
            (name) =>
              html`<th
                role="columnheader"
                scope="col"
                class=${classOf(name)}
                aria-label=${t(columns[name].name)}
                aria-sort=${ariaSort(columns[name].sort, sorted) ?? nothing}
              >
                ${columnTitle(layout, name, of)}
              </th>`,
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map((row) => {
          const drawn = drawnOf(row, [cell, names], renderRow)
          return guard([drawn], () => drawn)
        })}
      </tbody>
    </table>
  </div>`
}

const kept = new WeakMap<object, { by: readonly unknown[]; drawn: TemplateResult }>()

/** Renders a row now, so that one that cannot be drawn fails where its list is rendered; once for the same `by`. */
function drawnOf<T extends object>(
  row: T,
  by: readonly unknown[],
  render: (row: T) => TemplateResult,
): TemplateResult {
  const known = kept.get(row)
  if (known?.by.every((one, i) => one === by[i])) return known.drawn
  const drawn = render(row)
  kept.set(row, { by, drawn })
  return drawn
}

/** Returns the tracks on phones: the first column takes what the others leave. */
function phoneTracks<N extends string>({ shown, columns }: TableLayout<N>): string {
  const [, ...others] = shown.filter((name) => columns[name].isOnPhones)
  return ['minmax(0, 1fr)', ...others.map((name) => `${Math.min(104, columns[name].px)}px`)].join(
    ' ',
  )
}
