import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { liveWorkspace, type Session } from '../../api/session.ts'
import type { CopiedSettings } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { confirmDialog } from '../../base/confirm.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialogStyles } from '../../base/dialog.ts'
import { choice, formOf } from '../../base/form.ts'
import { problemNote } from '../../base/problem-note.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { changeAction, changeName, PART_NAMES, PARTS, type Part } from './part-names.ts'

type Direction = 'to-test' | 'to-live'

/** What was asked, and what it would change. */
interface Preview {
  direction: Direction
  parts: readonly Part[]
  answer: CopiedSettings
}

/** Copies settings between the live workspace and its test workspace, after it has shown what changes. */
@customElement('copy-settings')
export class CopySettings extends ConsoleElement {
  static override styles = [
    styles,
    settingsStyles,
    dialogStyles,
    css`
      fieldset {
        display: grid;
        gap: 10px;
      }
      legend {
        padding: 0 0 6px;
        font-weight: 600;
      }
      fieldset label {
        display: flex;
        align-items: baseline;
        gap: 8px;
      }
      fieldset .small {
        display: block;
      }
      .fields {
        overflow-wrap: anywhere;
      }
    `,
  ]

  @property({ attribute: false }) session: Session | undefined
  @state() private direction: Direction = 'to-test'
  @state() private preview: Preview | undefined
  @state() private isAsking = false
  readonly #action = new Action(this)

  override render(): TemplateResult {
    const { problem, isBusy, said } = this.#action
    return html`<div class="head low"><h2>${t('testMode.copySettings')}</h2></div>
      <section class="panel" aria-label=${t('testMode.copySettings')}>
        <form class="form" @submit=${this.#look} @change=${() => (this.preview = undefined)}>
          ${choice<Direction>({
            name: 'direction',
            label: t('testMode.copyDirection'),
            options: [
              { value: 'to-test', text: t('testMode.liveTest') },
              { value: 'to-live', text: t('testMode.testLive') },
            ],
            value: this.direction,
            chosen: (value) => (this.direction = value),
          })}
          <fieldset>
            <legend>${t('testMode.settingsCopy')}</legend>
            ${PARTS.map(
              (part) =>
                html`<label>
                  <input type="checkbox" name="part" value=${part} checked />
                  <span
                    >${t(PART_NAMES[part].name)}
                    <span class="small soft">${t(PART_NAMES[part].about)}</span></span
                  >
                </label>`,
            )}
          </fieldset>
          <p class="soft">${t('testMode.linksPeopleMoneyApi')}</p>
          <button class="button" aria-disabled=${isBusy ? 'true' : 'false'}>
            ${t('testMode.previewChanges')}
          </button>
        </form>
        ${this.preview ? this.#renderPreview(this.preview) : nothing}
      </section>
      ${problem && !this.isAsking ? problemNote(problem) : nothing}
      <p class="said soft" role="status">${said}</p>
      ${this.isAsking && this.preview ? this.#renderQuestion(this.preview) : nothing}`
  }

  #renderPreview({ direction, answer }: Preview): TemplateResult {
    const { changes } = answer
    if (changes.length === 0) {
      return html`<p class="note soft" role="status">${t('testMode.noChangesBothWorkspaces')}</p>`
    }
    return html`<ul class="rows note" aria-label=${t('testMode.changes')}>
        ${changes.map(
          (change) =>
            html`<li>
              <span class="grow">${changeName(change)}</span>
              <span class="badge ${change.action === 'archived' ? 'bad' : ''}"
                >${changeAction(change)}</span
              >
              ${change.fields.length > 0 ? html`<span class="code soft fields">${change.fields.join(', ')}</span>` : nothing}
            </li>`,
        )}
      </ul>
      <div class="row">
        <button
          class="button primary"
          aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
          @click=${this.#begin}
        >
          ${direction === 'to-live' ? t('testMode.copyLiveWorkspaceDialog') : t('testMode.copyTestWorkspace')}
        </button>
      </div>`
  }

  #renderQuestion({ answer }: Preview): TemplateResult {
    const { length } = answer.changes
    return confirmDialog(
      {
        title: t('testMode.updateLiveWorkspaceQuestion'),
        body: t('testMode.countSettingsWorkspaceWill', {
          count: length,
          workspace: this.session?.workspace?.name ?? '',
        }),
        action: t('testMode.copyLiveWorkspace'),
        confirmed: () => void this.#copy(),
        closed: () => (this.isAsking = false),
      },
      this.#action,
    )
  }

  readonly #look = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = new FormData(formOf(event))
    // The checkboxes have these values alone.
    const parts = form.getAll('part') as Part[]
    const { direction } = this
    await this.#action.run(async () => {
      const answer = await this.#call(direction, { parts, dryRun: true })
      this.preview = { direction, parts, answer }
    })
  }

  readonly #begin = () => {
    if (this.preview?.direction === 'to-live') {
      this.#action.clear()
      this.isAsking = true
    } else void this.#copy()
  }

  async #copy(): Promise<void> {
    const { preview } = this
    if (!preview) return
    const { direction, parts, answer } = preview
    const said = t('testMode.countSettingsCopied', { count: answer.changes.length })
    const isDone = await this.#action.run(
      () => this.#call(direction, { parts, ifState: answer.state }),
      said,
    )
    if (isDone) {
      this.preview = undefined
      this.isAsking = false
    }
  }

  /** Calls the side that is changed. */
  #call(direction: Direction, body: object): Promise<CopiedSettings> {
    const live = this.session && liveWorkspace(this.session)
    const workspace = (direction === 'to-live' ? live?.id : live?.test?.id) ?? ''
    const path = '/workspace/copy-settings'
    return call<CopiedSettings>(path, { method: 'POST', body, workspace })
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'copy-settings': CopySettings
  }
}
