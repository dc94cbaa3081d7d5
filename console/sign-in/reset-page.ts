import { html, type TemplateResult } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { call, type Problem } from '../api/client.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { asProblem, field, formProblem, valuesOf } from '../base/form.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { BASE } from '../router/router.ts'
import { entryStyles } from './entry.styles.ts'

/** Chooses another password, by the link of a mail. */
@customElement('reset-page')
export class ResetPage extends ConsoleElement {
  static override styles = [styles, entryStyles]

  @state() private problem: Problem | undefined
  @state() private isDone = false
  /** After `#`, so that it is in no log. */
  readonly #token = new URLSearchParams(location.hash.slice(1)).get('token') ?? ''

  override render(): TemplateResult {
    if (this.isDone) {
      return html`<div class="card" role="status">
        <h1>${t('account.passwordChanged')}</h1>
        <a class="button primary" href="${BASE}/sign-in">${t('signIn.signIn')}</a>
      </div>`
    }
    return html`<form @submit=${this.#submit}>
      <h1>${t('signIn.forgotPasswordQuestion')}</h1>
      ${formProblem(this.problem)}
      ${field({ name: 'password', label: t('account.newPassword'), type: 'password', autocomplete: 'new-password' }, this.problem)}
      <button class="button primary">${t('common.save')}</button>
    </form>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const body = { ...valuesOf(event), token: this.#token }
    try {
      await call('/auth/password-reset/confirm', { method: 'POST', body })
      this.isDone = true
    } catch (error) {
      this.problem = asProblem(error)
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'reset-page': ResetPage
  }
}
