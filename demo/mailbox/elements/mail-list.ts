import { css, html, LitElement } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { repeat } from 'lit/directives/repeat.js'
import { formatExact, formatWhen } from '../../kit/format.ts'
import type { WireMail } from './wire.ts'

/** Somebody wants to read a mail. */
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
  static override styles = css`
    :host {
      display: block;
    }
    ul {
      margin: 0;
      padding: 0;
      list-style: none;
    }
    li + li {
      border-block-start: 1px solid var(--line);
    }
    button {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 12px;
      inline-size: 100%;
      padding: 12px 16px;
      border: 0;
      background: none;
      color: inherit;
      font: inherit;
      text-align: start;
      cursor: pointer;
      transition: background 140ms ease-out;
    }
    button:hover {
      background: var(--sunken);
    }
    button[aria-pressed='true'] {
      background: var(--accent-wash);
    }
    button:focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: -2px;
    }
    .subject,
    .to {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .subject {
      font-weight: 600;
    }
    .to,
    .when {
      color: var(--ink-soft);
    }
    .when {
      font-variant-numeric: tabular-nums;
      text-align: end;
      white-space: nowrap;
    }
    .to {
      grid-column: 1 / -1;
    }
  `

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
        <span class="subject"><bdi>${subject}</bdi></span>
        <time class="when" datetime=${createdAt} title=${formatExact(createdAt)}
          >${formatWhen(createdAt, this.now)}</time
        >
        <span class="to"><bdi>${to}</bdi></span>
      </button>
    </li>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mail-list': MailList
  }
}
