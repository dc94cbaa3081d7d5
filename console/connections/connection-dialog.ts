import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import type { Authorization, Connection, IntegrationInfo } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import '../base/copy-value.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { choice, field, formProblem, valuesOf } from '../base/form.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'

type Field = IntegrationInfo['fields'][number]

/** Connects an account of a provider, or changes a connection. Fires `saved` and `closed`. */
@customElement('connection-dialog')
export class ConnectionDialog extends ConsoleElement {
  static override styles = [styles, dialogStyles, settingsStyles]

  @property({ attribute: false }) provider: IntegrationInfo | undefined
  @property({ attribute: false }) connection: Connection | undefined
  /** What was just connected: its address is shown, which the provider needs. */
  @state() private made: Connection | undefined
  readonly #action = new Action(this)

  override render(): TemplateResult {
    if (this.made) return this.#renderMade(this.made)
    const { label = '', setup = '' } = this.provider ?? {}
    const { problem, isBusy } = this.#action
    const { connection } = this
    return dialog({
      title: connection
        ? t('connections.editName', { name: connection.name })
        : t('connections.connectName', { name: label }),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: html`<form id="connection" class="form-plain" @submit=${this.#save}>
        ${formProblem(problem)} ${connection ? nothing : html`<p class="soft">${setup}</p>`}
        ${field({ name: 'name', label: t('common.accountName'), value: connection?.name ?? label, maxlength: 100 }, problem)}
        ${this.#renderSecret()}
        ${(this.provider?.fields ?? []).map((one) => this.#renderField(one))}
      </form>`,
      footer: html`${this.#renderAuthorize()}
        <button class="button primary" form="connection" aria-disabled=${isBusy ? 'true' : 'false'}>
          ${connection ? t('common.save') : t('common.connectAccount')}
        </button>`,
    })
  }

  #renderSecret(): TemplateResult {
    const { connection, provider } = this
    const hint = connection
      ? t('connections.leaveEmptyKeepValue', { value: connection.masked })
      : ''
    return field(
      {
        name: 'secret',
        label: provider?.secretLabel ?? '',
        type: 'password',
        autocomplete: 'new-password',
        required: !connection,
        maxlength: 255,
        ...(hint && { hint }),
      },
      this.#action.problem,
    )
  }

  #renderField({ name, label, secret, required, choices }: Field): TemplateResult {
    const stored = this.connection?.details[name]
    const path = `details.${name}`
    if (choices) {
      const options = choices.map((value) => ({ value, text: value }))
      return choice({ name: path, label, options, value: stored ?? choices[0] ?? '' })
    }
    const hint = secret && stored ? t('connections.leaveEmptyKeepValue', { value: stored }) : ''
    return field(
      {
        name: path,
        label,
        type: secret ? 'password' : 'text',
        autocomplete: 'new-password',
        required: required && !stored,
        maxlength: 500,
        ...(!secret && stored && { value: stored }),
        ...(hint && { hint }),
      },
      this.#action.problem,
    )
  }

  /** Sends the member to the provider's page, where the operator has registered an app for that. */
  #renderAuthorize(): TemplateResult | typeof nothing {
    const { label = '', authorization } = this.provider ?? {}
    if (authorization !== 'ready') return nothing
    return html`<button class="button" type="button" @click=${this.#authorize}>
      ${t('connections.connectName2', { name: label })}
    </button>`
  }

  #renderMade({ webhookUrl, provider }: Connection): TemplateResult {
    const label = t('connections.webhookUrl')
    return dialog({
      title: t('connections.nameConnected', { name: this.provider?.label ?? provider }),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: html`<p>${this.provider?.setup}</p>
        <copy-value .label=${label} .value=${webhookUrl}></copy-value>`,
      footer: html`<button class="button primary" @click=${this.#close}>
        ${t('common.close')}
      </button>`,
    })
  }

  readonly #close = () => this.renderRoot.querySelector('dialog')?.close()

  readonly #authorize = async () => {
    const { provider, connection } = this
    const form = this.renderRoot.querySelector('form')
    if (!provider || !form) return
    const name = new FormData(form).get('name')
    const body = {
      provider: provider.name,
      name: typeof name === 'string' && name.trim() !== '' ? name : provider.label,
      ...(connection && { connectionId: connection.id }),
    }
    await this.#action.run(async () => {
      const { url } = await call<Authorization>('/connections/authorize', { method: 'POST', body })
      location.assign(url)
    })
  }

  readonly #save = async (event: SubmitEvent) => {
    event.preventDefault()
    const { name, secret, ...fields } = valuesOf(event)
    const given = Object.entries(fields).filter(([, value]) => value.trim() !== '')
    const details = Object.fromEntries(
      given.map(([key, value]) => [key.slice('details.'.length), value.trim()]),
    )
    const { connection, provider } = this
    const hasDetails = given.length > 0 ? { details } : {}
    const isDone = await this.#action.run(async () => {
      if (!connection) {
        const body = { provider: provider?.name, name, secret, ...hasDetails }
        this.made = await call<Connection>('/connections', { method: 'POST', body })
        return
      }
      const body = { name, ...(secret && { secret }), ...hasDetails }
      const path = `/connections/${encodeURIComponent(connection.id)}`
      await call(path, { method: 'PATCH', body })
    })
    if (!isDone) return
    this.dispatchEvent(new Event('saved'))
    if (connection) this.#close()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'connection-dialog': ConnectionDialog
  }
}
