import { html, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call, Problem } from '../api/client.ts'
import { readList } from '../api/read-all.ts'
import type { DiscountCode, Partner } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { choice, field, formProblem, valuesOf } from '../base/form.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'

/** Gives a link of a partner a code. Fires `done` and `closed`. */
@customElement('code-dialog')
export class CodeDialog extends ConsoleElement {
  static override styles = [styles, dialogStyles, settingsStyles]

  /** Whose link it is; where none is set, found by the address that is typed. */
  @property({ attribute: false }) partner: Partner | undefined
  readonly #action = new Action(this)

  override render(): TemplateResult {
    return dialog({
      title: t('discounts.createCode'),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: this.#renderForm(),
      footer: html`<button
        class="button primary"
        form="code"
        aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
      >
        ${this.partner ? t('discounts.createCodeName', { name: this.partner.name }) : t('common.continue')}
      </button>`,
    })
  }

  #renderForm(): TemplateResult {
    const { problem } = this.#action
    const links = this.partner?.links ?? []
    return html`<form id="code" class="form-plain" @submit=${this.#submit}>
      ${formProblem(problem)}
      ${
        this.partner
          ? html`${choice({
              name: 'linkId',
              label: t('field.linkId'),
              options: links.map(({ id, shortLink }) => ({ value: id, text: shortLink })),
              value: links[0]?.id ?? '',
              hint: t('discounts.eachLinkCode'),
            })}
            ${field({ name: 'code', label: t('field.code'), maxlength: 100, required: false, hint: t('discounts.useLettersNumbersLeave') }, problem)}`
          : field({ name: 'email', label: t('discounts.partnerEmail'), type: 'email' }, problem)
      }
    </form>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { email = '', linkId, code = '' } = valuesOf(event)
    const { partner } = this
    if (!partner) {
      await this.#action.run(async () => (this.partner = await findPartner(email)))
      return
    }
    const body = { partnerId: partner.id, linkId, ...(code.trim() ? { code: code.trim() } : {}) }
    const isDone = await this.#action.run(() =>
      call<DiscountCode>('/discount-codes', { method: 'POST', body }),
    )
    if (!isDone) return
    this.dispatchEvent(new Event('done'))
    this.renderRoot.querySelector('dialog')?.close()
  }
}

/** @throws Problem when nobody has the address, or no link that a code could belong to */
async function findPartner(email: string): Promise<Partner> {
  const [partner] = await readList<Partner>('/partners', { query: { email, pageSize: '1' } })
  if (!partner) throw wrong(t('discounts.noPartnerEmail'))
  if (!partner.links?.length) throw wrong(t('discounts.partnerNoLinksYet'))
  return partner
}

function wrong(message: string): Problem {
  return new Problem('refused', message, { issues: { email: message } })
}

declare global {
  interface HTMLElementTagNameMap {
    'code-dialog': CodeDialog
  }
}
