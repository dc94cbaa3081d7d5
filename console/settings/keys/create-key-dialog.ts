import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call, Problem } from '../../api/client.ts'
import { may, type Session } from '../../api/session.ts'
import type { CreatedKey } from '../../api/wire.gen.ts'
import { Action } from '../../base/action.ts'
import '../../base/copy-value.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { dialog, dialogStyles } from '../../base/dialog.ts'
import { choice, field, formOf, formProblem } from '../../base/form.ts'
import { settingsStyles } from '../../base/settings.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { givenScopes, SCOPES, type Grant } from './scopes.ts'

const DAY_MS = 86_400_000
type Extent = 'all' | 'read' | 'some'
type Life = '0' | '30' | '90' | '365'

/** Creates a secret key and shows it once. Fires `created` and `closed`. */
@customElement('create-key-dialog')
export class CreateKeyDialog extends ConsoleElement {
  static override styles = [
    styles,
    dialogStyles,
    settingsStyles,
    css`
      fieldset {
        display: grid;
        gap: 8px;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0 0 6px;
        font-weight: 600;
      }
      fieldset label {
        display: flex;
        align-items: baseline;
        gap: 8px;
      }
    `,
  ]

  @property({ attribute: false }) session: Session | undefined
  @state() private extent: Extent | undefined
  @state() private created: CreatedKey | undefined
  readonly #action = new Action(this)

  override render(): TemplateResult {
    const { created } = this
    const { isBusy } = this.#action
    return dialog({
      title: created ? created.name : t('apiKeys.createSecretKey'),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: created ? renderSecret(created) : this.#renderForm(),
      footer: created
        ? html`<button class="button primary" @click=${this.#close}>${t('common.iSaved')}</button>`
        : html`<button
            class="button primary"
            form="create"
            aria-disabled=${isBusy ? 'true' : 'false'}
          >
            ${t('apiKeys.createKey')}
          </button>`,
    })
  }

  #renderForm(): TemplateResult {
    const { problem } = this.#action
    const extents = this.#extents()
    const extent = this.extent ?? extents[0]!.value
    return html`<form id="create" class="form-plain" @submit=${this.#submit}>
      ${formProblem(problem)}
      ${field({ name: 'name', label: t('field.name'), maxlength: 100, hint: t('apiKeys.exampleShopServer') }, problem)}
      ${choice({
        name: 'extent',
        label: t('apiKeys.permissions'),
        options: extents,
        value: extent,
        chosen: (value) => (this.extent = value),
      })}
      ${
        extent === 'some'
          ? html`<fieldset>
              <legend>${t('apiKeys.custom')}</legend>
              ${givenScopes(this.session).map(
                (scope) =>
                  html`<label>
                    <input type="checkbox" name="scope" value=${scope} />
                    <span>${t(SCOPES[scope])} <span class="small soft code">${scope}</span></span>
                  </label>`,
              )}
            </fieldset>`
          : nothing
      }
      ${choice<Life>({
        name: 'days',
        label: t('apiKeys.expiration'),
        options: [
          { value: '0', text: t('apiKeys.never') },
          { value: '30', text: t('apiKeys.after30Days') },
          { value: '90', text: t('apiKeys.after90Days') },
          { value: '365', text: t('apiKeys.after1Year') },
        ],
        value: '0',
      })}
    </form>`
  }

  /** Nobody gives more than they have: only owners have everything. */
  #extents(): { value: Extent; text: string }[] {
    const some = { value: 'some', text: t('apiKeys.customPermissions') } as const
    if (!may(this.session, 'all')) return [some]
    return [some, { value: 'read', text: t(SCOPES.read) }, { value: 'all', text: t(SCOPES.all) }]
  }

  readonly #close = () => this.renderRoot.querySelector('dialog')?.close()

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const body = readBody(new FormData(formOf(event)))
    await this.#action.run(async () => {
      if (body.scopes.length === 0) throw new Problem('refused', t('apiKeys.selectAtLeastOne'))
      this.created = await call<CreatedKey>('/workspace/keys', { method: 'POST', body })
      this.dispatchEvent(new Event('created'))
    })
  }
}

function renderSecret({ key, name }: CreatedKey): TemplateResult {
  return html`<p>${t('apiKeys.secretNameSaveNow', { name })}</p>
    <copy-value label=${t('apiKeys.secretKey')} .value=${key}></copy-value>
    <p class="soft">${t('apiKeys.keepServerNeverPut')}</p>`
}

function readBody(form: FormData) {
  const extent = form.get('extent')
  const days = Number(form.get('days'))
  // The checkboxes have these values alone.
  const scopes = extent === 'some' ? (form.getAll('scope') as Grant[]) : [extent]
  const expiresAt = days > 0 ? new Date(Date.now() + days * DAY_MS).toISOString() : null
  return { name: form.get('name'), scopes, expiresAt }
}

declare global {
  interface HTMLElementTagNameMap {
    'create-key-dialog': CreateKeyDialog
  }
}
