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
          <th scope="col">${t('Partner')}</th>
          <th scope="col" class="wide">${t('Goes to')}</th>
          <th scope="col" class="number wide">${t('Commissions')}</th>
          <th scope="col" class="number">${t('Amount')}</th>
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
            ${t('The first {shown} of {all} are shown.', {
              shown: count(payouts.length),
              all: count(payoutCount),
            })}
          </p>`
        : nothing
    }
  </div>`
}
