import { html, nothing, type TemplateResult } from 'lit'
import { guard } from 'lit/directives/guard.js'
import type { Selection } from '../list/selection.ts'
import { t } from '../texts.ts'
import { ariaSort, columnTitle, type Sorted } from './column-title.ts'
import type { TableLayout } from './table-layout.ts'

/** Rows to select, for actions on several of them. */
interface Selectable<T extends { id: string }> {
  selection: Selection<T>
  /** Names a row for those who do not see it. */
  nameOf: (row: T) => string
}

export interface DataTable<T extends { id: string }, N extends string> {
  layout: TableLayout<N>
  rows: readonly T[]
  /** As long as it is the same function, rows that are there already are not rendered again. */
  cell: (row: T, name: N) => unknown
  sorted: Sorted
  sort: (by: string) => void
  selectable?: Selectable<T> | undefined
}

const CHECK_PX = 24

/** Renders a table whose columns are chosen, resized and sorted; a link `.name` covers its row. */
export function dataTable<T extends { id: string }, N extends string>(
  of: DataTable<T, N>,
): TemplateResult {
  const { layout, rows, cell, sorted, selectable } = of
  const { shown, columns } = layout
  const before = selectable ? [CHECK_PX] : []
  const { tracks, leastPx } = layout.grid(before)
  const style = `--grid:${tracks};--least:${leastPx}px;--phone:${phoneTracks(layout, before)}`
  const classOf = (name: N) => {
    const { isNumber, isOnPhones, isPinned } = columns[name]
    return `${isNumber ? 'number' : ''} ${isOnPhones ? '' : 'wide'} ${isPinned ? 'pinned' : ''}`
  }
  const renderRow = (row: T) =>
    html`<tr role="row" class=${selectable?.selection.has(row) ? 'chosen' : ''}>
      ${selectable ? renderCheck(row, rows, selectable) : nothing}
      ${shown.map((name) => html`<td role="cell" class=${classOf(name)}>${cell(row, name)}</td>`)}
    </tr>`
  const names = shown.join()
  // A grid takes the roles of a table away, so they are written.
  return html`<div class="sideways">
    <table role="table" class="data" .style=${style}>
      <thead role="rowgroup">
        <tr role="row">
          ${selectable ? renderCheckAll(rows, selectable) : nothing}
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
          const drawn = drawnOf(row, [cell, names, selectable?.selection.has(row)], renderRow)
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

function renderCheckAll<T extends { id: string }>(
  rows: readonly T[],
  { selection }: Selectable<T>,
): TemplateResult {
  const chosen = selection.of(rows).length
  return html`<th role="columnheader" class="check">
    <input
      type="checkbox"
      aria-label=${t('links.selectAllLoaded')}
      .checked=${chosen > 0 && chosen === rows.length}
      .indeterminate=${chosen > 0 && chosen < rows.length}
      @change=${() => selection.toggleAll(rows)}
    />
  </th>`
}

function renderCheck<T extends { id: string }>(
  row: T,
  rows: readonly T[],
  { selection, nameOf }: Selectable<T>,
): TemplateResult {
  return html`<td role="cell" class="check">
    <input
      type="checkbox"
      aria-label=${t('links.selectName', { name: nameOf(row) })}
      .checked=${selection.has(row)}
      @click=${(event: MouseEvent) => selection.toggle(rows, rows.indexOf(row), event.shiftKey)}
    />
  </td>`
}

/** Returns the tracks on phones: the first column takes what the others leave. */
function phoneTracks<N extends string>(
  { shown, columns }: TableLayout<N>,
  before: readonly number[],
): string {
  const [, ...others] = shown.filter((name) => columns[name].isOnPhones)
  return [
    ...before.map((px) => `${px}px`),
    'minmax(0, 1fr)',
    ...others.map((name) => `${Math.min(104, columns[name].px)}px`),
  ].join(' ')
}
