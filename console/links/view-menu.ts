import { html, type TemplateResult } from 'lit'
import { chosenMark } from '../base/chosen-mark.ts'
import { columnsMenu } from '../base/table/columns-menu.ts'
import type { TableLayout } from '../base/table/table-layout.ts'
import { t } from '../base/texts.ts'
import { navigate, withQuery } from '../router/router.ts'
import type { Column } from './columns.ts'

/** Renders the menu of columns, and of archived links. */
export function viewMenu(layout: TableLayout<Column>, archived: boolean): TemplateResult {
  return columnsMenu(layout, {
    more: () =>
      html`<div class="divider"></div>
        <wa-dropdown-item value="archived"
          >${t('links.archivedLinks')}${chosenMark(archived)}</wa-dropdown-item
        >`,
    selected: () => navigate(withQuery({ archived: archived ? undefined : 'yes' })),
  })
}
