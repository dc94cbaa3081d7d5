import { html, type TemplateResult } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { call, type Problem } from '../api/client.ts'
import { startSession } from '../api/session.ts'
import type { SetUp } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { styles } from '../base/styles.ts'
import { timeZoneChoice } from '../base/time-zone-choice.ts'
import { t } from '../base/texts.ts'
import { BASE } from '../router/router.ts'
import { entryStyles } from './entry.styles.ts'
import { asProblem, field, formProblem, valuesOf } from '../base/form.ts'

/** Makes the first owner of a new server and the first workspace, with the code from the server's log. */
@customElement('setup-page')
export class SetupPage extends ConsoleElement {
  static override styles = [styles, entryStyles]

  @state() private problem: Problem | undefined
  @state() private isBusy = false
  @state() private done: SetUp | undefined
  /** After `#`, so that it is in no log. */
  readonly #code = new URLSearchParams(location.hash.slice(1)).get('code') ?? ''

  override render(): TemplateResult {
    if (this.done) return this.#renderDone(this.done)
    const { problem } = this
    return html`<form @submit=${this.#submit}>
      <h1>${t('signIn.createWorkspace2')}</h1>
      ${formProblem(problem)}
      ${field({ name: 'code', label: t('signIn.setupCode'), value: this.#code, hint: t('signIn.findAddressServerLog') }, problem)}
      ${field({ name: 'name', label: t('signIn.yourName'), autocomplete: 'name', maxlength: 100 }, problem)}
      ${field({ name: 'email', label: t('field.email'), type: 'email', autocomplete: 'username' }, problem)}
      ${field({ name: 'password', label: t('field.passwordHash'), type: 'password', autocomplete: 'new-password' }, problem)}
      ${field({ name: 'workspaceName', label: t('signIn.workspaceName'), maxlength: 100 }, problem)}
      ${field({ name: 'workspaceSlug', label: t('field.slug'), maxlength: 48, hint: t('workspace.useLowercaseLettersNumbers') }, problem)}
      ${timeZoneChoice(Intl.DateTimeFormat().resolvedOptions().timeZone)}
      <button class="button primary" aria-disabled=${this.isBusy ? 'true' : 'false'}>
        ${t('signIn.createWorkspace')}
      </button>
    </form>`
  }

  #renderDone({ secretKey, publishableKey }: SetUp): TemplateResult {
    return html`<div class="card" role="status">
      <h1>${t('signIn.youIn')}</h1>
      <p>${t('signIn.workspacesSecretKeySave')}</p>
      <label class="field"
        ><span>${t('apiKeys.secretKey')}</span
        ><input class="input" readonly .value=${secretKey} @focus=${selectAll}
      /></label>
      <label class="field"
        ><span>${t('field.publishableKey')}</span
        ><input class="input" readonly .value=${publishableKey} @focus=${selectAll}
      /></label>
      <a class="button primary" href="${BASE}/start">${t('common.iSaved')}</a>
    </div>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (this.isBusy) return
    this.isBusy = true
    const body = valuesOf(event)
    try {
      this.done = await call<SetUp>('/setup', { method: 'POST', body })
      startSession(this.done)
      history.replaceState({}, '', location.pathname)
    } catch (error) {
      this.problem = asProblem(error)
    }
    this.isBusy = false
  }
}

function selectAll(event: FocusEvent): void {
  // The listener is on the inputs above.
  ;(event.currentTarget as HTMLInputElement).select()
}

declare global {
  interface HTMLElementTagNameMap {
    'setup-page': SetupPage
  }
}
