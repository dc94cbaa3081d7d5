import { html, type TemplateResult } from 'lit'
import { Columns3 } from 'lucide'
import '@awesome.me/webawesome/dist/components/dropdown/dropdown.js'
import '@awesome.me/webawesome/dist/components/dropdown-item/dropdown-item.js'
import { icon } from '../base/icon.ts'
import { t } from '../base/texts.ts'
import { chosenMark } from './chosen-mark.ts'
import { COLUMN_NAMES, COLUMNS, type Column } from './columns.ts'

/** Renders the menu of columns, and of archived links (`archived`). */
export function viewMenu(
  columns: readonly Column[],
  archived: boolean,
  selected: (event: Event) => void,
): TemplateResult {
  return html`<wa-dropdown @wa-select=${selected}>
    <button slot="trigger" class="button">${icon(Columns3)}${t('View')}</button>
    ${COLUMN_NAMES.map(
      (name) =>
        html`<wa-dropdown-item value=${name}
          >${t(COLUMNS[name].name)}${chosenMark(columns.includes(name))}</wa-dropdown-item
        >`,
    )}
    <div class="divider"></div>
    <wa-dropdown-item value="archived"
      >${t('Archived links')}${chosenMark(archived)}</wa-dropdown-item
    >
  </wa-dropdown>`
}
