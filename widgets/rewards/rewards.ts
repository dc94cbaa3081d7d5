import { css, html, nothing, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { months, percent } from '../base/format.ts'
import { discountSentence } from '../base/terms.ts'
import { ViewElement } from '../base/view-element.ts'
import type { EmbedView } from '../base/wire.gen.ts'

type Reward = EmbedView['rewards'][number]

const styles = css`
  li {
    display: grid;
    grid-template-columns: minmax(4em, max-content) 1fr;
    align-items: baseline;
    column-gap: var(--_pad);
  }
  li > :not(.large) {
    grid-column: 2;
  }
  .large + * {
    grid-row: 1;
  }
`

/**
 * What a partner earns and what the partner's friends get.
 *
 * @tag svc-rewards
 * @slot empty - Instead of the sentence when the program pays nothing.
 * @csspart list - All rewards.
 * @csspart item - A reward.
 * @csspart discount - What friends get.
 */
export class SvcRewards extends ViewElement {
  static override styles = [...ViewElement.styles, styles]

  protected override renderView({ rewards, discount, program }: EmbedView): TemplateResult {
    const friends =
      discount &&
      discountSentence((...words) => this.t(...words), this.locale, discount, program.currency)
    return html`${
      rewards.length
        ? html`<ul part="list">
            ${rewards.map((reward) => this.#renderReward(reward, program.currency))}
          </ul>`
        : this.renderEmpty(this.t('No rewards are set up yet.'))
    }
    ${
      friends
        ? html`<p class="small bar" part="discount">
            <span class="quiet">${this.t('Your friends get')}</span> <strong>${friends}</strong>
          </p>`
        : nothing
    }`
  }

  #renderReward(reward: Reward, currency: string): TemplateResult {
    const { type, amount, rateBps, exceptions } = reward
    return html`<li part="item">
      <span class="large sum"
        >${
          type === 'flat'
            ? this.money(amount ?? 0, currency, { trailingZeroDisplay: 'stripIfInteger' })
            : percent(this.locale, rateBps ?? 0)
        }</span
      >
      <span>${this.#what(reward)}<span class="quiet">${this.#howLong(reward)}</span></span>
      ${exceptions.map((exception) => html`<span class="small quiet">${exception}</span>`)}
    </li>`
  }

  #what({ event, type }: Reward): string {
    const share = type === 'percentage'
    if (event === 'sale') return share ? this.t('of every sale') : this.t('per sale')
    if (event === 'lead') return this.t('per lead')
    if (event === 'click') return this.t('per click')
    return share
      ? this.t('of what partners you refer earn')
      : this.t('per commission of partners you refer')
  }

  #howLong({ maxDurationMonths: time }: Reward): string {
    if (time === null) return ''
    const words = time
      ? this.t('for {time}', { time: months(this.locale, time) })
      : this.t('only the first')
    return ` · ${words}`
  }
}

define('svc-rewards', SvcRewards)

declare global {
  interface HTMLElementTagNameMap {
    'svc-rewards': SvcRewards
  }
}
