import { html, nothing, type TemplateResult } from 'lit'
import type { PayoutPreview, Program } from '../api/wire.gen.ts'
import { count, money } from '../base/format.ts'
import { t } from '../base/texts.ts'

/** Where the reason why a partner isn't paid can be looked at and fixed. */
function fixAddress(
  { partner, reason }: PayoutPreview['skipped'][number],
  { id: programId }: Program,
): string {
  if (reason === 'held') return `/console/commissions?status=hold&partner=${partner.id}`
  if (reason === 'no_funding_account' || reason === 'currency_not_supported')
    return '/console/payouts/accounts'
  if (reason === 'nothing_due' || reason === 'negative')
    return `/console/commissions?partner=${partner.id}`
  const tab = reason === 'no_tenant_id' ? 'settings' : 'payouts'
  return `/console/partners/${partner.id}?program=${programId}&tab=${tab}`
}

/** Renders who isn't paid, and why. */
export function renderSkipped(
  { skipped, skippedCount }: PayoutPreview,
  program: Program,
): TemplateResult {
  return html`<h2 class="head low">${t('payouts.notIncluded')}</h2>
    <section class="panel" aria-label=${t('payouts.notIncluded')}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('field.partnerId')}</th>
            <th scope="col" class="number">${t('common.payable')}</th>
          </tr>
        </thead>
        <tbody>
          ${skipped.map(
            (one) =>
              html`<tr>
                <td class="reason">
                  <a class="name" href=${fixAddress(one, program)}>${one.partner.name}</a>
                  <div class="small soft">${one.sentence}</div>
                </td>
                <td class="number">${money(one.amount, one.currency)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${firstOf(skipped.length, skippedCount)}
    </section>`
}

/** Renders how many of them are listed, where some are not. */
export function firstOf(shown: number, all: number): TemplateResult | typeof nothing {
  if (shown >= all) return nothing
  return html`<p class="note soft">
    ${t('payouts.showingFirstShownAll', { shown: count(shown), all: count(all) })}
  </p>`
}
