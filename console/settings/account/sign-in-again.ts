import { consume } from '@lit/context'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call, type Problem } from '../../api/client.ts'
import { sessionContext, startSession, type Session } from '../../api/session.ts'
import type { SignedIn } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialog, dialogStyles } from '../../base/dialog.ts'
import { field, formProblem, valuesOf } from '../../base/form.ts'
import { hasPasskeys, signInByPasskey } from '../../base/passkeys.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'

/** Tells whether something is refused until somebody has signed in just now. */
export function needsSignIn(problem: Problem | undefined): boolean {
  const details: unknown = problem?.details
  return typeof details === 'object' && details !== null && 'recentSignIn' in details
}

/** Asks for the password again, so that what was begun can go on. Fires `signed-in`, and `closed`. */
@customElement('sign-in-again')
export class SignInAgain extends ConsoleElement {
  static override styles = [styles, dialogStyles, settingsStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private needsCode = false
  readonly #action = new Action(this)

  override render(): TemplateResult {
    const { problem, isBusy } = this.#action
    const email = this.session?.person.email ?? ''
    return dialog({
      title: t('account.signInAgain'),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: html`<form id="again" class="form-plain" @submit=${this.#submit}>
        <p>${t('account.canChangeHowSign')}</p>
        ${formProblem(problem)}
        <input hidden name="email" autocomplete="username" .value=${email} />
        ${field({ name: 'password', label: t('field.passwordHash'), type: 'password', autocomplete: 'current-password' }, problem)}
        ${
          this.needsCode
            ? field(
                {
                  name: 'code',
                  label: t('field.code'),
                  autocomplete: 'one-time-code',
                  hint: t('account.authenticatorAppRecoveryCode'),
                },
                problem,
              )
            : nothing
        }
      </form>`,
      footer: html`${
          hasPasskeys()
            ? html`<button class="button" @click=${() => void this.#run(signInByPasskey)}>
                ${t('account.useAPasskey')}
              </button>`
            : nothing
        }<button class="button primary" form="again" aria-disabled=${isBusy ? 'true' : 'false'}>
          ${t('common.continue')}
        </button>`,
    })
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const body = valuesOf(event)
    await this.#run(() => call<SignedIn>('/auth/sign-in', { method: 'POST', body }))
  }

  async #run(signIn: () => Promise<SignedIn>): Promise<void> {
    const isDone = await this.#action.run(async () => startSession(await signIn()))
    if (this.#action.problem?.needsCode) this.needsCode = true
    if (isDone) this.dispatchEvent(new Event('signed-in'))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sign-in-again': SignInAgain
  }
}
