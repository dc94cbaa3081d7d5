import { html, nothing, type TemplateResult } from 'lit'
import { Plus, X } from 'lucide'
import { valueOf } from '../base/form.ts'
import { icon } from '../base/icon.ts'
import { t } from '../base/texts.ts'
import { replaced, selectOf } from './rate-fields.ts'
import type { ProductDraft, RulesDraft } from './rule-draft.ts'
import { PART_NAMES, PARTS } from './rule-words.ts'

const MAX_RULES = 20

export interface ProductFields {
  products: readonly ProductDraft[]
  currency: string
  disabled: boolean
  change: (products: readonly ProductDraft[]) => void
}

/** Renders what line items of some products earn. */
export function productFields({
  products,
  currency,
  disabled,
  change,
}: ProductFields): TemplateResult {
  const added: ProductDraft = { products: '', type: 'excluded', value: '', label: '' }
  const rows = products.map((product, at) => {
    const put = (next: Partial<ProductDraft> | null) => change(replaced(products, at, next))
    return renderProduct(product, { number: at + 1, currency, disabled, put })
  })
  if (disabled && rows.length === 0) return html`<p class="soft">${t('rewards.none')}</p>`
  return html`${rows.length === 0 ? nothing : html`<div class="rules">${rows}</div>`}
  ${
    disabled || products.length >= MAX_RULES
      ? nothing
      : html`<button type="button" class="button" @click=${() => change([...products, added])}>
          ${icon(Plus)}${t('rewards.addProductRate')}
        </button>`
  }`
}

interface Row {
  number: number
  currency: string
  disabled: boolean
  put: (next: Partial<ProductDraft> | null) => void
}

function renderProduct({ products, type, value, label }: ProductDraft, row: Row): TemplateResult {
  const { number, currency, disabled, put } = row
  return html`<div
    class="sentence"
    role="group"
    aria-label=${t('rewards.productsNumber', { number })}
  >
    <input
      class="input value"
      maxlength="2000"
      aria-label=${t('rewards.productIds')}
      placeholder=${t('rewards.separateValuesCommas')}
      .value=${products}
      ?disabled=${disabled}
      @input=${(event: Event) => put({ products: valueOf(event) })}
    />
    <span>${t('rewards.earn')}</span>
    ${
      type === 'excluded'
        ? nothing
        : html`<input
            class="input short"
            inputmode="decimal"
            maxlength="16"
            aria-label=${type === 'flat' ? t('field.amount') : t('rewards.percentage')}
            .value=${value}
            ?disabled=${disabled}
            @input=${(event: Event) => put({ value: valueOf(event) })}
          />`
    }
    ${selectOf({
      label: t('field.rateBps'),
      options: {
        excluded: t('rewards.nothing'),
        percentage: '%',
        flat: t('rewards.currencyEach', { currency: currency.toUpperCase() }),
      },
      value: type,
      disabled,
      change: (next) => put({ type: next }),
    })}
    <input
      class="input"
      maxlength="80"
      aria-label=${t('rewards.labelShownPartners')}
      placeholder=${t('rewards.labelShownPartners')}
      .value=${label}
      ?disabled=${disabled}
      @input=${(event: Event) => put({ label: valueOf(event) })}
    />
    ${disabled ? nothing : removeButton(row)}
  </div>`
}

function removeButton({ number, put }: Row): TemplateResult {
  return html`<button
    type="button"
    class="icon-button"
    aria-label=${t('rewards.removeProductsNumber', { number })}
    @click=${() => put(null)}
  >
    ${icon(X)}
  </button>`
}

/** Renders the parts of a sale that percentages leave out. */
export function excludeFields(
  exclude: RulesDraft['exclude'],
  { disabled, change }: { disabled: boolean; change: (exclude: RulesDraft['exclude']) => void },
): TemplateResult {
  return html`<fieldset class="sentence">
    <legend>${t('field.exclude')}</legend>
    ${PARTS.map(
      (part) =>
        html`<label class="check">
          <input
            type="checkbox"
            .checked=${exclude.includes(part)}
            ?disabled=${disabled}
            @change=${() => change(PARTS.filter((one) => exclude.includes(one) !== (one === part)))}
          />
          <span>${t(PART_NAMES[part])}</span>
        </label>`,
    )}
  </fieldset>`
}
