import { html, nothing, type TemplateResult } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { call, type Problem } from '../api/client.ts'
import { startSession } from '../api/session.ts'
import type { Sent, SetUpState, SignedIn } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { navigate } from '../router/router.ts'
import { entryStyles } from './entry.styles.ts'
import { nextPage } from './next-page.ts'
import './oidc-button.ts'
import { hasPasskeys, signInByPasskey } from '../base/passkeys.ts'
import { asProblem, field, formProblem, valuesOf } from '../base/form.ts'

/** Signs in with address and password, and goes back to where one was. */
@customElement('sign-in-page')
export class SignInPage extends ConsoleElement {
  static override styles = [styles, entryStyles]

  @state() private problem: Problem | undefined
  @state() private isBusy = false
  /** The account asks for the code of an authenticator app as well. */
  @state() private needsCode = false
  /** A link was asked for, to this address. */
  @state() private sentTo = ''
  /** A link was asked for, and the server has no email. */
  @state() private isUnsent = false
  /** From the link of a mail, after `#`. */
  @state() private token = new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
  /** Nobody has an account on this server yet. */
  @state() private isNew = false

  override connectedCallback(): void {
    super.connectedCallback()
    call<SetUpState>('/setup').then(
      ({ open }) => (this.isNew = open),
      // Then whoever has no account reads so when they try.
      () => {},
    )
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector<HTMLInputElement>('input')?.focus()
  }

  override render(): TemplateResult {
    return html`<form @submit=${this.#submit}>
      <h1>${t('signIn.signIn')}</h1>
      ${this.isNew ? html`<p class="soft">${t('signIn.serverDoesntOwnerYet')}</p>` : nothing}
      ${formProblem(this.problem)}
      ${this.isUnsent ? html`<p role="status">${t('signIn.emailIsntSetUp')}</p>` : nothing}
      ${
        this.sentTo
          ? html`<p role="status">${t('signIn.ifEmailAccountSent', { email: this.sentTo })}</p>`
          : nothing
      }
      ${this.token ? html`<p>${t('signIn.pressButtonSignLink')}</p>` : this.#renderPassword()}
      ${
        this.needsCode
          ? field(
              {
                name: 'code',
                label: t('field.code'),
                autocomplete: 'one-time-code',
                hint: t('account.authenticatorAppRecoveryCode'),
              },
              this.problem,
            )
          : nothing
      }
      <button class="button primary" aria-disabled=${this.isBusy ? 'true' : 'false'}>
        ${this.isBusy ? t('signIn.signingIn') : t('signIn.signIn')}
      </button>
      ${
        this.token
          ? nothing
          : html`<oidc-button></oidc-button>${this.#renderPasskey()}<button
                type="button"
                class="button"
                @click=${() => this.#send('/auth/sign-in-link')}
              >
                ${t('signIn.emailMeSignLink')}
              </button>
              <button
                type="button"
                class="button"
                @click=${() => this.#send('/auth/password-reset')}
              >
                ${t('signIn.forgotPasswordQuestion')}
              </button>`
      }
    </form>`
  }

  #renderPasskey(): TemplateResult | typeof nothing {
    if (!hasPasskeys()) return nothing
    return html`<button
      type="button"
      class="button"
      aria-disabled=${this.isBusy ? 'true' : 'false'}
      @click=${this.#usePasskey}
    >
      ${t('account.useAPasskey')}
    </button>`
  }

  readonly #usePasskey = async () => {
    if (this.isBusy) return
    this.isBusy = true
    this.problem = undefined
    try {
      startSession(await signInByPasskey())
      navigate(nextPage(), { replace: true })
    } catch (error) {
      this.problem = asProblem(error)
    }
    this.isBusy = false
  }

  #renderPassword(): TemplateResult {
    return html`${field({ name: 'email', label: t('field.email'), type: 'email', autocomplete: 'username' }, this.problem)}
    ${field({ name: 'password', label: t('field.passwordHash'), type: 'password', autocomplete: 'current-password' }, this.problem)}`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (this.isBusy) return
    this.isBusy = true
    const body = valuesOf(event)
    const path = this.token ? '/auth/sign-in-link/open' : '/auth/sign-in'
    const sent = this.token ? { ...body, token: this.token } : body
    try {
      startSession(await call<SignedIn>(path, { method: 'POST', body: sent }))
      navigate(nextPage(), { replace: true })
    } catch (error) {
      this.problem = asProblem(error)
      if (this.problem.needsCode) this.needsCode = true
      // A link that is spent cannot be tried again.
      else if (this.token && !this.needsCode) this.token = ''
    }
    this.isBusy = false
  }

  /** Asks for a mail to the address of the form. */
  async #send(path: '/auth/sign-in-link' | '/auth/password-reset'): Promise<void> {
    const input = this.renderRoot.querySelector<HTMLInputElement>('[name=email]')
    if (!input?.reportValidity()) return
    this.problem = undefined
    this.sentTo = ''
    this.isUnsent = false
    try {
      const { sent } = await call<Sent>(path, { method: 'POST', body: { email: input.value } })
      this.sentTo = sent ? input.value : ''
      this.isUnsent = !sent
    } catch (error) {
      this.problem = asProblem(error)
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sign-in-page': SignInPage
  }
}
