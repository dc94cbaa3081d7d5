import { consume } from '@lit/context'
import { html, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { sessionContext, startSession, type Session } from '../../api/session.ts'
import type { SignedIn } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { field, formOf, formProblem, valuesOf } from '../../base/form.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import './passkey-panel.ts'
import './session-list.ts'
import './two-factor-panel.ts'

/** One's own name, password, second factor and sessions: the same in every workspace. */
@customElement('account-page')
export class AccountPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  /** Sessions end when the password or the second factor changes. */
  @property({ attribute: false }) version = 0
  readonly #naming = new Action(this)
  readonly #password = new Action(this)

  override render(): TemplateResult {
    const { name = '', email = '', twoFactor = false } = this.session?.person ?? {}
    return html`<div class="page">
      <div class="head"><h1>${t('field.masked')}</h1></div>
      <section class="panel" aria-label=${t('account.profile')}>
        <form class="form" @submit=${this.#rename}>
          ${formProblem(this.#naming.problem)}
          ${field({ name: 'name', label: t('signIn.yourName'), value: name, autocomplete: 'name', maxlength: 100 }, this.#naming.problem)}
          <p class="soft">${t('account.signEmail', { email })}</p>
          ${this.#renderSave(this.#naming)}
        </form>
      </section>
      <div class="head low"><h2>${t('field.passwordHash')}</h2></div>
      <section class="panel" aria-label=${t('field.passwordHash')}>
        <form class="form" @submit=${this.#changePassword}>
          ${formProblem(this.#password.problem)}
          <input hidden name="username" autocomplete="username" .value=${email} />
          ${field({ name: 'currentPassword', label: t('account.currentPassword'), type: 'password', autocomplete: 'current-password' }, this.#password.problem)}
          ${field({ name: 'password', label: t('account.newPassword'), type: 'password', autocomplete: 'new-password', hint: t('account.useLeast10Characters') }, this.#password.problem)}
          ${this.#renderSave(this.#password)}
        </form>
      </section>
      <passkey-panel @changed=${() => this.version++}></passkey-panel>
      <two-factor-panel .isOn=${twoFactor} @changed=${() => this.version++}></two-factor-panel>
      <session-list .version=${this.version}></session-list>
    </div>`
  }

  #renderSave({ isBusy, said }: Action): TemplateResult {
    return html`<div>
      <button class="button" aria-disabled=${isBusy ? 'true' : 'false'}>${t('common.save')}</button>
      <span class="soft" role="status">${said}</span>
    </div>`
  }

  readonly #rename = async (event: SubmitEvent) => {
    event.preventDefault()
    const { name } = valuesOf(event)
    await this.#naming.run(() => save({ name }), t('common.saved'))
  }

  readonly #changePassword = async (event: SubmitEvent) => {
    event.preventDefault()
    const form = formOf(event)
    const { currentPassword, password } = valuesOf(event)
    const said = t('account.passwordChanged')
    if (!(await this.#password.run(() => save({ currentPassword, password }), said))) return
    form.reset()
    this.version++
  }
}

async function save(body: object): Promise<void> {
  startSession(await call<SignedIn>('/auth/profile', { method: 'PATCH', body }))
}

declare global {
  interface HTMLElementTagNameMap {
    'account-page': AccountPage
  }
}
