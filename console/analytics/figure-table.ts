import { css, html, type TemplateResult } from 'lit'
import type { AnalyticsRow } from '../api/wire.gen.ts'
import { count, money, share } from '../base/format.ts'
import { t } from '../base/texts.ts'
import { DIMENSIONS, type Grouping } from './dimensions.ts'
import { recordPath } from './records.ts'
import { rowName } from './value-name.ts'

export const figureTableStyles = css`
  .figures {
    min-block-size: 320px;
    overflow-x: auto;
  }
  .figures table {
    inline-size: 100%;
  }
  .figures th {
    padding: 8px 12px 8px 0;
    color: var(--soft);
    font-weight: 400;
    text-align: start;
    white-space: nowrap;
  }
  .figures .number {
    padding: 8px 0 8px 12px;
    text-align: end;
    white-space: nowrap;
  }
  .figures tr + tr > *,
  .figures tbody tr > * {
    border-block-start: 1px solid var(--line);
  }
  .figures tbody th {
    position: sticky;
    inset-inline-start: 0;
    max-inline-size: min(220px, 36vw);
    background: var(--raised);
    color: var(--text);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .figures a {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  .figures a:hover {
    text-decoration: underline;
  }
`

export interface FigureTable {
  grouping: Grouping
  rows: readonly AnalyticsRow[]
  currency: string
}

/** Renders all figures of partners, groups, or programs, one a row. */
export function figureTable({ grouping, rows, currency }: FigureTable): TemplateResult {
  const name = t(DIMENSIONS[grouping].name)
  const head = (text: string) => html`<th scope="col" class="number">${text}</th>`
  return html`<div class="figures" tabindex="0" role="group" aria-label=${name}>
      <table>
        <thead class="small">
          <tr>
            <th scope="col">${name}</th>
            ${head(t('common.clicks'))} ${head(t('common.leads'))} ${head(t('field.sales'))}
            ${head(t('analytics.conversionRate'))} ${head(t('field.saleAmount'))}
            ${head(t('analytics.revenuePerClick'))}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => renderRow(row, grouping, currency))}
        </tbody>
      </table>
    </div>
    <p class="small soft">${t('analytics.conversionRateRevenue')}</p>`
}

function renderRow(row: AnalyticsRow, grouping: Grouping, currency: string): TemplateResult {
  const { clicks, leads, sales, buyers = 0, saleAmount } = row
  const { name, about } = rowName(grouping, row)
  const path = recordPath(grouping, row)
  return html`<tr>
    <th scope="row" title=${name}>
      ${path ? html`<a href=${path}><bdi>${name}</bdi></a>` : html`<bdi>${name}</bdi>`}
      <span class="soft">${about}</span>
    </th>
    <td class="number">${count(clicks)}</td>
    <td class="number">${count(leads)}</td>
    <td class="number">${count(sales)}</td>
    <td class="number soft">${share(buyers, clicks) ?? '–'}</td>
    <td class="number">${money(saleAmount, currency)}</td>
    <td class="number soft">
      ${clicks > 0 ? money(Math.round(saleAmount / clicks), currency) : '–'}
    </td>
  </tr>`
}
