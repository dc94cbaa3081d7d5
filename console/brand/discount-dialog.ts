import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import type { Discount } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { choice, field, formProblem, valuesOf } from '../base/form.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { programStyles } from '../program/program.styles.ts'
import { NEW_TERMS, termsOf, type TermsDraft } from '../program/reward-draft.ts'
import { termsFields } from '../program/terms-fields.ts'

export interface DiscountOwner {
  /** Of the group. */
  name: string
  currency: string
  /** Null for a single partner's. */
  groupId: string | null
  /** Undefined: a new one. */
  discount: Discount | undefined
}

/** Offers a discount, or changes its words and coupon: what customers were promised stays. Fires `done` and `closed`. */
@customElement('discount-dialog')
export class DiscountDialog extends ConsoleElement {
  static override styles = [styles, programStyles, dialogStyles, settingsStyles]

  @property({ attribute: false }) owner: DiscountOwner | undefined
  @state() private terms: TermsDraft = NEW_TERMS
  readonly #action = new Action(this)

  override render(): TemplateResult | typeof nothing {
    if (!this.owner) return nothing
    const { name, discount } = this.owner
    return dialog({
      title: discount
        ? t('discounts.editDiscountName', { name })
        : t('discounts.createDiscountName', { name }),
      closed: () => this.dispatchEvent(new Event('closed')),
      body: this.#renderForm(this.owner),
      footer: html`<button
        class="button primary"
        form="discount"
        aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
      >
        ${discount ? t('common.save') : t('discounts.createDiscount')}
      </button>`,
    })
  }

  #renderForm({ currency, discount }: DiscountOwner): TemplateResult {
    const { problem } = this.#action
    const terms = Object.entries(problem?.issues ?? {}).filter(([path]) => TERMS.includes(path))
    return html`<form id="discount" class="form-plain" @submit=${this.#submit}>
      ${formProblem(problem)}
      ${
        discount
          ? html`<p>
              <strong>${discount.sentence}</strong>
              <span class="soft">${t('discounts.customersAlreadyUseDiscount')}</span>
            </p>`
          : html`<div class="sentence">
                ${termsFields({ terms: this.terms, currency, disabled: false, change: (part) => (this.terms = { ...this.terms, ...part }) })}
              </div>
              ${terms.map(([, text]) => html`<p class="small bad">${text}</p>`)}`
      }
      ${field({ name: 'description', label: t('field.description'), value: discount?.description ?? '', maxlength: 500, required: false, hint: t('discounts.shownPartnersCustomers') }, problem)}
      ${choice({
        name: 'provider',
        label: t('discounts.appliedBy'),
        options: [
          { value: 'custom', text: t('discounts.ownCheckout') },
          { value: 'stripe', text: 'Stripe' },
          { value: 'shopify', text: 'Shopify' },
        ],
        value: discount?.provider ?? 'custom',
      })}
      ${field({ name: 'couponId', label: t('field.couponId'), value: discount?.couponId ?? '', maxlength: 255, required: false, hint: t('discounts.couponsIdProvider') }, problem)}
      ${field({ name: 'couponTestId', label: t('discounts.testModeCouponId'), value: discount?.couponTestId ?? '', maxlength: 255, required: false }, problem)}
    </form>`
  }

  readonly #submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!this.owner) return
    const { groupId, discount, currency } = this.owner
    const { description = '', provider, couponId = '', couponTestId = '' } = valuesOf(event)
    const words = {
      description: description.trim() || null,
      provider,
      couponId: couponId.trim() || null,
      couponTestId: couponTestId.trim() || null,
    }
    const isDone = await this.#action.run(() =>
      discount
        ? call<Discount>(`/discounts/${discount.id}`, { method: 'PATCH', body: words })
        : call<Discount>('/discounts', {
            method: 'POST',
            body: { groupId, ...termsOf(this.terms, currency), ...words },
          }),
    )
    if (!isDone) return
    this.dispatchEvent(new Event('done'))
    this.renderRoot.querySelector('dialog')?.close()
  }
}

const TERMS: readonly string[] = ['amount', 'rateBps', 'maxDurationMonths']

declare global {
  interface HTMLElementTagNameMap {
    'discount-dialog': DiscountDialog
  }
}
