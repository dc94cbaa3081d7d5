import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { may, sessionContext, type Session } from '../../api/session.ts'
import type { EmailStatus, TestEmail } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { loaded } from '../../base/loaded.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { problemNote } from '../../base/problem-note.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t, type TextId } from '../../base/texts.ts'
import { BASE } from '../../router/router.ts'
import '../../checklist/code-block.ts'
import './email-log.ts'

const STATES: Readonly<
  Record<EmailStatus['status'], { name: TextId; tone: 'good' | 'bad' | ''; about: TextId }>
> = {
  configured: { name: 'email.setUp', tone: 'good', about: 'email.serverCanSendEmails' },
  not_configured: {
    name: 'email.notSetUp',
    tone: 'bad',
    about: 'email.emailsSavedButNot',
  },
  demo: { name: 'email.demo', tone: '', about: 'email.demoKeepsEmailsOwn' },
}

const SETTINGS = `SMTP_URL=smtp://user:password@mail.example.com:587
MAIL_FROM="Acme Partners <partners@example.com>"`

/** Whether emails leave the server, a test, and the log. */
@customElement('email-page')
export class EmailPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #action = new Action(this)
  readonly #status = new Task(this, {
    task: ([_id], { signal }) => call<EmailStatus>('/mails/status', { signal }),
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('field.email')}</h1>
        ${may(this.session, 'program.read') ? html`<a class="button" href="${BASE}/settings/mails">${t('field.mailTexts')}</a>` : nothing}
      </div>
      <section class="panel" aria-label=${t('email.emailDelivery')}>
        ${loaded(this.#status, (status) => this.#renderStatus(status), { bones: 2 })}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
      ${may(this.session, 'mails.read') ? html`<email-log .session=${this.session} ?isSending=${this.#status.value?.status === 'configured'}></email-log>` : nothing}
    </div>`
  }

  #renderStatus({ status, from }: EmailStatus): TemplateResult {
    const { name, tone, about } = STATES[status]
    return html`<div class="row">
        <div class="grow">
          <p><span class="badge ${tone}">${t(name)}</span> <span class="soft">${t(about)}</span></p>
          ${status === 'configured' ? html`<p class="small soft">${t('email.fromSender', { sender: from })}</p>` : nothing}
        </div>
        ${
          status === 'configured' && may(this.session, 'workspace.write')
            ? html`<button
                class="button"
                aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
                @click=${this.#test}
              >
                ${t('email.sendTestEmail')}
              </button>`
            : nothing
        }
      </div>
      ${
        status === 'not_configured'
          ? html`<div class="row">
              <div class="grow">
                <code-block label=${t('email.serverSettings')} .code=${SETTINGS}></code-block>
              </div>
            </div>`
          : nothing
      }`
  }

  readonly #test = async () => {
    await this.#action.run(async () => {
      const { delivery, to, error } = await call<TestEmail>('/mails/test', {
        method: 'POST',
        body: {},
      })
      this.#action.said =
        delivery === 'sent'
          ? t('email.testEmailSent', { to })
          : t('email.couldntSendTestEmail', { error: error ?? t('email.notSetUp') })
    })
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'email-page': EmailPage
  }
}
