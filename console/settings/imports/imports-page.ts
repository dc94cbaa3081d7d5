import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { readList } from '../../api/read-all.ts'
import { may, sessionContext, type Session } from '../../api/session.ts'
import type { Import, Importer } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { choice, field, formProblem, valuesOf } from '../../base/form.ts'
import { ago, exactTime } from '../../base/format.ts'
import { loaded } from '../../base/loaded.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { readOnlySentence } from '../../base/roles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { noProgram, readChosenProgram, type ChosenProgram } from '../../brand/chosen-program.ts'
import { BASE, navigate } from '../../router/router.ts'
import { STATUS_WORDS } from './import-words.ts'

interface Read {
  imports: readonly Import[]
  sources: readonly Importer[]
  programs: ChosenProgram
}

/** Lists imports, and begins one: from another platform, or from files. */
@customElement('imports-page')
export class ImportsPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private source = 'csv'
  readonly #action = new Action(this)
  readonly #read = new Task(this, {
    task: async (_args, { signal }): Promise<Read> => ({
      imports: await readList<Import>('/imports', { query: {}, signal }),
      sources: await call<Importer[]>('/imports/sources', { signal }),
      programs: await readChosenProgram(signal),
    }),
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head"><h1>${t('common.imports')}</h1></div>
      ${loaded(this.#read, (read) => this.#renderRead(read))}
    </div>`
  }

  #renderRead(read: Read): TemplateResult {
    if (read.programs.program === undefined) return noProgram()
    return html`${
        read.imports.length === 0
          ? nothing
          : html`<section class="panel" aria-label=${t('common.imports')}>
              <ul class="rows">
                ${read.imports.map(renderRow)}
              </ul>
            </section>`
      }
      <div class="head low"><h2>${t('imports.newImport')}</h2></div>
      <section class="panel" aria-label=${t('imports.newImport')}>
        ${
          may(this.session, 'program.write')
            ? this.#renderForm(read)
            : html`<p class="note soft">${readOnlySentence(this.session)}</p>`
        }
      </section>`
  }

  #renderForm({ sources, programs }: Read): TemplateResult {
    const source = sources.find(({ name }) => name === this.source) ?? sources[0]
    const { problem, isBusy } = this.#action
    return html`<form class="form" @submit=${this.#create}>
      ${formProblem(problem)}
      ${choice({
        name: 'source',
        label: t('field.periodStart'),
        value: this.source,
        options: sources.map(({ name, label }) => ({ value: name, text: label })),
        chosen: (name) => {
          this.source = name
        },
      })}
      ${
        source?.notes.length
          ? html`<ul class="small soft">
              ${source.notes.map((note) => html`<li>${note}</li>`)}
            </ul>`
          : nothing
      }
      ${choice({
        name: 'programId',
        label: t('field.programId'),
        value: programs.program?.id ?? '',
        options: programs.programs.map(({ id, name }) => ({ value: id, text: name })),
      })}
      ${source?.fields.map(({ name, label, secret, required }) =>
        field(
          { name: `settings.${name}`, label, type: secret ? 'password' : 'text', required },
          problem,
        ),
      )}
      ${choice({
        name: 'unpaid',
        label: t('field.unpaid'),
        value: 'mature',
        options: [
          { value: 'mature', text: t('imports.followProgramsHoldingPeriod') },
          { value: 'hold', text: t('imports.holdReview') },
        ],
        hint: t('imports.holdThemIfOther'),
      })}
      <button class="button primary" aria-disabled=${isBusy ? 'true' : 'false'}>
        ${t('common.continue')}
      </button>
    </form>`
  }

  #create = (event: SubmitEvent): void => {
    event.preventDefault()
    const values = valuesOf(event)
    const given = Object.entries(values).filter(([name]) => name.startsWith('settings.'))
    const settings = Object.fromEntries(
      given.map(([name, value]) => [name.slice('settings.'.length), value]),
    )
    const { source, programId, unpaid } = values
    void this.#action.run(async () => {
      const body = { source, programId, unpaid, settings }
      const { id } = await call<Import>('/imports', { method: 'POST', body })
      navigate(`${BASE}/settings/imports/${id}`)
    })
  }
}

function renderRow({ id, name, status, createdAt, lines }: Import): TemplateResult {
  return html`<li>
    <div class="grow">
      <a href=${`${BASE}/settings/imports/${id}`}><strong>${name}</strong></a>
      <div class="small soft">
        ${t(STATUS_WORDS[status])} · ${t('imports.countRows', { count: lines })} ·
        <span title=${exactTime(createdAt)}
          >${t('common.createdWhen', { when: ago(createdAt) })}</span
        >
      </div>
    </div>
  </li>`
}

declare global {
  interface HTMLElementTagNameMap {
    'imports-page': ImportsPage
  }
}
