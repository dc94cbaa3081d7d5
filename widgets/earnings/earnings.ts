import { css, html, nothing, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { ViewElement } from '../base/view-element.ts'
import type { EmbedView } from '../base/wire.gen.ts'

type Balance = EmbedView['balances'][number]

const styles = css`
  dl + dl {
    padding-block-start: calc(var(--_space) * 3);
    border-block-start: 1px solid var(--_line);
  }
  /* Its sentences take two lines or four. */
  .note {
    display: grid;
    align-content: start;
    min-block-size: 4lh;
  }
  @container (min-width: 36em) {
    .note {
      min-block-size: 2lh;
    }
  }
`

/**
 * Shows a partner's earnings by currency and status, the date of the next payout, and the amount remaining until the
 * minimum payout.
 *
 * @tag svc-earnings
 * @slot empty - Replaces the empty-state message.
 * @csspart sums - The four amounts of a currency.
 * @csspart note - The message about the next payout.
 */
export class SvcEarnings extends ViewElement {
  static override styles = [...ViewElement.styles, styles]

  protected override renderLoading(): TemplateResult {
    return html`<div class="stack">
      <p class="note"></p>
      ${this.#renderBalance()}
    </div>`
  }

  protected override renderView(view: EmbedView): TemplateResult {
    const { balances, program, payoutMethod } = view
    const none = { currency: program.currency, accrued: 0, payable: 0, inTransit: 0, paid: 0 }
    const own = balances.find(({ currency }) => currency === program.currency) ?? none
    const others = balances.filter((balance) => balance !== own)
    const sentences = [this.#paid(view, own), this.#held(view)].filter(Boolean)
    return html`<div class="stack">
      <div class="note" part="note">
        ${
          balances.length
            ? html`${sentences.length ? html`<strong>${sentences[0]}</strong>` : nothing}
                <span class="small quiet"
                  >${sentences[1] ?? this.#next(program, sentences.length > 0)}
                  ${sentences.length ? nothing : this.#missing(program, own)}
                  ${this.#credit(payoutMethod)}</span
                >`
            : html`<slot name="empty"
                >${this.t('No earnings yet. Share your link to start earning.')}</slot
              >`
        }
      </div>
      ${[own, ...others].map((balance) => this.#renderBalance(balance))}
    </div>`
  }

  /** Says what is in the next payout; nothing where none is due or it waits. */
  #paid({ program, payoutHold }: EmbedView, { payable }: Balance): string {
    const { nextPayoutAt, deactivatedAt, minPayout, currency } = program
    if (!nextPayoutAt || payoutHold || deactivatedAt || payable <= 0 || payable < minPayout)
      return ''
    return this.t('{amount} is in the payout of {date}.', {
      amount: this.money(payable, currency),
      date: this.day(nextPayoutAt),
    })
  }

  /** Says when what is in its holding period becomes payable. */
  #held({ program, holdingEnds }: EmbedView): string {
    if (!holdingEnds) return ''
    const { minPayout, currency } = program
    const [first, last] = [this.day(holdingEnds.first), this.day(holdingEnds.last)]
    const whole = { trailingZeroDisplay: 'stripIfInteger' } as const
    const values = {
      amount: this.money(holdingEnds.amount, currency),
      first,
      last,
      minimum: this.money(minPayout, currency, whole),
    }
    const when =
      first === last
        ? this.t('{amount} becomes payable on {first}.', values)
        : this.t('{amount} becomes payable between {first} and {last}.', values)
    return minPayout > 0 ? `${when} ${this.t('The minimum payout is {minimum}.', values)}` : when
  }

  /** Renders the balance; without one as a placeholder of the same size. */
  #renderBalance(balance?: Balance): TemplateResult {
    const sum = (minor = 0) =>
      balance ? this.money(minor, balance.currency) : html`<span class="bone"></span>`
    const rows = [
      [this.t('Payable'), sum(balance?.payable)],
      [this.t('In holding period'), sum(balance?.accrued)],
      [this.t('In transit'), sum(balance?.inTransit)],
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

  #next({ nextPayoutAt, deactivatedAt }: EmbedView['program'], isLed: boolean): string {
    if (deactivatedAt) return this.t('The program has ended.')
    if (nextPayoutAt) return this.t('Next payout: {date}.', { date: this.day(nextPayoutAt) })
    return isLed ? '' : this.t('The program sets its own payout schedule.')
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
    return this.t('Earn {missing} more to reach the minimum payout of {minimum}.', {
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
