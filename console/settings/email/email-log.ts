import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { readList } from '../../api/read-all.ts'
import { may, type Session } from '../../api/session.ts'
import type { Mail } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { ago, exactTime } from '../../base/format.ts'
import { PagedList } from '../../base/list/paged-list.ts'
import { problemNote } from '../../base/problem-note.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t, type TextId } from '../../base/texts.ts'
import { AddressController, withQuery } from '../../router/router.ts'

type Status = Mail['status']

/** Their links are over within minutes. */
const SHORT_LIVED = ['sign-in-link', 'verify-email']

const STATUSES: Readonly<Record<Status, { name: TextId; tone: string }>> = {
  waiting: { name: 'email.queued', tone: '' },
  sent: { name: 'field.sentAt', tone: 'good' },
  failed: { name: 'field.failedAt', tone: 'bad' },
  kept: { name: 'email.notSent', tone: 'warn' },
}

/** The emails of the workspace, the newest first: what became of each, and sending it again. */
@customElement('email-log')
export class EmailLog extends ConsoleElement {
  static override styles = [styles, settingsStyles]

  @property({ attribute: false }) session: Session | undefined
  /** Whether emails leave the server. */
  @property({ type: Boolean }) isSending = false
  readonly #action = new Action(this)
  readonly #mails = new PagedList<Mail>(this, {
    read: ({ page, size, signal }) => {
      const query = { status: chosenStatus(), page: String(page), pageSize: String(size) }
      return readList<Mail>('/mails', { query, signal })
    },
    args: () => [this.session?.workspace?.id, chosenStatus()],
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const status = chosenStatus()
    return html`<div class="head low">
        <h2>${t('email.emailLog')}</h2>
        <nav class="segments" aria-label=${t('email.emailStatus')}>
          ${tab(undefined, t('common.all'), status)}
          ${Object.entries(STATUSES).map(([one, { name }]) => tab(one, t(name), status))}
        </nav>
      </div>
      <section class="panel" aria-label=${t('email.emailLog')}>
        ${this.#mails.render({
          rows: (mails) => this.#renderMails(mails),
          none: () => html`<p class="row soft">${t('email.noEmailsMatchFilter')}</p>`,
          bones: 3,
        })}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}`
  }

  #renderMails(mails: readonly Mail[]): TemplateResult {
    return html`<ul class="rows">
      ${mails.map((mail) => this.#renderMail(mail))}
    </ul>`
  }

  #renderMail(mail: Mail): TemplateResult {
    const { to, subject, status, error, createdAt } = mail
    const { name, tone } = STATUSES[status]
    return html`<li>
      <div class="grow">
        <strong>${subject || t('email.deletedAfterRetentionPeriod')}</strong>
        <div class="small soft">
          <bdi>${to}</bdi> · <span title=${exactTime(createdAt)}>${ago(createdAt)}</span>
        </div>
        ${error ? html`<p class="small bad">${error}</p>` : nothing}
      </div>
      <span class="badge ${tone}">${t(name)}</span>
      ${this.#mayResend(mail) ? this.#renderResend(mail) : nothing}
    </li>`
  }

  #mayResend({ status, template, subject }: Mail): boolean {
    const isOver = status === 'waiting' || subject === '' || SHORT_LIVED.includes(template)
    return this.isSending && !isOver && may(this.session, 'mails.write')
  }

  #renderResend(mail: Mail): TemplateResult {
    return html`<button
      class="button"
      aria-label=${t('members.resendInvitationEmail', { email: mail.to })}
      aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
      @click=${() => void this.#resend(mail)}
    >
      ${t('common.resend')}
    </button>`
  }

  #resend({ id, to }: Mail): Promise<boolean> {
    return this.#action.run(
      async () => {
        await call(`/mails/${encodeURIComponent(id)}/resend`, { method: 'POST', body: {} })
        await this.#mails.readAgain()
      },
      t('email.emailResent', { to }),
    )
  }
}

function tab(status: string | undefined, name: string, chosen: Status | undefined): TemplateResult {
  return html`<a href=${withQuery({ status })} aria-current=${status === chosen ? 'page' : nothing}
    >${name}</a
  >`
}

/** Returns what the address asks for; what means nothing is as if it was not there. */
function chosenStatus(): Status | undefined {
  const asked = new URLSearchParams(location.search).get('status') ?? ''
  return Object.keys(STATUSES).find((one): one is Status => one === asked)
}

declare global {
  interface HTMLElementTagNameMap {
    'email-log': EmailLog
  }
}
