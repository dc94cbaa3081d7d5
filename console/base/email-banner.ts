import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { MailX } from 'lucide'
import { call } from '../api/client.ts'
import { sessionContext, type Session } from '../api/session.ts'
import type { EmailStatus } from '../api/wire.gen.ts'
import { BASE } from '../router/router.ts'
import { ConsoleElement } from './console-element.ts'
import { icon } from './icon.ts'
import { styles } from './styles.ts'
import { t } from './texts.ts'

/** Says, on pages that send email, that none goes out. */
@customElement('email-banner')
export class EmailBanner extends ConsoleElement {
  static override styles = [
    styles,
    css`
      aside {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px 12px;
        margin-block-end: 16px;
        padding: 12px 16px;
        border: 1px solid var(--warn-line);
        border-radius: var(--radius);
        background: var(--warn-ground);
      }
      .icon {
        flex: none;
        color: var(--soft);
      }
      p {
        flex: 1 1 280px;
      }
    `,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  /** Another number: something was written. */
  @property({ type: Number }) version = 0
  /** What to do instead, on this page. */
  @property() instead = ''
  readonly #status = new Task(this, {
    task: ([_id, _version], { signal }) => call<EmailStatus>('/mails/status', { signal }),
    args: () => [this.session?.workspace?.id, this.version] as const,
  })

  override render(): TemplateResult | typeof nothing {
    const { value } = this.#status
    if (value?.status !== 'not_configured') return nothing
    return html`<aside aria-label=${t('field.email')}>
      ${icon(MailX)}
      <p>
        <strong>${t('common.emailIsntSetUp')}</strong>
        ${this.instead}
        ${value.kept > 0 ? t('common.countEmailsWaitingSent', { count: value.kept }) : nothing}
      </p>
      <a class="button" href="${BASE}/settings/email">${t('common.setUpEmail')}</a>
      ${
        this.instead
          ? nothing
          : html`<a class="button" href="${BASE}/partners?status=invited">
              ${t('common.copyInvitationLink')}
            </a>`
      }
    </aside>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'email-banner': EmailBanner
  }
}
