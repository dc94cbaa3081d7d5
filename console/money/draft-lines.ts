import { html, nothing, type TemplateResult } from 'lit'
import type { PayoutDraftDetail } from '../api/wire.gen.ts'
import { count, money } from '../base/format.ts'
import { t } from '../base/texts.ts'
import { accountName, providerName } from './payout-words.ts'

/** Renders whom a draft pays what. */
export function draftLines({ payouts, payoutCount }: PayoutDraftDetail): TemplateResult {
  return html`<div class="part">
    <table>
      <thead>
        <tr>
          <th scope="col">${t('field.partnerId')}</th>
          <th scope="col" class="wide">${t('field.masked')}</th>
          <th scope="col" class="number wide">${t('field.commissions')}</th>
          <th scope="col" class="number">${t('field.amount')}</th>
        </tr>
      </thead>
      <tbody>
        ${payouts.map(
          (one) =>
            html`<tr>
              <td>
                <span class="name">${one.partner.name}</span>
                <div class="small soft">${one.partner.email}</div>
              </td>
              <td class="wide">
                ${providerName(one.provider)}
                <div class="small soft">${accountName(one)}</div>
              </td>
              <td class="number wide">${count(one.commissionCount)}</td>
              <td class="number">${money(one.amount, one.currency)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${
      payouts.length < payoutCount
        ? html`<p class="note soft">
            ${t('payouts.showingFirstShownAll', {
              shown: count(payouts.length),
              all: count(payoutCount),
            })}
          </p>`
        : nothing
    }
  </div>`
}
