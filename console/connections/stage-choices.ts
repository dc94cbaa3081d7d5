import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import type { Connection, FieldChoices, IntegrationInfo } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { formOf, formProblem } from '../base/form.ts'
import { loaded } from '../base/loaded.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'

type Choice = FieldChoices['choices'][number]

/** What the provider has to choose from, such as stages of deals: checked is what counts. */
@customElement('stage-choices')
export class StageChoices extends ConsoleElement {
  static override styles = [
    styles,
    settingsStyles,
    css`
      .panel {
        margin-block-start: 16px;
      }
      fieldset > legend {
        padding: 0;
        font-weight: 600;
      }
      .group {
        margin-block-start: 8px;
      }
      .options {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
        gap: 4px 16px;
        margin-block-start: 4px;
      }
      .options label {
        display: flex;
        align-items: baseline;
        gap: 8px;
        overflow-wrap: anywhere;
      }
    `,
  ]

  @property({ attribute: false }) connection!: Connection
  @property({ attribute: false }) fields: IntegrationInfo['fields'] = []
  readonly #action = new Action(this)
  readonly #choices = new Task(this, {
    task: ([id], { signal }) => call<FieldChoices[]>(`/connections/${id}/choices`, { signal }),
    args: () => [this.connection.id] as const,
  })

  override render(): TemplateResult {
    return html`${loaded(this.#choices, (all) => (all.length > 0 ? this.#renderForm(all) : nothing))}
      <p class="said soft" role="status">${this.#action.said}</p>`
  }

  #renderForm(all: readonly FieldChoices[]): TemplateResult {
    const { isBusy, problem } = this.#action
    return html`<section class="panel" aria-label=${t('connections.eventsRecord')}>
      <form class="form" @submit=${this.#submit}>
        ${formProblem(problem)} ${all.map((one) => this.#renderField(one))}
        <button class="button primary" aria-disabled=${isBusy ? 'true' : 'false'}>
          ${t('common.save')}
        </button>
      </form>
    </section>`
  }

  #renderField({ field, choices }: FieldChoices): TemplateResult {
    const chosen = (this.connection.details[field] ?? '').split(',').map((one) => one.trim())
    const label = this.fields.find(({ name }) => name === field)?.label ?? field
    const usual = choices.filter(({ isUsual }) => isUsual).map((one) => one.label)
    const groups = [...new Set(choices.map(({ group }) => group))]
    return html`<fieldset>
      <legend>${label}</legend>
      ${
        usual.length > 0
          ? html`<p class="small soft">
              ${t('connections.defaultNames', { names: usual.join(', ') })}
            </p>`
          : nothing
      }
      ${groups.map(
        (group) =>
          html`<div class="group" role="group" aria-label=${`${label} ${group}`.trim()}>
            ${group ? html`<div class="small soft"><bdi>${group}</bdi></div>` : nothing}
            <div class="options">
              ${choices.filter((one) => one.group === group).map((one) => option(field, one, chosen))}
            </div>
          </div>`,
      )}
    </fieldset>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(formOf(event))
    const names = (this.#choices.value ?? []).map(({ field }) => field)
    const valuesOf = (name: string) => form.getAll(name).filter((one) => typeof one === 'string')
    const details = Object.fromEntries(names.map((name) => [name, valuesOf(name).join(',')]))
    const path = `/connections/${this.connection.id}`
    const save = async () => {
      this.connection = await call<Connection>(path, { method: 'PATCH', body: { details } })
    }
    await this.#action.run(save, t('common.saved'))
  }
}

function option(field: string, { value, label }: Choice, chosen: readonly string[]) {
  return html`<label>
    <input type="checkbox" name=${field} value=${value} .checked=${chosen.includes(value)} />
    <bdi>${label}</bdi>
  </label>`
}

declare global {
  interface HTMLElementTagNameMap {
    'stage-choices': StageChoices
  }
}
