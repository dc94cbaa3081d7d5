import { css, html, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { ViewElement } from '../base/view-element.ts'
import type { EmbedView } from '../base/wire.gen.ts'

type Balance = EmbedView['balances'][number]

const styles = css`
  dl + dl {
    padding-block-start: calc(var(--_space) * 3);
    border-block-start: 1px solid var(--_line);
  }
  /* Its sentences take one line or two. */
  .note {
    min-block-size: 2lh;
  }
  @container (min-width: 36em) {
    .note {
      min-block-size: 1lh;
    }
  }
`

/**
 * What a partner has earned, per currency, from the holding period to the account; when the next payout is,
 * and what is missing to the least sum that is paid out.
 *
 * @tag svc-earnings
 * @slot empty - Instead of the sentence when nothing was earned yet.
 * @csspart sums - The four sums of a currency.
 * @csspart note - The sentence about the next payout.
 */
export class SvcEarnings extends ViewElement {
  static override styles = [...ViewElement.styles, styles]

  protected override renderLoading(): TemplateResult {
    return html`<div class="stack">
      ${this.#renderBalance()}
      <p class="small note"></p>
    </div>`
  }

  protected override renderView({ balances, program, payoutMethod }: EmbedView): TemplateResult {
    const none = { currency: program.currency, accrued: 0, payable: 0, inTransit: 0, paid: 0 }
    const own = balances.find(({ currency }) => currency === program.currency) ?? none
    const others = balances.filter((balance) => balance !== own)
    return html`<div class="stack">
      ${[own, ...others].map((balance) => this.#renderBalance(balance))}
      <p class="small quiet note" part="note">
        ${
          balances.length
            ? html`${this.#next(program)} ${this.#missing(program, own)}
              ${this.#credit(payoutMethod)}`
            : html`<slot name="empty"
                >${this.t('Nothing earned yet. Share your link to begin.')}</slot
              >`
        }
      </p>
    </div>`
  }

  /** Renders the balance; without one as a placeholder of the same size. */
  #renderBalance(balance?: Balance): TemplateResult {
    const sum = (minor = 0) => (balance ? this.money(minor, balance.currency) : '–')
    const rows = [
      [this.t('Payable'), sum(balance?.payable)],
      [this.t('In holding period'), sum(balance?.accrued)],
      [this.t('On its way'), sum(balance?.inTransit)],
      [this.t('Paid'), sum(balance?.paid)],
    ]
    return html`<dl class="four" part="sums">
      ${rows.map(
        ([name, value]) =>
          html`<div>
            <dt class="small quiet">${name}</dt>
            <dd class="large">${value}</dd>
          </div>`,
      )}
    </dl>`
  }

  #next({ nextPayoutAt, deactivatedAt }: EmbedView['program']): string {
    if (deactivatedAt) return this.t('The program has ended.')
    return nextPayoutAt
      ? this.t('Next payout: {date}.', { date: this.day(nextPayoutAt) })
      : this.t('The program decides when it pays out.')
  }

  /** Says what a partner gets instead of money. */
  #credit(method: EmbedView['payoutMethod']): string {
    return method?.provider === 'credit'
      ? this.t('Paid as {credit}.', { credit: method.masked })
      : ''
  }

  #missing({ minPayout, currency }: EmbedView['program'], { payable }: Balance): string {
    const missing = minPayout - payable
    if (missing <= 0) return ''
    return this.t('{missing} more and you reach the minimum of {minimum}.', {
      missing: this.money(missing, currency),
      minimum: this.money(minPayout, currency),
    })
  }
}

define('svc-earnings', SvcEarnings)

declare global {
  interface HTMLElementTagNameMap {
    'svc-earnings': SvcEarnings
  }
}
