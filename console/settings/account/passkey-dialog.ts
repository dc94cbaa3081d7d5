import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import type { Passkey } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialog, dialogStyles } from '../../base/dialog.ts'
import { field, formProblem, valuesOf } from '../../base/form.ts'
import { addPasskey } from '../../base/passkeys.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { needsSignIn } from './sign-in-again.ts'

/** Adds a passkey, or names one anew. Fires `saved`, then `closed`. */
@customElement('passkey-dialog')
export class PasskeyDialog extends ConsoleElement {
  static override styles = [styles, dialogStyles, settingsStyles]

  /** The one to name anew; null: one to add. */
  @property({ attribute: false }) passkey: Passkey | null = null
  /** As it was typed, for going on after signing in again. */
  #name = ''
  readonly #action = new Action(this)

  override render(): TemplateResult {
    const { isBusy, problem } = this.#action
    const isNew = this.passkey === null
    if (needsSignIn(problem)) {
      return html`<sign-in-again
        @signed-in=${() => void this.#save()}
        @closed=${() => this.dispatchEvent(new Event('closed'))}
      ></sign-in-again>`
    }
    return dialog({
      title: isNew ? t('account.addPasskey') : t('account.renamePasskey'),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: html`<form id="passkey" class="form-plain" @submit=${this.#submit}>
        ${isNew ? html`<p>${t('account.nameAfterDevicePassword')}</p>` : nothing}
        ${formProblem(problem)}
        ${field({ name: 'name', label: t('field.name'), value: this.#name || (this.passkey?.name ?? ''), maxlength: 60 }, problem)}
      </form>`,
      footer: html`<button
        class="button primary"
        form="passkey"
        aria-disabled=${isBusy ? 'true' : 'false'}
      >
        ${isNew ? t('common.continue') : t('common.save')}
      </button>`,
    })
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    this.#name = valuesOf(event)['name'] ?? ''
    await this.#save()
  }

  async #save(): Promise<void> {
    const name = this.#name
    const { passkey } = this
    const isDone = await this.#action.run(() =>
      passkey
        ? call(`/auth/passkeys/${encodeURIComponent(passkey.id)}`, {
            method: 'PATCH',
            body: { name },
          })
        : addPasskey(name),
    )
    if (!isDone) return
    this.dispatchEvent(new Event('saved'))
    this.renderRoot.querySelector('dialog')?.close()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'passkey-dialog': PasskeyDialog
  }
}
