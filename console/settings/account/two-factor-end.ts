import { html, type TemplateResult } from 'lit'
import { customElement } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import { renewSession } from '../../api/session.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialog, dialogStyles } from '../../base/dialog.ts'
import { formProblem, valuesOf } from '../../base/form.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { codeField } from './code-field.ts'

/** Turns two-factor sign-in off, with a code. Fires `closed`. */
@customElement('two-factor-end')
export class TwoFactorEnd extends ConsoleElement {
  static override styles = [styles, dialogStyles, settingsStyles]

  readonly #action = new Action(this)

  override render(): TemplateResult {
    const { isBusy, problem } = this.#action
    return dialog({
      title: t('account.turnOffTwoFactor'),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: html`<form id="end" class="form-plain" @submit=${this.#submit}>
        <p>${t('account.signPasswordOnlyRecovery')}</p>
        ${formProblem(problem)} ${codeField(t('account.authenticatorAppRecoveryCode'), problem)}
      </form>`,
      footer: html`<button
        class="button primary danger"
        form="end"
        aria-disabled=${isBusy ? 'true' : 'false'}
      >
        ${t('account.turnOff')}
      </button>`,
    })
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const body = valuesOf(event)
    const isDone = await this.#action.run(async () => {
      await call('/auth/two-factor/disable', { method: 'POST', body })
      await renewSession()
    })
    if (isDone) this.renderRoot.querySelector('dialog')?.close()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'two-factor-end': TwoFactorEnd
  }
}
