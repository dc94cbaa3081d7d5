import { css, html, nothing, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { discountSentence, rewardTexts, type Translate } from '../base/terms.ts'
import { ViewElement } from '../base/view-element.ts'
import type { EmbedView } from '../base/wire.gen.ts'

type Reward = EmbedView['rewards'][number]

const styles = css`
  /* Room of two rewards and a discount, as most programs have. What comes may be more, never less. */
  :host,
  .skeleton {
    min-block-size: calc(4.95em + var(--_space) * 12.5 + 2px);
  }
  li {
    display: grid;
    grid-template-columns: fit-content(50%) 1fr;
    align-items: baseline;
    column-gap: var(--_pad);
  }
  li > :not(.large) {
    grid-column: 2;
  }
  .large {
    text-align: start;
    min-inline-size: 3em;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .large + * {
    grid-row: 1;
  }
  [part='discount'] {
    padding-block-start: calc(var(--_space) * 2.5);
    border-block-start: 1px solid var(--_line);
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

  readonly #translate: Translate = (...given) => this.t(...given)

  protected override renderView({ rewards, discount, program }: EmbedView): TemplateResult {
    const friends =
      discount && discountSentence(this.#translate, this.locale, discount, program.currency)
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
    const [sum, what] = rewardTexts(this.#translate, this.locale, reward, currency)
    return html`<li part="item">
      <span class="large sum">${sum}</span>
      <span>${what}</span>
      ${[...reward.exceptions, ...reward.limits].map(
        (more) => html`<bdi class="small quiet">${more}</bdi>`,
      )}
    </li>`
  }
}

define('svc-rewards', SvcRewards)

declare global {
  interface HTMLElementTagNameMap {
    'svc-rewards': SvcRewards
  }
}
