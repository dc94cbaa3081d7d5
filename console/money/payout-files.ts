import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { download } from '../api/download.ts'
import { readList } from '../api/read-all.ts'
import { may, type Session } from '../api/session.ts'
import type { PayoutFile } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import { day, money } from '../base/format.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { moneyStyles } from './money.styles.ts'

/** Files for the bank that it does not have yet; nothing while there are none. */
@customElement('payout-files')
export class PayoutFiles extends ConsoleElement {
  static override styles = [styles, settingsStyles, moneyStyles, dialogStyles]

  @property({ attribute: false }) session: Session | undefined
  /** Only those of one run; then also what the bank has by now. */
  @property() runId: string | undefined
  @state() private discarded: PayoutFile | undefined
  readonly #action = new Action(this)
  readonly #files = new Task(this, {
    task: ([_id, runId], { signal }) =>
      readList<PayoutFile>('/payouts/files', { query: { pageSize: '100', runId }, signal }),
    args: () => [this.session?.workspace?.id, this.runId] as const,
  })

  override render(): TemplateResult {
    if (this.#files.error) return problemNote(this.#files.error, () => void this.#files.run())
    const written =
      this.#files.value?.filter(({ status }) => this.runId || status === 'written') ?? []
    return html`${
        written.length === 0
          ? nothing
          : html`<h2 class="head low">${t('payouts.bankFiles')}</h2>
              <section class="panel" aria-label=${t('payouts.bankFiles')}>
                <ul class="rows">
                  ${written.map((file) => this.#renderFile(file))}
                </ul>
              </section>`
      }
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem && !this.discarded ? problemNote(this.#action.problem) : nothing}
      ${this.discarded ? this.#renderQuestion(this.discarded) : nothing}`
  }

  #renderFile(file: PayoutFile): TemplateResult {
    const { filename, transfers, downloadedAt, createdAt, amount, currency } = file
    return html`<li>
      <div class="grow">
        <strong>${filename}</strong>
        <div class="small soft">
          ${t('payouts.countTransfersCreatedDay', { count: transfers, day: day(createdAt) })} ·
          ${
            file.status === 'written'
              ? downloadedAt
                ? t('payouts.uploadFileBankThen')
                : t('payouts.notDownloadedYet')
              : file.status === 'submitted'
                ? t('payouts.markSubmitted')
                : t('field.discardedAt')
          }
        </div>
      </div>
      <strong class="number">${money(amount, currency)}</strong>
      ${
        file.status === 'written' && may(this.session, 'payouts.write')
          ? html`<div class="actions">
              <button class="button" @click=${() => void this.#download(file)}>
                ${t('links.download')}
              </button>
              ${
                downloadedAt
                  ? html`<button class="button" @click=${() => void this.#submit(file)}>
                      ${t('payouts.markSubmitted')}
                    </button>`
                  : nothing
              }
              <button class="button danger" @click=${() => this.#ask(file)}>
                ${t('payouts.discard')}
              </button>
            </div>`
          : nothing
      }
    </li>`
  }

  #renderQuestion(file: PayoutFile): TemplateResult {
    return confirmDialog(
      {
        title: t('payouts.discardName', { name: file.filename }),
        body: t('payouts.onlyDiscardFileIf', { count: file.transfers }),
        action: t('payouts.discardFile'),
        confirmed: () => void this.#discard(file),
        closed: () => (this.discarded = undefined),
      },
      this.#action,
    )
  }

  #ask(file: PayoutFile): void {
    this.#action.clear()
    this.discarded = file
  }

  async #download(file: PayoutFile): Promise<void> {
    await this.#action.run(async () => {
      await download(`/payouts/files/${file.id}/content`, {}, file.filename)
      await this.#files.run()
    })
  }

  async #submit({ id }: PayoutFile): Promise<void> {
    const said = t('payouts.payoutsFileMarkedSent')
    await this.#action.run(() => this.#post(`/payouts/files/${id}/submitted`), said)
  }

  async #discard({ id }: PayoutFile): Promise<void> {
    const said = t('payouts.fileDiscardedPayoutsPayable')
    const isDone = await this.#action.run(() => this.#post(`/payouts/files/${id}/discard`), said)
    if (isDone) this.renderRoot.querySelector('dialog')?.close()
  }

  async #post(path: string): Promise<void> {
    await call(path, { method: 'POST' })
    this.dispatchEvent(new Event('changed'))
    await this.#files.run()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'payout-files': PayoutFiles
  }
}
