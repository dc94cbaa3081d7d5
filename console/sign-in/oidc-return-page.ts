import { html, nothing, type TemplateResult } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { call, type Problem } from '../api/client.ts'
import { startSession } from '../api/session.ts'
import type { SignedIn } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { asProblem, field, formProblem, valuesOf } from '../base/form.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { BASE, navigate } from '../router/router.ts'
import { entryStyles } from './entry.styles.ts'
import { nextPage } from './next-page.ts'
import { NEXT } from './oidc-button.ts'

/** Finishes signing in when the other service has sent the browser back. */
@customElement('oidc-return-page')
export class OidcReturnPage extends ConsoleElement {
  static override styles = [styles, entryStyles]

  @state() private problem: Problem | undefined
  @state() private isBusy = false
  /** Stands for who the service has named, until the code comes. */
  @state() private ticket = ''

  override connectedCallback(): void {
    super.connectedCallback()
    const given = new URLSearchParams(location.search)
    // What is in it works once; going back or a bookmark would only show that.
    history.replaceState(null, '', location.pathname)
    const values = ['code', 'state', 'iss'].map((name) => [name, given.get(name)] as const)
    const body = Object.fromEntries(values.filter(([, value]) => value !== null))
    void this.#send('/auth/oidc', body)
  }

  override render(): TemplateResult {
    if (this.ticket) return this.#renderCode()
    if (!this.problem) return html`<p class="card soft" role="status">${t('signIn.signingIn')}</p>`
    return html`<div class="card">
      <h1>${t('signIn.signIn')}</h1>
      ${formProblem(this.problem)}
      <a class="button primary" href="${BASE}/sign-in">${t('signIn.backSign')}</a>
    </div>`
  }

  #renderCode(): TemplateResult {
    const hint = t('account.authenticatorAppRecoveryCode')
    return html`<form @submit=${this.#submit}>
      <h1>${t('signIn.signIn')}</h1>
      ${this.problem ? formProblem(this.problem) : nothing}
      ${field({ name: 'code', label: t('field.code'), autocomplete: 'one-time-code', hint }, this.problem)}
      <button class="button primary" aria-disabled=${this.isBusy ? 'true' : 'false'}>
        ${this.isBusy ? t('signIn.signingIn') : t('signIn.signIn')}
      </button>
    </form>`
  }

  readonly #submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!this.isBusy)
      void this.#send('/auth/oidc/code', { ...valuesOf(event), ticket: this.ticket })
  }

  async #send(path: string, body: object): Promise<void> {
    this.isBusy = true
    try {
      startSession(await call<SignedIn>(path, { method: 'POST', body }))
      const next = nextPage(sessionStorage.getItem(NEXT))
      sessionStorage.removeItem(NEXT)
      navigate(next, { replace: true })
    } catch (error) {
      this.problem = asProblem(error)
      const { ticket } = (this.problem.details ?? {}) as { ticket?: unknown }
      this.ticket = typeof ticket === 'string' ? ticket : ''
    }
    this.isBusy = false
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'oidc-return-page': OidcReturnPage
  }
}
