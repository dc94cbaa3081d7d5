import { html, type TemplateResult } from 'lit'
import type { PayoutPreview } from '../api/wire.gen.ts'
import { count, money } from '../base/format.ts'
import { t } from '../base/texts.ts'
import { providerName } from './payout-words.ts'

type Total = PayoutPreview['totals'][number]

/** Sums what is paid, an amount for each currency. */
export function sumTotals(totals: readonly Total[]): string[] {
  const sums = new Map<string, number>()
  for (const { amount, currency } of totals) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount)
  }
  return [...sums].map(([currency, sum]) => money(sum, currency))
}

/** Adds up payouts by currency and provider, as a preview does. */
export function totalsOf(
  payouts: readonly { provider: string; amount: number; currency: string }[],
): Total[] {
  const totals = new Map<string, Total>()
  for (const { provider, amount, currency } of payouts) {
    const key = `${provider} ${currency}`
    const total = totals.get(key) ?? { provider, currency, amount: 0, payouts: 0 }
    totals.set(key, { ...total, amount: total.amount + amount, payouts: total.payouts + 1 })
  }
  return [...totals.values()]
}

/** Renders a line for each way to pay, and what they come to. */
export function renderMethods(totals: readonly Total[]): TemplateResult {
  return html`<table class="methods">
    <tbody>
      ${totals.map(
        ({ provider, payouts, amount, currency }) =>
          html`<tr>
            <td>
              ${t('payouts.providerCount', { count: count(payouts), provider: providerName(provider) })}
            </td>
            <td class="number">${money(amount, currency)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t('payouts.total')}</th>
        <td class="number">
          ${sumTotals(totals).map((sum) => html`<div><strong>${sum}</strong></div>`)}
        </td>
      </tr>
    </tfoot>
  </table>`
}
