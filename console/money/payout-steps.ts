import { html, nothing, type TemplateResult } from 'lit'
import type { PayoutDetail } from '../api/wire.gen.ts'
import { day, money } from '../base/format.ts'
import { t } from '../base/texts.ts'

/** What a person may do about a payout. */
export type Step = 'retry' | 'complete' | 'fail' | 'cancel'

/** Providers forget the id of a transfer after so long: a person looks then, and says what became of it. */
const FORGOTTEN_MS = 28 * 86_400_000

/** Tells whether the server itself finds out what becomes of a payout. */
export function isOnline({ provider, transfer }: PayoutDetail): boolean {
  return provider !== 'manual' && provider !== 'credit' && transfer.fileId === null
}

/** Lists what may be done about a payout now; the server decides. */
export function stepsOf(payout: PayoutDetail): readonly Step[] {
  const { status, transfer } = payout
  const canStop: readonly Step[] =
    transfer.status === 'created' && transfer.fileId === null ? ['cancel'] : []
  if (status !== 'processing' && status !== 'sent') return []
  if (!isOnline(payout)) {
    const isAtBank = transfer.fileId === null || transfer.status !== 'created'
    return isAtBank ? ['complete', 'fail', ...canStop] : []
  }
  const isForgotten = Date.now() - Date.parse(transfer.createdAt) > FORGOTTEN_MS
  if (transfer.status === 'submitting' && isForgotten) return ['complete', 'fail']
  return ['retry', ...canStop]
}

/** Renders what comes next for money that did not arrive: it is payable again, by another payout. */
export function nextSteps({
  status,
  partner,
  amount,
  currency,
  programId,
  createdAt,
}: PayoutDetail) {
  if (status !== 'failed') return nothing
  const subject = t('payouts.payoutDayFailed', { day: day(createdAt) })
  const body = t('payouts.payoutAmountFailedPlease', { amount: money(amount, currency) })
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  return html`<div class="part">
    <h2>${t('payouts.nextSteps')}</h2>
    <p class="soft lead">${t('payouts.ifDetailsWrongOnly')}</p>
    <div class="actions wrap">
      ${
        partner.email
          ? html`<a class="button" href="mailto:${partner.email}?${query}">
              ${t('payouts.requestNewDetails')}
            </a>`
          : nothing
      }
      <a class="button" href="/console/payouts/new?program=${programId}"
        >${t('payouts.retryPayout')}</a
      >
    </div>
  </div>`
}

/** Renders the form of the reason why a payout did not arrive. */
export function reasonField(problem: string | undefined): TemplateResult {
  return html`<label class="field">
    <span>${t('field.failureReason')}</span>
    <input class="input" name="reason" required maxlength="255" autocomplete="off" />
    <span class="small ${problem ? 'bad' : 'soft'}">${problem ?? t('payouts.partnersCanSee')}</span>
  </label>`
}
