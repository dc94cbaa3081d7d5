import { html, LitElement, nothing } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { formatExact } from '../../kit/format.ts'
import { board } from '../../kit/board.styles.ts'
import { controls } from '../../kit/controls.styles.ts'
import { icon } from '../../kit/icons.ts'
import { request, RequestError } from '../../kit/request.ts'
import './mail-list.ts'
import type { SelectMail } from './mail-list.ts'
import { mailboxStyles } from './mailbox-page.styles.ts'
import type { WireMail } from './wire.ts'

const AGAIN_MS = 3000

/** Every mail that the demo's workspace wrote, as its reader would see it. */
@customElement('mailbox-page')
export class MailboxPage extends LitElement {
  static override styles = [controls, board, mailboxStyles]

  @state() private mails: WireMail[] | undefined
  @state() private problem = ''
  @state() private selected = ''
  @state() private asText = false
  private timer: ReturnType<typeof setInterval> | undefined

  override connectedCallback() {
    super.connectedCallback()
    this.selected = location.hash.slice(1)
    void this.load()
    this.timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.load()
    }, AGAIN_MS)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    clearInterval(this.timer)
  }

  private async load() {
    try {
      this.mails = await request<WireMail[]>('/demo/mailbox/api/mails')
      // What is being read stays when another comes.
      this.selected ||= this.mails[0]?.id ?? ''
      this.problem = ''
    } catch (error) {
      this.problem = error instanceof RequestError ? error.message : String(error)
    }
  }

  private select(id: string) {
    this.selected = id
    history.replaceState(null, '', `#${id}`)
  }

  override render() {
    return html`
      <div class="title">
        <h1>Mailbox</h1>
        <p class="soft">Emails that svc would send. The demo doesn’t send them.</p>
      </div>
      ${this.problem ? this.renderProblem() : nothing} ${this.renderMails()}
    `
  }

  private renderProblem() {
    return html`<div class="panel problem" role="alert">
      <p>${this.problem}</p>
      <button class="button quiet" @click=${() => this.load()}>${icon('retry')}Try again</button>
    </div>`
  }

  private renderMails() {
    const { mails } = this
    if (!mails)
      return this.problem ? nothing : html`<div class="panel bone" aria-busy="true"></div>`
    const [newest] = mails
    if (!newest) {
      return html`<p class="panel empty">
        No emails yet. Emails appear here when partners apply, are invited, earn commissions, or get
        paid.
      </p>`
    }
    const mail = mails.find(({ id }) => id === this.selected) ?? newest
    return html`<div class="columns">
      <section class="panel" aria-label="Emails">
        <mail-list
          .mails=${mails}
          .selected=${mail.id}
          .now=${Date.now()}
          @select-mail=${(event: SelectMail) => this.select(event.mailId)}
        ></mail-list>
      </section>
      <article class="panel mail" aria-label="Selected email">${this.renderMail(mail)}</article>
    </div>`
  }

  private renderMail(mail: WireMail) {
    return html`
      <header>
        <h2><bdi>${mail.subject}</bdi></h2>
        <dl>
          <dt>From</dt>
          <dd><bdi>${mail.from}</bdi></dd>
          <dt>To</dt>
          <dd><bdi>${mail.to}</bdi></dd>
          <dt>Created</dt>
          <dd>${formatExact(mail.createdAt)}</dd>
          <dt>Template</dt>
          <dd>${mail.template}</dd>
        </dl>
        <fieldset class="tabs">
          <legend class="hidden">Format</legend>
          ${this.renderTab('HTML', false)} ${this.renderTab('Plain text', true)}
        </fieldset>
      </header>
      ${
        this.asText
          ? html`<pre dir="auto" tabindex="0">${mail.text}</pre>`
          : html`<iframe
              title="Email preview"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              referrerpolicy="no-referrer"
              src=${`/demo/mailbox/mails/${mail.id}`}
            ></iframe>`
      }
    `
  }

  private renderTab(name: string, asText: boolean) {
    return html`<label
      ><input
        type="radio"
        name="version"
        .checked=${this.asText === asText}
        @change=${() => (this.asText = asText)}
      /><span>${name}</span></label
    >`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mailbox-page': MailboxPage
  }
}
