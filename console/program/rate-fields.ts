import { html, type TemplateResult } from 'lit'
import { valueOf } from '../base/form.ts'
import { t } from '../base/texts.ts'
import type { RateDraft } from './rule-draft.ts'

export interface RateFields {
  rate: RateDraft
  currency: string
  disabled: boolean
  change: (rate: Partial<RateDraft>) => void
}

/** Renders an amount or a rate as a part of a sentence: `20 %`. */
export function rateFields({ rate, currency, disabled, change }: RateFields): TemplateResult {
  const { type, value } = rate
  return html`<input
      class="input short"
      inputmode="decimal"
      maxlength="16"
      aria-label=${type === 'flat' ? t('field.amount') : t('rewards.percentage')}
      .value=${value}
      ?disabled=${disabled}
      @input=${(event: Event) => change({ value: valueOf(event) })}
    />
    <select
      class="input fit"
      aria-label=${t('rewards.percentageAmount')}
      ?disabled=${disabled}
      @change=${(event: Event) => change({ type: valueOf(event) === 'flat' ? 'flat' : 'percentage' })}
    >
      <option value="percentage" ?selected=${type === 'percentage'}>%</option>
      <option value="flat" ?selected=${type === 'flat'}>${currency.toUpperCase()}</option>
    </select>`
}

export interface Select<T extends string> {
  label: string
  options: Readonly<Record<T, string>>
  value: T
  disabled: boolean
  change: (value: T) => void
}

/** Renders a choice as a part of a sentence. */
export function selectOf<T extends string>(of: Select<T>): TemplateResult {
  const values = Object.keys(of.options) as T[]
  const choose = (event: Event) => {
    const chosen = values.find((one) => one === valueOf(event))
    if (chosen) of.change(chosen)
  }
  const names: readonly [string, string][] = values.map((one) => [one, of.options[one]])
  return html`<select
    class="input fit"
    aria-label=${of.label}
    ?disabled=${of.disabled}
    @change=${choose}
  >
    ${names.map(
      ([value, name]) =>
        html`<option value=${value} ?selected=${value === of.value}>${name}</option>`,
    )}
  </select>`
}

/** Returns a list with one entry changed, or without it. */
export function replaced<T>(list: readonly T[], at: number, next: Partial<T> | null): T[] {
  return list.flatMap((one, index) => {
    if (index !== at) return [one]
    return next === null ? [] : [{ ...one, ...next }]
  })
}
