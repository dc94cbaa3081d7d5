import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { ConsoleElement } from '../../base/console-element.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import './two-factor-end.ts'
import './two-factor-start.ts'

/** Whether signing in asks for a code of an app, and how to turn it on and off. Fires `changed`. */
@customElement('two-factor-panel')
export class TwoFactorPanel extends ConsoleElement {
  static override styles = [styles, settingsStyles]

  @property({ type: Boolean }) isOn = false
  @state() private open: 'start' | 'end' | null = null

  override render(): TemplateResult {
    return html`<div class="head low"><h2>${t('account.twoFactorAuthentication')}</h2></div>
      <section class="panel row" aria-label=${t('account.twoFactorAuthentication')}>
        <div class="grow">
          <span class="badge ${this.isOn ? 'good' : ''}"
            >${this.isOn ? t('account.on') : t('account.off')}</span
          >
          <p class="soft">
            ${this.isOn ? t('account.enterCodeAuthenticatorApp') : t('account.signPasswordOnlyAdd')}
          </p>
        </div>
        ${
          this.isOn
            ? html`<button class="button danger" @click=${() => (this.open = 'end')}>
                ${t('account.turnOffDialog')}
              </button>`
            : html`<button class="button" @click=${() => (this.open = 'start')}>
                ${t('account.setUp')}
              </button>`
        }
      </section>
      ${this.open === 'start' ? html`<two-factor-start @closed=${this.#close}></two-factor-start>` : nothing}
      ${this.open === 'end' ? html`<two-factor-end @closed=${this.#close}></two-factor-end>` : nothing}`
  }

  readonly #close = () => {
    this.open = null
    this.dispatchEvent(new Event('changed'))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'two-factor-panel': TwoFactorPanel
  }
}
