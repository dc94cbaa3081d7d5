import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Pencil, Pin, PinOff, Trash2 } from 'lucide'
import { call } from '../api/client.ts'
import type { Session } from '../api/session.ts'
import type { PartnerNote as Note } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { formProblem, valuesOf } from '../base/form.ts'
import { ago, exactTime } from '../base/format.ts'
import { icon } from '../base/icon.ts'
import { problemNote } from '../base/problem-note.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'

/** A note about a partner, with what its author and admins can do. Fires `changed`. */
@customElement('partner-note')
export class PartnerNote extends ConsoleElement {
  static override styles = [
    styles,
    dialogStyles,
    css`
      :host {
        display: block;
      }
      .head {
        display: flex;
        align-items: center;
        gap: 8px;
      }
      .head .soft {
        margin-inline-end: auto;
      }
      .text {
        margin: 4px 0 0;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
      }
      textarea {
        inline-size: 100%;
        block-size: auto;
        padding: 8px 10px;
        font: inherit;
        resize: vertical;
      }
    `,
  ]

  @property({ attribute: false }) note: Note | undefined
  @property({ attribute: false }) session: Session | undefined
  @state() private asked: 'edit' | 'delete' | undefined
  readonly #action = new Action(this)

  override render(): TemplateResult | typeof nothing {
    const { note, asked } = this
    if (!note) return nothing
    const { author, createdAt, text, editable } = note
    const { problem } = this.#action
    return html`<div class="head">
        <strong><bdi>${author.name}</bdi></strong>
        <time class="small soft" datetime=${createdAt} title=${exactTime(createdAt)}
          >${ago(createdAt)}</time
        >
        ${editable ? this.#renderActions(note) : nothing}
      </div>
      <p class="text"><bdi>${text}</bdi></p>
      ${problem && !asked ? problemNote(problem) : nothing}
      ${asked === 'edit' ? this.#renderForm(note) : nothing}
      ${asked === 'delete' ? this.#renderQuestion(note) : nothing}`
  }

  #renderActions(note: Note): TemplateResult {
    const button = (label: string, picture: unknown, act: () => void) =>
      html`<button class="icon-button" aria-label=${label} title=${label} @click=${act}>
        ${picture}
      </button>`
    const open = (asked: 'edit' | 'delete') => () => {
      this.#action.clear()
      this.asked = asked
    }
    return html`${button(
      note.pinned ? t('activity.unpin') : t('activity.pin'),
      icon(note.pinned ? PinOff : Pin, 14),
      () => void this.#send(note, { method: 'PATCH', body: { pinned: !note.pinned } }),
    )}
    ${button(t('activity.editNote'), icon(Pencil, 14), open('edit'))}
    ${button(t('activity.deleteNote'), icon(Trash2, 14), open('delete'))}`
  }

  #renderForm(note: Note): TemplateResult {
    const { problem, isBusy } = this.#action
    const save = (event: SubmitEvent) => {
      event.preventDefault()
      const { text = '' } = valuesOf(event)
      void this.#send(note, { method: 'PATCH', body: { text } })
    }
    return dialog({
      title: t('activity.editNote'),
      closed: () => (this.asked = undefined),
      body: html`<form id="note" novalidate @submit=${save}>
        ${formProblem(problem)}
        <textarea
          class="input area"
          name="text"
          rows="6"
          maxlength="10000"
          aria-label=${t('field.note')}
          .value=${note.text}
        ></textarea>
      </form>`,
      footer: html`<button
        class="button primary"
        form="note"
        aria-disabled=${isBusy ? 'true' : 'false'}
      >
        ${t('common.save')}
      </button>`,
    })
  }

  #renderQuestion(note: Note): TemplateResult {
    return confirmDialog(
      {
        title: t('activity.deleteNoteQuestion'),
        body: t('activity.noteGone'),
        action: t('activity.deleteNote'),
        confirmed: () => void this.#send(note, { method: 'DELETE' }),
        closed: () => (this.asked = undefined),
      },
      this.#action,
    )
  }

  async #send(
    { id, partnerId }: Note,
    options: { method: 'PATCH' | 'DELETE'; body?: object },
  ): Promise<void> {
    const work = () => call(`/partners/${partnerId}/notes/${id}`, options)
    if (!(await this.#action.run(work))) return
    this.renderRoot.querySelector('dialog')?.close()
    this.asked = undefined
    this.dispatchEvent(new Event('changed'))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'partner-note': PartnerNote
  }
}
