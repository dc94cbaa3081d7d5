import { html, type TemplateResult } from 'lit'
import { sessionErrorOf } from './session-error.ts'
import type { Translate } from './terms.ts'

interface Host {
  t: Translate
  requestUpdate: () => void
  /** Sends the acceptance to the server. @throws SessionError or AskError */
  send: () => Promise<unknown>
  accepted: () => void
}

/** How somebody invited takes part: by the mail, or here when the host application vouches for them. */
export class Invitation {
  readonly #host: Host
  #isAccepting = false
  /** Why the server refused. */
  #refused = ''

  constructor(host: Host) {
    this.#host = host
  }

  /** Renders what stands inside the element's own box. */
  render(program: string, scopes: readonly string[]): TemplateResult {
    const { t } = this.#host
    if (!scopes.includes('invitation.accept')) {
      return html`<p>${t('You’re invited. Accept with the link in your email.')}</p>`
    }
    return html`<p>${t('You’re invited to be a {program} partner.', { program })}</p>
      <button
        class="button primary"
        part="button"
        aria-disabled=${this.#isAccepting ? 'true' : 'false'}
        @click=${this.#accept}
      >
        ${t('Accept the invitation')}
      </button>
      <p class="error" role="alert" dir="auto">${this.#refused}</p>`
  }

  readonly #accept = async (): Promise<void> => {
    if (this.#isAccepting) return
    const { t, requestUpdate, send, accepted } = this.#host
    this.#isAccepting = true
    this.#refused = ''
    requestUpdate()
    try {
      await send()
    } catch (error) {
      this.#refused = sessionErrorOf(error).message || t('Something went wrong. Try again.')
    }
    this.#isAccepting = false
    requestUpdate()
    if (!this.#refused) accepted()
  }
}
