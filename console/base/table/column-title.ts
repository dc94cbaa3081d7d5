import { html, nothing, type TemplateResult } from 'lit'
import { ArrowDown, ArrowUp } from 'lucide'
import { icon } from '../icon.ts'
import { t } from '../texts.ts'
import { columnGrip } from './column-grip.ts'
import type { TableLayout } from './table-layout.ts'

export interface Sorted {
  by: string
  isAscending: boolean
}

/** Tells assistive technology how a column is sorted. */
export function ariaSort(
  sort: string | undefined,
  sorted: Sorted,
): 'ascending' | 'descending' | null {
  if (sort === undefined || sort !== sorted.by) return null
  return sorted.isAscending ? 'ascending' : 'descending'
}

/** Renders what stands in a column's title: its name, which sorts where the API does, and its edge. */
export function columnTitle<N extends string>(
  layout: TableLayout<N>,
  name: N,
  { sorted, sort }: { sorted: Sorted; sort: (by: string) => void },
): TemplateResult {
  const column = layout.columns[name]
  const by = column.sort
  return html`<span class="title"
      >${
        by === undefined
          ? t(column.name)
          : html`<button @click=${() => sort(by)}>
              ${t(column.name)}${by === sorted.by ? icon(sorted.isAscending ? ArrowUp : ArrowDown, 12) : nothing}
            </button>`
      }</span
    >${columnGrip(layout, name)}`
}
