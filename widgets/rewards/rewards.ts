import { html, nothing, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { discountSentence, rewardTexts } from '../base/terms.ts'
import { ViewElement } from '../base/view-element.ts'
import type { EmbedView } from '../base/wire.gen.ts'
import { styles } from './rewards.styles.ts'

type Reward = EmbedView['rewards'][number]
type Milestone = EmbedView['milestones'][number]

/**
 * Shows a partner's rewards, milestone progress, and customer discount.
 *
 * @tag svc-rewards
 * @slot empty - Replaces the empty-state message.
 * @csspart list - All rewards.
 * @csspart item - A reward.
 * @csspart milestones - All milestones.
 * @csspart milestone - A milestone with its progress.
 * @csspart discount - The customer discount.
 */
export class SvcRewards extends ViewElement {
  static override styles = [...ViewElement.styles, styles]

  protected override renderView({
    rewards,
    milestones,
    discount,
    program,
  }: EmbedView): TemplateResult {
    const friends = discount && discountSentence(this.t, this.locale, discount, program.currency)
    return html`${
      rewards.length
        ? html`<ul part="list">
            ${rewards.map((reward) => this.#renderReward(reward, program.currency))}
          </ul>`
        : this.renderEmpty(this.t('No rewards yet.'))
    }
    ${
      milestones.length
        ? html`<ul part="milestones">
            ${milestones.map((milestone) => this.#renderMilestone(milestone, program.currency))}
          </ul>`
        : nothing
    }
    ${
      friends
        ? html`<p class="small bar" part="discount">
            <span class="quiet">${this.t('Your friends get')}</span> <strong>${friends}</strong>
          </p>`
        : nothing
    }`
  }

  #renderMilestone(milestone: Milestone, currency: string): TemplateResult {
    const { sentence, metric, threshold, current, reached } = milestone
    const write = (value: number) =>
      metric === 'revenue' || metric === 'earnings'
        ? this.money(value, currency)
        : this.count(value)
    const values = { current: write(current), goal: write(threshold) }
    return html`<li part="milestone">
      <bdi>${sentence}</bdi>
      ${
        reached
          ? html`<strong class="small reached">${this.t('Reached')}</strong>`
          : html`<span class="small quiet sum">${this.t('{current} of {goal}', values)}</span>
              <progress
                max=${threshold}
                .value=${Math.min(current, threshold)}
                aria-label=${sentence}
              ></progress>`
      }
    </li>`
  }

  #renderReward(reward: Reward, currency: string): TemplateResult {
    const [sum, what] = rewardTexts(this.t, this.locale, reward, currency)
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
