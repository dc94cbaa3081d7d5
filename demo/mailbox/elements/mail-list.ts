import { css, html, LitElement } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'
import { formatExact, formatWhen } from '../../kit/format.ts'
import { rows } from '../../kit/rows.styles.ts'
import type { WireMail } from './wire.ts'

/** A request to show a mail. */
export class SelectMail extends Event {
  readonly mailId: string

  constructor(mailId: string) {
    super('select-mail', { bubbles: true, composed: true })
    this.mailId = mailId
  }
}

/** Mails, newest first. */
@customElement('mail-list')
export class MailList extends LitElement {
  static override styles = [
    rows,
    css`
      button {
        grid-template-columns: minmax(0, 1fr) auto;
        padding: 12px 16px;
      }
      .where {
        grid-column: 1 / -1;
      }
    `,
  ]

  @property({ attribute: false }) mails: readonly WireMail[] = []
  @property() selected = ''
  @property({ type: Number }) now = 0

  override render() {
    return html`<ul>
      ${repeat(
        this.mails,
        ({ id }) => id,
        (mail) => this.renderRow(mail),
      )}
    </ul>`
  }

  private renderRow({ id, subject, to, createdAt }: WireMail) {
    return html`<li>
      <button
        aria-pressed=${this.selected === id}
        @click=${() => this.dispatchEvent(new SelectMail(id))}
      >
        <span class="what"><bdi>${subject}</bdi></span>
        <time class="when" datetime=${createdAt} title=${formatExact(createdAt)}
          >${formatWhen(createdAt, this.now)}</time
        >
        <span class="where"><bdi>${to}</bdi></span>
      </button>
    </li>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mail-list': MailList
  }
}
