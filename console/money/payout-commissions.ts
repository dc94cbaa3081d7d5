import { html, nothing, type TemplateResult } from 'lit'
import type { PayoutDetail } from '../api/wire.gen.ts'
import { day, exactTime, money } from '../base/format.ts'
import { t } from '../base/texts.ts'

/** Renders the commissions that a payout pays. */
export function payoutCommissions({ commissions, commissionCount }: PayoutDetail): TemplateResult {
  return html`<h2 class="head low">${t('field.commissions')}</h2>
    <section class="panel" aria-label=${t('field.commissions')}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('field.event')}</th>
            <th scope="col" class="number">${t('common.time')}</th>
            <th scope="col" class="number">${t('field.amount')}</th>
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
          ? html`<p class="note soft">${t('payouts.amountsPayableAgainAnother')}</p>`
          : commissions.length < commissionCount
            ? html`<p class="note soft">${t('payouts.showingFirst100')}</p>`
            : nothing
      }
    </section>`
}

function commissionName({ type, description }: PayoutDetail['commissions'][number]): string {
  if (description) return description
  if (type === 'sale') return t('common.sale')
  if (type === 'lead') return t('field.leadId')
  if (type === 'click') return t('common.clicks')
  return type === 'referral' ? t('payouts.referral') : t('payouts.bonus')
}
