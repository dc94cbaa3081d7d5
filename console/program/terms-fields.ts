import { html, nothing, type TemplateResult } from 'lit'
import { valueOf } from '../base/form.ts'
import { t } from '../base/texts.ts'
import { rateFields } from './rate-fields.ts'
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
  const { duration, months } = terms
  return html`${rateFields({ rate: terms, currency, disabled, change })}
    ${each ? html`<span>${each}</span>` : nothing}
    <select
      class="input fit"
      aria-label=${t('rewards.duration')}
      ?disabled=${disabled}
      @change=${(event: Event) => change({ duration: durationOf(valueOf(event)) })}
    >
      <option value="months" ?selected=${duration === 'months'}>
        ${t('rewards.numberMonths')}
      </option>
      <option value="ever" ?selected=${duration === 'ever'}>${t('rewards.forLife')}</option>
      <option value="first" ?selected=${duration === 'first'}>${t('rewards.firstTimeOnly')}</option>
    </select>
    ${
      duration === 'months'
        ? html`<input
              class="input short"
              inputmode="numeric"
              maxlength="4"
              aria-label=${t('rewards.months')}
              .value=${months}
              ?disabled=${disabled}
              @input=${(event: Event) => change({ months: valueOf(event) })}
            />
            <span>${t('rewards.months2')}</span>`
        : nothing
    }`
}

function durationOf(value: string): TermsDraft['duration'] {
  return value === 'ever' || value === 'first' ? value : 'months'
}
