import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Save, Trash2 } from 'lucide'
import { call } from '../api/client.ts'
import type { UtmTemplate } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { field, formProblem, valueOf, valuesOf } from '../base/form.ts'
import { icon } from '../base/icon.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'

export type UtmValues = Readonly<Partial<Record<string, string>>>

/** The parameters of a template are wanted. */
export class TakeUtmEvent extends Event {
  readonly values: UtmValues

  constructor(values: UtmValues) {
    super('take-utm', { bubbles: true, composed: true })
    this.values = values
  }
}

/** Takes UTM parameters from a template of the workspace, and keeps those of the form as one. Fires `take-utm`. */
@customElement('utm-template-picker')
export class UtmTemplatePicker extends ConsoleElement {
  static override styles = [
    styles,
    dialogStyles,
    css`
      .bar {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 8px;
      }
      .field {
        flex: 1 1 200px;
      }
      .button,
      .icon-button {
        block-size: 36px;
      }
    `,
  ]

  /** The parameters of the form now. */
  @property({ attribute: false }) values: UtmValues = {}
  @state() private chosenId = ''
  @state() private open: 'save' | 'delete' | undefined
  readonly #action = new Action(this)
  readonly #templates = new Task(this, {
    task: (_args, { signal }) => call<UtmTemplate[]>('/utm-templates', { signal }),
    args: () => [] as const,
  })

  override render(): TemplateResult {
    const templates = this.#templates.value ?? []
    const chosen = templates.find(({ id }) => id === this.chosenId)
    const isFilled = Object.values(this.values).some(Boolean)
    return html`<div class="bar">
        ${
          templates.length > 0
            ? html`<label class="field">
                <span>${t('links.template')}</span>
                <select class="input" @change=${this.#choose}>
                  <option value="">${t('links.selectTemplate')}</option>
                  ${templates.map(
                    ({ id, name }) =>
                      html`<option value=${id} ?selected=${id === this.chosenId}>${name}</option>`,
                  )}
                </select>
              </label>`
            : nothing
        }
        ${
          isFilled
            ? html`<button type="button" class="button" @click=${() => this.#ask('save')}>
                ${icon(Save)}${t('links.saveTemplate')}
              </button>`
            : nothing
        }
        ${
          chosen
            ? html`<button
                type="button"
                class="icon-button"
                aria-label=${t('common.deleteName', { name: chosen.name })}
                @click=${() => this.#ask('delete')}
              >
                ${icon(Trash2)}
              </button>`
            : nothing
        }
      </div>
      <p class="small soft" role="status">${this.#action.said}</p>
      ${this.open === 'save' ? this.#renderForm(templates, chosen) : nothing}
      ${this.open === 'delete' && chosen ? this.#renderQuestion(chosen) : nothing}`
  }

  #renderForm(templates: readonly UtmTemplate[], chosen: UtmTemplate | undefined): TemplateResult {
    const { problem, isBusy } = this.#action
    const save = (event: SubmitEvent) => {
      event.preventDefault()
      void this.#save(valuesOf(event)['name'] ?? '', templates)
    }
    return dialog({
      title: t('links.saveTemplate'),
      closed: () => (this.open = undefined),
      body: html`<form id="template" @submit=${save}>
        ${formProblem(problem)}
        ${field({ name: 'name', label: t('field.name'), value: chosen?.name ?? '', maxlength: 50, hint: t('links.replacesTemplateSameName') }, problem)}
      </form>`,
      footer: html`<button
        class="button primary"
        form="template"
        aria-disabled=${isBusy ? 'true' : 'false'}
      >
        ${t('common.save')}
      </button>`,
    })
  }

  #renderQuestion({ id, name }: UtmTemplate): TemplateResult {
    return confirmDialog(
      {
        title: t('links.deleteName', { name }),
        body: t('links.existingLinksKeepTheir'),
        action: t('common.deleteName', { name }),
        confirmed: () => void this.#delete(id, name),
        closed: () => (this.open = undefined),
      },
      this.#action,
    )
  }

  readonly #choose = (event: Event) => {
    this.chosenId = valueOf(event)
    const chosen = this.#templates.value?.find(({ id }) => id === this.chosenId)
    if (!chosen) return
    const { id: _id, name: _name, ...parameters } = chosen
    const values = Object.entries(parameters).map(([key, value]) => [key, value ?? ''])
    this.dispatchEvent(new TakeUtmEvent(Object.fromEntries(values)))
  }

  #ask(open: 'save' | 'delete'): void {
    this.#action.clear()
    this.open = open
  }

  async #save(name: string, templates: readonly UtmTemplate[]): Promise<void> {
    const sameName = (one: UtmTemplate) =>
      one.name.toLocaleLowerCase() === name.trim().toLocaleLowerCase()
    const former = templates.find(sameName)
    const parameters = Object.entries(this.values).map(([key, value]) => [key, value || null])
    const body = { ...Object.fromEntries(parameters), name }
    const work = async () => {
      const saved = former
        ? await call<UtmTemplate>(`/utm-templates/${former.id}`, { method: 'PATCH', body })
        : await call<UtmTemplate>('/utm-templates', { method: 'POST', body })
      await this.#templates.run()
      this.chosenId = saved.id
    }
    if (await this.#action.run(work, t('common.saved'))) this.#close()
  }

  async #delete(id: string, name: string): Promise<void> {
    const work = async () => {
      await call(`/utm-templates/${id}`, { method: 'DELETE' })
      await this.#templates.run()
      this.chosenId = ''
    }
    if (await this.#action.run(work, t('links.nameDeleted', { name }))) this.#close()
  }

  #close(): void {
    this.renderRoot.querySelector('dialog')?.close()
    this.open = undefined
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'utm-template-picker': UtmTemplatePicker
  }
}
