import { html, nothing, type TemplateResult } from 'lit'
import { choice, valueOf } from '../base/form.ts'
import { t } from '../base/texts.ts'
import { limitFields } from './limit-fields.ts'
import { modifierFields } from './modifier-fields.ts'
import { excludeFields, productFields } from './product-fields.ts'
import type { Opened } from './read-reward.ts'
import { termsFor, type RewardDraft } from './reward-draft.ts'
import { EVENT_NAMES, EVENTS } from './reward-words.ts'
import { termsFields } from './terms-fields.ts'
import { tierFields } from './tier-fields.ts'

export interface RewardForm {
  opened: Opened
  draft: RewardDraft
  disabled: boolean
  put: (part: Partial<RewardDraft>) => void
}

/** Renders everything that a reward consists of, as sentences to fill in. */
export function rewardForm(form: RewardForm): TemplateResult {
  return html`${termsPart(form)} ${tiersPart(form)} ${modifiersPart(form)}
  ${form.draft.event === 'sale' ? productsPart(form) : nothing} ${limitsPart(form)}
  ${descriptionPart(form)}`
}

function termsPart({ opened, draft, disabled, put }: RewardForm): TemplateResult {
  const { reward, groupName, currency } = opened
  const each = t(EVENTS[draft.event].each)
  return html`<div class="part">
    <p class="soft">
      ${groupName ? t('rewards.partnersNameEarn', { name: groupName }) : t('rewards.onePartnerEarns')}
    </p>
    ${
      reward
        ? nothing
        : choice({
            name: 'event',
            label: t('field.event'),
            options: EVENT_NAMES.map((value) => ({ value, text: t(EVENTS[value].name) })),
            value: draft.event,
            chosen: (event) => put({ event, modifiers: [], ...termsFor(event) }),
          })
    }
    <div class="sentence">
      ${termsFields({ terms: draft, currency, each, disabled, change: put })}
    </div>
    ${
      draft.event === 'sale'
        ? excludeFields(draft.exclude, { disabled, change: (exclude) => put({ exclude }) })
        : nothing
    }
  </div>`
}

function tiersPart({ opened, draft, disabled, put }: RewardForm): TemplateResult {
  const hasShare = draft.event === 'sale' || draft.event === 'referral'
  return html`<div class="part">
    <h2>${t('rewards.tieredRates')}</h2>
    ${tierFields({
      tiers: draft.tiers,
      currency: opened.currency,
      hasShare,
      disabled,
      change: (tiers) => put({ tiers }),
    })}
  </div>`
}

function modifiersPart({ opened, draft, disabled, put }: RewardForm): TemplateResult {
  return html`<div class="part">
    <h2>${t('field.modifiers')}</h2>
    ${modifierFields({
      modifiers: draft.modifiers,
      attributes: opened.attributes.filter(({ events }) => events.includes(draft.event)),
      currency: opened.currency,
      disabled,
      change: (modifiers) => put({ modifiers }),
    })}
  </div>`
}

function productsPart({ opened, draft, disabled, put }: RewardForm): TemplateResult {
  return html`<div class="part">
    <h2>${t('field.products')}</h2>
    ${productFields({
      products: draft.products,
      currency: opened.currency,
      disabled,
      change: (products) => put({ products }),
    })}
  </div>`
}

function limitsPart({ opened, draft, disabled, put }: RewardForm): TemplateResult {
  return html`<div class="part">
    <h2>${t('field.limits')}</h2>
    ${limitFields({
      limits: draft.limits,
      currency: opened.currency,
      hasCustomer: draft.event === 'sale' || draft.event === 'lead',
      disabled,
      change: (limits) => put({ limits }),
    })}
  </div>`
}

function descriptionPart({ draft, disabled, put }: RewardForm): TemplateResult {
  return html`<div class="part">
    <label class="field">
      <span>${t('rewards.labelShownPartners')}</span>
      <input
        class="input"
        maxlength="500"
        .value=${draft.description}
        ?disabled=${disabled}
        @input=${(event: Event) => put({ description: valueOf(event) })}
      />
    </label>
  </div>`
}
