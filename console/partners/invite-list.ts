import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { readAll, readList } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Group, Program } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import '../base/email-banner.ts'
import { valuesOf } from '../base/form.ts'
import { loaded } from '../base/loaded.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { renderListForm } from './invite-form.ts'
import { renderChecked, renderSent, type Checked, type Sent } from './invite-preview.ts'
import { inviteStyles } from './invite.styles.ts'
import { partnerStyles } from './partners.styles.ts'
import { readFileText } from './read-file.ts'
import { readInvitations, type ListProblem } from './read-invitations.ts'
import { batchesOf, checkRows, sendBatch } from './send-invitations.ts'

const MAX_BYTES = 1_000_000

/**
 * Invites many partners: a list is read and checked, and nothing is sent before it was looked at.
 *
 * @fires invited - after invitations were sent
 */
@customElement('invite-list')
export class InviteList extends ConsoleElement {
  static override styles = [styles, settingsStyles, tableStyles, partnerStyles, inviteStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private text = ''
  @state() private note = ''
  @state() private programId: string | undefined
  @state() private fileProblem: ListProblem | undefined
  @state() private checked: Checked | undefined
  @state() private sent: Sent | undefined
  readonly #action = new Action(this)
  #key = ''
  readonly #around = new Task(this, {
    task: async ([_id], { signal }) => {
      const programs = await readList<Program>('/programs', { signal })
      const groups = programs.length > 0 ? await readAll<Group>('/groups', signal) : []
      return { programs, groups }
    },
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult {
    return html`<email-banner .version=${this.sent?.done ?? 0}></email-banner>
      ${loaded(this.#around, ({ programs }) => this.#renderStep(programs), { bones: 6 })}`
  }

  #renderStep(programs: readonly Program[]): TemplateResult {
    if (!may(this.session, 'program.write')) {
      return html`<p class="soft">${t('invites.roleCanViewPartners')}</p>`
    }
    if (programs.length === 0) {
      return html`<p class="soft">${t('common.noProgramYetCreate')}</p>`
    }
    const { sent, checked } = this
    const { isBusy, problem } = this.#action
    const failed = problem
      ? problemNote(problem, sent ? () => void this.#send() : undefined)
      : nothing
    if (sent) return html`${renderSent(sent, () => this.#again())}${failed}`
    if (checked) {
      return html`${renderChecked(checked, {
        back: () => this.#back(),
        send: () => void this.#send(),
      })}${failed}`
    }
    return html`${renderListForm({
      programs,
      text: this.text,
      note: this.note,
      programId: this.programId,
      problem: this.fileProblem,
      isBusy,
      typed: (text) => (this.text = text),
      submitted: this.#submit,
      chosen: (file) => void this.#readFile(file),
    })}${failed}`
  }

  async #readFile(file: File): Promise<void> {
    this.fileProblem = undefined
    if (file.size > MAX_BYTES) {
      this.fileProblem = { line: 1, column: 1, text: 'invites.fileLargerThan1' }
      return
    }
    const read = readFileText(new Uint8Array(await file.arrayBuffer()))
    if ('text' in read) this.text = read.text
    else
      this.fileProblem = {
        ...read,
        text: 'invites.cellUnreadableCharactersSave',
      }
  }

  readonly #submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { list = '', note = '', program } = valuesOf(event)
    this.text = list
    this.note = note.trim()
    this.programId = program ?? this.#around.value?.programs[0]?.id
    const all = this.#around.value?.groups ?? []
    const groups = all.filter((group) => group.programId === this.programId)
    const { rows, problems } = readInvitations(list, groups)
    void this.#action.run(async () => {
      const signal = AbortSignal.timeout(60_000)
      const refusals = await checkRows(rows, this.programId, signal)
      const refused = new Set(refusals.map(({ line, email }) => `${line} ${email}`))
      const good = rows.filter(
        ({ line, invitation }) => !refused.has(`${line} ${invitation.email}`),
      )
      this.#key = crypto.randomUUID()
      this.checked = { good, problems, refusals, groups }
    })
  }

  /** Sends batch by batch; after a failure it goes on with the batch that failed. */
  async #send(): Promise<void> {
    const batches = batchesOf(this.checked?.good ?? [])
    const all = this.checked?.good.length ?? 0
    const sent: Sent = this.sent ?? { all, done: 0, batches: 0, unreached: [], failed: [] }
    this.sent = sent
    const sending = { programId: this.programId, note: this.note, key: this.#key }
    await this.#action.run(async () => {
      for (const batch of batches.slice(sent.batches)) {
        const { unreached, failed } = await sendBatch(batch, sending)
        const before = this.sent ?? sent
        this.sent = {
          all,
          done: before.done + batch.length,
          batches: before.batches + 1,
          unreached: [...before.unreached, ...unreached],
          failed: [...before.failed, ...failed],
        }
      }
    })
    this.dispatchEvent(new CustomEvent('invited'))
  }

  #back(): void {
    this.#action.clear()
    this.checked = undefined
  }

  #again(): void {
    this.#back()
    this.sent = undefined
    this.text = ''
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'invite-list': InviteList
  }
}
