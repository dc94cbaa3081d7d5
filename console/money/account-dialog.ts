import { html, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import type { PayoutProviderInfo } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { field, formProblem, valuesOf } from '../base/form.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'

/** Connects the account that pays through a provider. Fires `connected` and `closed`. */
@customElement('account-dialog')
export class AccountDialog extends ConsoleElement {
  static override styles = [styles, dialogStyles, settingsStyles]

  @property({ attribute: false }) provider: PayoutProviderInfo | undefined
  /** Another account pays through it: it stays for the transfers under way. */
  @property({ type: Boolean }) replaces = false
  readonly #action = new Action(this)

  override render(): TemplateResult {
    const { label = '', fundingFields = [] } = this.provider ?? {}
    const { problem, isBusy } = this.#action
    return dialog({
      title: t('connections.connectName', { name: label }),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: html`<form id="account" class="form-plain" @submit=${this.#connect}>
        ${formProblem(problem)}
        ${this.replaces ? html`<p class="soft">${t('payouts.replacesCurrentPayoutAccount')}</p>` : ''}
        ${field({ name: 'name', label: t('common.accountName'), value: label, maxlength: 100 }, problem)}
        ${fundingFields.map(({ name, label: of, secret, required }) =>
          field(
            {
              name: `details.${name}`,
              label: of,
              type: secret ? 'password' : 'text',
              autocomplete: 'new-password',
              required,
              maxlength: 255,
            },
            problem,
          ),
        )}
      </form>`,
      footer: html`<button
        class="button primary"
        form="account"
        aria-disabled=${isBusy ? 'true' : 'false'}
      >
        ${t('common.connectAccount')}
      </button>`,
    })
  }

  readonly #connect = async (event: SubmitEvent) => {
    event.preventDefault()
    const { name, ...fields } = valuesOf(event)
    const given = Object.entries(fields).filter(([, value]) => value.trim() !== '')
    const details = Object.fromEntries(
      given.map(([key, value]) => [key.slice('details.'.length), value.trim()]),
    )
    const body = { provider: this.provider?.name, name, details }
    const isDone = await this.#action.run(() => call('/funding-accounts', { method: 'POST', body }))
    if (!isDone) return
    this.dispatchEvent(new Event('connected'))
    this.renderRoot.querySelector('dialog')?.close()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'account-dialog': AccountDialog
  }
}
