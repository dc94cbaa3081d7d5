import { css, html, svg, type TemplateResult } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { encode } from 'uqr'
import { call } from '../../api/client.ts'
import { renewSession } from '../../api/session.ts'
import type { RecoveryCodes, TotpSecret } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import '../../base/copy-value.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialog, dialogStyles } from '../../base/dialog.ts'
import { field, formProblem, valuesOf } from '../../base/form.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { codeField } from './code-field.ts'

/** Sets up two-factor sign-in: password, QR code, first code, recovery codes. Fires `closed`. */
@customElement('two-factor-start')
export class TwoFactorStart extends ConsoleElement {
  static override styles = [
    styles,
    dialogStyles,
    settingsStyles,
    css`
      .qr {
        inline-size: 192px;
        block-size: 192px;
        margin-inline: auto;
        border-radius: var(--radius-small);
        background: #fff;
      }
      .codes {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
        gap: 4px 16px;
      }
    `,
  ]

  @state() private secret: TotpSecret | undefined
  @state() private recoveryCodes: readonly string[] | undefined
  readonly #action = new Action(this)

  override render(): TemplateResult {
    const { secret, recoveryCodes } = this
    const { body, submit } = recoveryCodes
      ? { body: this.#renderCodes(recoveryCodes), submit: t('account.iSavedThem') }
      : secret
        ? { body: this.#renderSecret(secret), submit: t('account.turnOn') }
        : { body: this.#renderPassword(), submit: t('common.continue') }
    return dialog({
      title: t('account.twoFactorAuthentication'),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: html`<form id="step" class="form-plain" @submit=${this.#submit}>
        ${formProblem(this.#action.problem)} ${body}
      </form>`,
      footer: html`<button
        class="button primary"
        form="step"
        aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
      >
        ${submit}
      </button>`,
    })
  }

  #renderPassword(): TemplateResult {
    return html`<p>${t('account.authenticatorAppReadyPhone')}</p>
      ${field(
        {
          name: 'password',
          label: t('account.yourPassword'),
          type: 'password',
          autocomplete: 'current-password',
          required: false,
          hint: t('account.leaveEmptyIfDont'),
        },
        this.#action.problem,
      )}`
  }

  #renderSecret({ secret, uri }: TotpSecret): TemplateResult {
    return html`<p>${t('account.scanCodeAppEnter')}</p>
      ${qrCode(uri)}
      <copy-value label=${t('field.hash')} .value=${secret}></copy-value>
      ${codeField(t('account.enter6DigitCode'), this.#action.problem)}`
  }

  #renderCodes(codes: readonly string[]): TemplateResult {
    return html`<p>${t('account.twoFactorAuthenticationEach')}</p>
      <ul class="codes code" aria-label=${t('account.recoveryCodes')}>
        ${codes.map((code) => html`<li>${code}</li>`)}
      </ul>
      <copy-value label=${t('account.allRecoveryCodes')} .value=${codes.join(' ')}></copy-value>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (this.recoveryCodes) return this.renderRoot.querySelector('dialog')?.close()
    const body = valuesOf(event)
    await this.#action.run(() => (this.secret ? this.#confirm(body) : this.#start(body)))
  }

  async #start(body: object): Promise<void> {
    this.secret = await call<TotpSecret>('/auth/two-factor', { method: 'POST', body })
    await this.updateComplete
    this.renderRoot.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }

  async #confirm(body: object): Promise<void> {
    const path = '/auth/two-factor/confirm'
    const { recoveryCodes } = await call<RecoveryCodes>(path, { method: 'POST', body })
    this.recoveryCodes = recoveryCodes
    await renewSession()
  }
}

/** Renders a QR code: black on white in every theme, for cameras. */
function qrCode(text: string): TemplateResult {
  const { data, size } = encode(text, { border: 2 })
  const dark = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return html`<svg
    class="qr"
    role="img"
    aria-label=${t('common.qrCode')}
    viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"
  >
    ${svg`<path d=${dark} />`}
  </svg>`
}

declare global {
  interface HTMLElementTagNameMap {
    'two-factor-start': TwoFactorStart
  }
}
