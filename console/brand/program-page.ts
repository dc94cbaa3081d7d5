import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call, type Problem } from '../api/client.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Program } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { currencies, currencyName } from '../base/currencies.ts'
import { choice, field, formProblem, issueOf } from '../base/form.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { readOnlySentence } from '../base/roles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { programStyles } from '../program/program.styles.ts'
import { AddressController } from '../router/router.ts'
import { brandStyles } from './brand.styles.ts'
import { noProgram, readChosenProgram, type ChosenProgram } from './chosen-program.ts'
import { conflictNote } from '../base/conflict-note.ts'
import {
  bodyOf,
  differences,
  draftOf,
  isShown,
  typedDraft,
  type ProgramDraft,
} from './program-draft.ts'
import { PARTS, type ProgramField } from './program-fields.ts'
import '../base/email-banner.ts'

/** The settings of a program: who earns for what click, when they are paid, and what counts as fraud. */
@customElement('program-page')
export class ProgramPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, programStyles, brandStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private draft: ProgramDraft = {}
  /** What somebody else has written since this was opened. */
  @state() private theirs: Program | undefined
  readonly #action = new Action(this)
  readonly #chosen = new Task(this, {
    task: async ([_id, _search], { signal }) => {
      const chosen = await readChosenProgram(signal)
      this.theirs = undefined
      if (chosen.program) this.draft = draftOf(chosen.program)
      return chosen
    },
    args: () => [this.session?.workspace?.id, location.search] as const,
  })

  constructor() {
    super()
    new AddressController(this, () => this.#action.clear())
  }

  override render(): TemplateResult {
    return html`<div class="page narrow">
      <div class="head">
        <h1>${t('common.programSettings')}</h1>
      </div>
      <email-banner></email-banner>
      ${loaded(this.#chosen, (chosen) => this.#renderChosen(chosen), { bones: 8 })}
    </div>`
  }

  #renderChosen({ program }: ChosenProgram): TemplateResult {
    if (!program) return noProgram()
    const mayChange = may(this.session, 'program.write')
    const { problem, isBusy, said } = this.#action
    return html`${this.theirs ? this.#renderConflict(program, this.theirs) : nothing}
      <form @submit=${this.#submit} @input=${this.#type} @change=${this.#type}>
        <fieldset ?disabled=${!mayChange}>
          <legend class="hidden">${t('common.programSettings')}</legend>
          ${PARTS.map(
            ({ name, fields }) =>
              html`<section class="panel" aria-label=${t(name)}>
                <header><h2>${t(name)}</h2></header>
                <div class="form">
                  ${fields
                    .filter((one) => isShown(one, this.draft))
                    .map((one) => this.#renderField(one, problem))}
                </div>
              </section>`,
          )}
        </fieldset>
        ${this.theirs ? nothing : formProblem(problem)}
        ${
          mayChange
            ? html`<p class="actions save">
                <button class="button primary" aria-disabled=${isBusy ? 'true' : 'false'}>
                  ${t('common.save')}
                </button>
                <span class="soft" role="status">${said}</span>
              </p>`
            : html`<p class="said soft">${readOnlySentence(this.session)}</p>`
        }
      </form>`
  }

  #renderField(of: ProgramField, problem: Problem | undefined): TemplateResult {
    const { path, kind, isNeeded = false } = of
    const value = this.draft[path] ?? ''
    const label =
      kind === 'money' ? `${t(of.label)} (${this.#currency.toUpperCase()})` : t(of.label)
    const hint = of.hint ? t(of.hint) : undefined
    if (kind === 'switch') return renderSwitch({ path, label, hint, value })
    if (kind === 'choice') {
      return html`<div>
        ${choice({ name: path, label, value, hint, options: this.#optionsOf(of) })}
        ${issueOf(problem, path) ? html`<span class="small bad">${issueOf(problem, path)}</span>` : nothing}
      </div>`
    }
    return field(
      {
        name: path,
        label,
        value,
        required: isNeeded,
        maxlength: 8192,
        ...(hint ? { hint } : {}),
        ...(kind === 'number' ? { inputmode: 'numeric' } : {}),
      },
      problem,
    )
  }

  get #currency(): string {
    return this.draft['currency'] ?? ''
  }

  #optionsOf({ options }: ProgramField): readonly { value: string; text: string }[] {
    return options
      ? Object.entries(options).map(([value, text]) => ({ value, text: t(text) }))
      : currencies(this.#currency).map((value) => ({ value, text: currencyName(value) }))
  }

  #renderConflict(before: Program, theirs: Program): TemplateResult {
    const their = draftOf(theirs)
    return conflictNote({
      title: t('program.someoneElseEditedProgram'),
      rows: differences(draftOf(before), their).map(
        ({ label, path }) => [label, their[path] ?? '', this.draft[path] ?? ''] as const,
      ),
      keep: () => void this.#save(before, theirs.updatedAt),
      take: () => void this.#chosen.run(),
    })
  }

  readonly #type = ({ currentTarget }: Event) => {
    // The listener is on the form.
    this.draft = typedDraft(currentTarget as HTMLFormElement, this.draft)
  }

  readonly #submit = (event: SubmitEvent) => {
    event.preventDefault()
    const program = this.#chosen.value?.program
    if (program) void this.#save(program, program.updatedAt)
  }

  /** Saves what was changed since `before`, unless the program is not as it was at `ifUpdatedAt`. */
  async #save(before: Program, ifUpdatedAt: string): Promise<void> {
    const path = `/programs/${before.id}`
    const body = { ...bodyOf(this.draft, draftOf(before)), ifUpdatedAt }
    const isSaved = await this.#action.run(async () => {
      await call<Program>(path, { method: 'PATCH', body })
      await this.#chosen.run()
    }, t('common.saved'))
    if (isSaved || this.#action.problem?.code !== 'conflict') return
    // A currency that must stay is a conflict, too.
    const now = await call<Program>(path).catch(() => undefined)
    if (now && now.updatedAt !== ifUpdatedAt) this.theirs = now
  }
}

interface Switch {
  path: string
  label: string
  hint: string | undefined
  value: string
}

function renderSwitch({ path, label, hint, value }: Switch): TemplateResult {
  return html`<label class="switch">
    <input type="checkbox" name=${path} .checked=${value === 'on'} />
    <span> ${label}${hint ? html`<span class="small soft">${hint}</span>` : nothing} </span>
  </label>`
}

declare global {
  interface HTMLElementTagNameMap {
    'program-page': ProgramPage
  }
}
