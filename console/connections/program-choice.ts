import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { readAll } from '../api/read-all.ts'
import type { Connection, Program } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { choice, formProblem } from '../base/form.ts'
import { loaded } from '../base/loaded.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'

const SHARED = ''

/** The program that the customers of a connection belong to, where a workspace has several. */
@customElement('program-choice')
export class ProgramChoice extends ConsoleElement {
  static override styles = [
    styles,
    settingsStyles,
    css`
      .panel {
        margin-block-start: 16px;
      }
    `,
  ]

  @property({ attribute: false }) connection!: Connection
  readonly #action = new Action(this)
  readonly #programs = new Task(this, {
    task: (_, { signal }) => readAll<Program>('/programs', signal),
    args: () => [],
  })

  override render(): TemplateResult {
    return html`${loaded(this.#programs, (all) => this.#renderChoice(all))}
      <p class="said soft" role="status">${this.#action.said}</p>`
  }

  #renderChoice(all: readonly Program[]): TemplateResult | typeof nothing {
    const { programId } = this.connection
    if (all.length < 2 && programId === null) return nothing
    const options = all.map(({ id, name }) => ({ value: id, text: name }))
    return html`<div class="panel">
      <div class="form">
        ${formProblem(this.#action.problem)}
        ${choice({
          name: 'programId',
          label: t('field.programId'),
          hint: t('connections.customersBelongProgram'),
          options: [{ value: SHARED, text: t('ledger.allPrograms') }, ...options],
          value: programId ?? SHARED,
          chosen: (value) => void this.#save(value),
        })}
      </div>
    </div>`
  }

  async #save(value: string): Promise<void> {
    const path = `/connections/${this.connection.id}`
    const body = { programId: value === SHARED ? null : value }
    const save = async () => {
      this.connection = await call<Connection>(path, { method: 'PATCH', body })
    }
    await this.#action.run(save, t('common.saved'))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'program-choice': ProgramChoice
  }
}
