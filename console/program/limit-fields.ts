import { html, nothing, type TemplateResult } from 'lit'
import { Plus, X } from 'lucide'
import { valueOf } from '../base/form.ts'
import { icon } from '../base/icon.ts'
import { t } from '../base/texts.ts'
import { replaced, selectOf } from './rate-fields.ts'
import type { LimitDraft } from './rule-draft.ts'
import { limitPeriodNames, perNames } from './rule-words.ts'

const MAX_LIMITS = 5

export interface LimitFields {
  limits: readonly LimitDraft[]
  currency: string
  /** Its events are of customers. */
  hasCustomer: boolean
  disabled: boolean
  change: (limits: readonly LimitDraft[]) => void
}

/** Renders up to which amount or number a partner earns. */
export function limitFields(of: LimitFields): TemplateResult {
  const { limits, hasCustomer, disabled, change } = of
  const added: LimitDraft = {
    per: hasCustomer ? 'customer' : 'partner',
    period: 'month',
    amount: '100.00',
    count: '',
  }
  return html`${disabled && limits.length === 0 ? html`<p class="soft">${t('rewards.none')}</p>` : nothing}
  ${
    limits.length === 0
      ? nothing
      : html`<div class="rules">
          ${limits.map((limit, at) =>
            renderLimit(of, limit, { at, put: (next) => change(replaced(limits, at, next)) }),
          )}
        </div>`
  }
  ${
    disabled || limits.length >= MAX_LIMITS
      ? nothing
      : html`<button type="button" class="button" @click=${() => change([...limits, added])}>
          ${icon(Plus)}${t('rewards.addLimit')}
        </button>`
  }`
}

interface Row {
  at: number
  put: (next: Partial<LimitDraft> | null) => void
}

function renderLimit(of: LimitFields, limit: LimitDraft, { at, put }: Row): TemplateResult {
  const number = at + 1
  return html`<div class="sentence" role="group" aria-label=${t('rewards.limitNumber', { number })}>
    ${renderMost(of, limit, put)} ${renderScope(of, limit, put)}
    ${
      of.disabled
        ? nothing
        : html`<button
            type="button"
            class="icon-button"
            aria-label=${t('rewards.removeLimitNumber', { number })}
            @click=${() => put(null)}
          >
            ${icon(X)}
          </button>`
    }
  </div>`
}

function renderMost(
  { currency, disabled }: LimitFields,
  { amount, count }: LimitDraft,
  put: Row['put'],
): TemplateResult {
  return html`<span>${t('rewards.max')}</span>
    <input
      class="input short"
      inputmode="decimal"
      maxlength="16"
      aria-label=${t('field.amount')}
      placeholder=${t('rewards.any')}
      .value=${amount}
      ?disabled=${disabled}
      @input=${(event: Event) => put({ amount: valueOf(event) })}
    />
    <span class="soft">${currency.toUpperCase()}</span>
    <span>${t('rewards.and')}</span>
    <input
      class="input short"
      inputmode="numeric"
      maxlength="10"
      aria-label=${t('rewards.numberOfCommissions')}
      placeholder=${t('rewards.any')}
      .value=${count}
      ?disabled=${disabled}
      @input=${(event: Event) => put({ count: valueOf(event) })}
    />
    <span>${t('rewards.commissions')}</span>`
}

function renderScope(
  { hasCustomer, disabled }: LimitFields,
  { per, period }: LimitDraft,
  put: Row['put'],
): TemplateResult {
  return html`${
    hasCustomer
      ? selectOf({
          label: t('rewards.applies'),
          options: perNames(),
          value: per,
          disabled,
          change: (next) => put({ per: next }),
        })
      : html`<span>${t('rewards.perPartner')}</span>`
  }
  ${selectOf({
    label: t('rewards.period'),
    options: limitPeriodNames(),
    value: period,
    disabled,
    change: (next) => put({ period: next }),
  })}`
}
