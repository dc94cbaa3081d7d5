import { html, nothing, type TemplateResult } from 'lit'
import { valueOf } from '../base/form.ts'
import { t } from '../base/texts.ts'
import type { TermsDraft } from './reward-draft.ts'

export interface TermsFields {
  terms: TermsDraft
  currency: string
  /** What comes between amount and duration: `of every sale`. */
  each?: string
  disabled: boolean
  change: (terms: Partial<TermsDraft>) => void
}

/** Renders what is earned as a part of a sentence: `20 %  of every sale  for 12 months`. */
export function termsFields({
  terms,
  currency,
  each,
  disabled,
  change,
}: TermsFields): TemplateResult {
  const { type, value, duration, months } = terms
  return html`<input
      class="input short"
      inputmode="decimal"
      maxlength="16"
      aria-label=${type === 'flat' ? t('Amount') : t('Percent')}
      .value=${value}
      ?disabled=${disabled}
      @input=${(event: Event) => change({ value: valueOf(event) })}
    />
    <select
      class="input fit"
      aria-label=${t('Percent or amount')}
      ?disabled=${disabled}
      @change=${(event: Event) => change({ type: valueOf(event) === 'flat' ? 'flat' : 'percentage' })}
    >
      <option value="percentage" ?selected=${type === 'percentage'}>%</option>
      <option value="flat" ?selected=${type === 'flat'}>${currency.toUpperCase()}</option>
    </select>
    ${each ? html`<span>${each}</span>` : nothing}
    <select
      class="input fit"
      aria-label=${t('For how long')}
      ?disabled=${disabled}
      @change=${(event: Event) => change({ duration: durationOf(valueOf(event)) })}
    >
      <option value="months" ?selected=${duration === 'months'}>${t('for some months')}</option>
      <option value="ever" ?selected=${duration === 'ever'}>${t('for life')}</option>
      <option value="first" ?selected=${duration === 'first'}>${t('the first time only')}</option>
    </select>
    ${
      duration === 'months'
        ? html`<input
              class="input short"
              inputmode="numeric"
              maxlength="4"
              aria-label=${t('Months')}
              .value=${months}
              ?disabled=${disabled}
              @input=${(event: Event) => change({ months: valueOf(event) })}
            />
            <span>${t('months')}</span>`
        : nothing
    }`
}

function durationOf(value: string): TermsDraft['duration'] {
  return value === 'ever' || value === 'first' ? value : 'months'
}
