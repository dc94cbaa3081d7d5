import { html, nothing, type TemplateResult } from 'lit'
import { Columns3 } from 'lucide'
import { chosenMark } from '../chosen-mark.ts'
import { icon } from '../icon.ts'
import { selectedValue } from '../menu.ts'
import { menuItems } from '../menu-items.ts'
import { t } from '../texts.ts'
import type { TableLayout } from './table-layout.ts'

const WIDTHS = 'usual-widths'

/** Renders the menu of a table's columns, at the end of a toolbar; `more` has other items, which `selected` is told of. */
export function columnsMenu<N extends string>(
  layout: TableLayout<N>,
  { more, selected }: { more?: () => unknown; selected?: (value: string) => void } = {},
): TemplateResult {
  const choose = (event: Event) => {
    const value = selectedValue(event)
    const name = layout.names.find((one) => one === value)
    if (name !== undefined) layout.toggle(name)
    else if (value === WIDTHS) layout.reset()
    else selected?.(value)
  }
  return html`<wa-dropdown slot="end" class=${more ? '' : 'columns'} @wa-select=${choose}>
    <button slot="trigger" class="button">
      ${icon(Columns3)}${t(more ? 'common.view' : 'common.columns')}
    </button>
    ${menuItems(
      () =>
        html`${layout.names
          .filter((name) => !layout.columns[name].isFixed)
          .map(
            (name) =>
              html`<wa-dropdown-item value=${String(name)}
                >${t(layout.columns[name].name)}${chosenMark(layout.shown.includes(name))}</wa-dropdown-item
              >`,
          )}
        ${
          layout.isResized
            ? html`<div class="divider"></div>
                <wa-dropdown-item value=${WIDTHS}>${t('common.resetWidths')}</wa-dropdown-item>`
            : nothing
        }
        ${more?.() ?? nothing}`,
    )}
  </wa-dropdown>`
}
