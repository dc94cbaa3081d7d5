import { html, type TemplateResult } from 'lit'
import type { Partner } from '../api/wire.gen.ts'
import { money } from '../base/format.ts'
import { t } from '../base/texts.ts'
import { ledgerPath } from '../money/ledger-filters.ts'

/** Returns what the partner has earned and hasn't been paid yet, in minor units. */
export function balance({ earnings }: Partner): number {
  return earnings.accrued + earnings.payable
}

/** Renders where the partner's earnings stand, each with the ledger entries behind it. */
export function renderEarnings({
  earnings,
  totalSaleAmount,
  id,
  programId,
}: Partner): TemplateResult {
  const { currency, accrued, payable, inTransit, paid } = earnings
  const sums = [
    ['accrued', t('partners.holdingPeriod'), accrued],
    ['payable', t('common.payable'), payable],
    ['in_transit', t('common.inTransit'), inTransit],
    ['paid', t('field.paidAt'), paid],
  ] as const
  return html`<dl class="sums">
    <div>
      <dt>${t('field.saleAmount')}</dt>
      <dd class="sum">${money(totalSaleAmount, currency)}</dd>
    </div>
    ${sums.map(
      ([account, name, amount]) =>
        html`<div>
          <dt>${name}</dt>
          <dd class="sum">
            <a href=${ledgerPath({ partnerId: id, programId, account })}>
              ${money(amount, currency)}
            </a>
          </dd>
        </div>`,
    )}
  </dl>`
}
