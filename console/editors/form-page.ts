import { consume } from '@lit/context'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import type { Problem } from '../api/client.ts'
import { sessionContext, type Session } from '../api/session.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { choice } from '../base/form.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { programStyles } from '../program/program.styles.ts'
import { editPage } from './edit-form.ts'
import { area, replaced, rowButtons, typed } from './edit-list.ts'
import { editorStyles } from './editors.styles.ts'
import {
  choosing,
  formEditing,
  newQuestion,
  QUESTION_TYPES,
  type FormDraft,
  type QuestionDraft,
} from './form-draft.ts'
import { ProgramEdit } from './program-edit.ts'

/** The editor of the questions that partners answer when they apply. */
@customElement('form-page')
export class FormPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, programStyles, editorStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #edit = new ProgramEdit(this, formEditing)

  override render(): TemplateResult {
    return editPage({
      title: 'field.applicationForm',
      session: this.session,
      edit: this.#edit,
      fields: (draft) => this.#renderFields(draft),
      preview: renderPreview,
    })
  }

  #renderFields({ questions }: FormDraft): TemplateResult {
    const change = (now: readonly QuestionDraft[]) => this.#edit.change({ questions: now })
    return html`<section class="panel" aria-label=${t('applicationForm.questions')}>
      <header><h2>${t('applicationForm.questions')}</h2></header>
      ${
        questions.length === 0
          ? html`<p class="empty soft">${t('applicationForm.noQuestionsYetPartners')}</p>`
          : nothing
      }
      ${questions.map((one, at) => this.#renderQuestion(questions, one, at))}
      <div class="actions add">
        <button
          type="button"
          class="button"
          ?disabled=${questions.length >= 30}
          @click=${() => change([...questions, newQuestion(questions)])}
        >
          ${t('landing.addQuestion')}
        </button>
      </div>
    </section>`
  }

  #renderQuestion(
    questions: readonly QuestionDraft[],
    one: QuestionDraft,
    at: number,
  ): TemplateResult {
    const { problem } = this.#edit.action
    const name = `${t('landing.question')} ${at + 1}`
    const path = `applicationForm.${at}`
    const change = (now: readonly QuestionDraft[]) => this.#edit.change({ questions: now })
    const set = (now: Partial<QuestionDraft>) => change(replaced(questions, at, { ...one, ...now }))
    return html`<div class="item" role="group" aria-label=${name}>
      <header>
        <h3>${name}</h3>
        ${rowButtons({ items: questions, at, name, change })}
      </header>
      ${typed({
        name: `${path}.label`,
        label: t('applicationForm.question'),
        value: one.label,
        maxlength: 200,
        problem,
        change: (label) => set({ label }),
      })}
      <div class="pair">
        ${choice({
          name: `${path}.type`,
          label: t('common.answer'),
          value: one.type,
          options: (Object.keys(QUESTION_TYPES) as QuestionDraft['type'][]).map((value) => ({
            value,
            text: t(QUESTION_TYPES[value]),
          })),
          chosen: (type) => set({ type }),
        })}
        ${typed({
          name: `${path}.key`,
          label: t('applicationForm.apiName'),
          value: one.key,
          maxlength: 50,
          problem,
          change: (key) => set({ key }),
        })}
      </div>
      ${choosing(one) ? optionsField(one, { path, problem, set }) : nothing}
      <label class="switch">
        <input
          type="checkbox"
          .checked=${one.required}
          @change=${() => set({ required: !one.required })}
        />
        ${t('applicationForm.required')}
      </label>
    </div>`
  }
}

interface OptionsField {
  path: string
  problem: Problem | undefined
  set: (now: Partial<QuestionDraft>) => void
}

function optionsField({ options }: QuestionDraft, { path, problem, set }: OptionsField) {
  return area({
    name: `${path}.options`,
    label: t('applicationForm.options'),
    value: options,
    maxlength: 10_000,
    hint: t('applicationForm.perLine'),
    problem,
    change: (now) => set({ options: now }),
  })
}

/** Renders the form as partners see it. */
function renderPreview({ questions }: FormDraft): TemplateResult {
  return html`<h2>${t('common.preview')}</h2>
    ${questions.map(
      (one) =>
        html`<div class="stack">
          <strong><bdi>${one.label || one.key}</bdi>${one.required ? ' *' : ''}</strong>
          ${
            choosing(one)
              ? html`<ul>
                  ${one.options
                    .split('\n')
                    .filter((line) => line.trim())
                    .map((line) => html`<li class="soft"><bdi>${line}</bdi></li>`)}
                </ul>`
              : html`<span class="soft">${t(QUESTION_TYPES[one.type])}</span>`
          }
        </div>`,
    )}`
}

declare global {
  interface HTMLElementTagNameMap {
    'form-page': FormPage
  }
}
