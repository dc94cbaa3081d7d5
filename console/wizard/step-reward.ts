import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { choice, formProblem } from '../base/form.ts'
import { t } from '../base/texts.ts'
import { programStyles } from '../program/program.styles.ts'
import { previewOf, type Opened } from '../program/read-reward.ts'
import { bodyOf, newDraft, termsFor, type RewardDraft } from '../program/reward-draft.ts'
import '../program/reward-preview.ts'
import { EVENT_NAMES, EVENTS } from '../program/reward-words.ts'
import { termsFields } from '../program/terms-fields.ts'
import { WizardStep } from './wizard-step.ts'

/** Says what partners earn, beside what that comes to. */
@customElement('step-reward')
export class StepReward extends WizardStep {
  static override styles = [
    ...WizardStep.styles,
    programStyles,
    css`
      .columns {
        padding: 16px;
      }
      .form {
        align-content: start;
        padding: 0;
      }
    `,
  ]

  @state() private draft: RewardDraft = newDraft()

  override render(): TemplateResult | typeof nothing {
    const { program, group } = this.around
    if (!program || !group) return nothing
    const opened: Opened = {
      reward: undefined,
      programId: program.id,
      groupId: group.id,
      groupName: group.name,
      groups: [],
      attributes: [],
      currency: program.currency,
      types: new Map(),
    }
    const { draft } = this
    return html`<div class="columns">
      <form class="form" @submit=${(event: SubmitEvent) => this.#submit(event, opened)}>
        ${formProblem(this.action.problem)}
        ${choice({
          name: 'event',
          label: t('wizard.rewardEvent'),
          options: EVENT_NAMES.map((value) => ({ value, text: t(EVENTS[value].name) })),
          value: draft.event,
          chosen: (event) => (this.draft = { ...draft, event, ...termsFor(event) }),
        })}
        <div class="sentence">
          ${termsFields({
            terms: draft,
            currency: program.currency,
            each: t(EVENTS[draft.event].each),
            disabled: false,
            change: (terms) => (this.draft = { ...this.draft, ...terms }),
          })}
        </div>
        <p class="small soft">${t('wizard.canAddConditionsExceptions')}</p>
        ${this.submitButton(t('rewards.createReward'))}
      </form>
      <reward-preview draft=${previewOf(opened, draft)}></reward-preview>
    </div>`
  }

  #submit(event: SubmitEvent, opened: Opened): void {
    event.preventDefault()
    const { draft } = this
    const body = { groupId: opened.groupId, event: draft.event, ...bodyOf(draft, opened) }
    void this.save(() => call('/rewards', { method: 'POST', body }))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'step-reward': StepReward
  }
}
