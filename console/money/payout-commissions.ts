import { html, nothing, type TemplateResult } from 'lit'
import type { PayoutDetail } from '../api/wire.gen.ts'
import { day, exactTime, money } from '../base/format.ts'
import { t } from '../base/texts.ts'

/** Renders the commissions that a payout pays. */
export function payoutCommissions({ commissions, commissionCount }: PayoutDetail): TemplateResult {
  return html`<h2 class="head low">${t('Commissions')}</h2>
    <section class="panel" aria-label=${t('Commissions')}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('For')}</th>
            <th scope="col" class="number">${t('Time')}</th>
            <th scope="col" class="number">${t('Amount')}</th>
          </tr>
        </thead>
        <tbody>
          ${commissions.map(
            (one) =>
              html`<tr>
                <td>
                  <span class="name">${commissionName(one)}</span>
                  <div class="small soft">${one.customer?.name ?? one.customer?.email ?? ''}</div>
                </td>
                <td class="number" title=${exactTime(one.createdAt)}>${day(one.createdAt)}</td>
                <td class="number">${money(one.earnings, one.currency)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${
        commissions.length === 0
          ? html`<p class="note soft">${t('They are payable again, by another payout.')}</p>`
          : commissions.length < commissionCount
            ? html`<p class="note soft">${t('The first 100 are shown.')}</p>`
            : nothing
      }
    </section>`
}

function commissionName({ type, description }: PayoutDetail['commissions'][number]): string {
  if (description) return description
  if (type === 'sale') return t('Sale')
  if (type === 'lead') return t('Lead')
  if (type === 'click') return t('Clicks')
  return type === 'referral' ? t('Referral') : t('Bonus')
}
