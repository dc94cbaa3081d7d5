import { html, nothing, type TemplateResult } from 'lit'
import { valueOf } from '../base/form.ts'
import { t } from '../base/texts.ts'
import type { ConditionDraft, ModifierDraft } from './reward-draft.ts'

/** Renders what partners read of other terms, which names no field of the metadata. */
export function labelField(
  { label, conditions }: ModifierDraft,
  disabled: boolean,
  change: (label: string) => void,
): TemplateResult {
  const isVague =
    label.trim() === '' &&
    conditions.some((one) => one.attribute.includes('.metadata.') && one.label.trim() === '')
  return html`<div class="sentence">
    <label class="sentence">
      <span>${t('rewards.labelShownPartners')}</span>
      <input
        class="input"
        maxlength="80"
        placeholder=${t('rewards.annualPlan')}
        .value=${label}
        ?disabled=${disabled}
        @input=${(event: Event) => change(valueOf(event))}
      />
    </label>
    ${isVague ? html`<span class="soft">${t('rewards.withoutLabelPartnersSee')}</span>` : nothing}
  </div>`
}

/** Renders what partners read of a condition on metadata; others have words of their own. */
export function conditionLabel(
  { attribute, label }: ConditionDraft,
  disabled: boolean,
  change: (label: string) => void,
): unknown {
  if (!attribute.includes('.metadata.')) return nothing
  return html`<input
    class="input words"
    maxlength="80"
    aria-label=${t('rewards.labelShownPartners')}
    placeholder=${t('rewards.labelShownPartners')}
    .value=${label}
    ?disabled=${disabled}
    @input=${(event: Event) => change(valueOf(event))}
  />`
}
