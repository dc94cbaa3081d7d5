import { html, nothing, type TemplateResult } from 'lit'
import { Plus, X } from 'lucide'
import { valueOf } from '../base/form.ts'
import { icon } from '../base/icon.ts'
import { t } from '../base/texts.ts'
import { rateFields, replaced, selectOf } from './rate-fields.ts'
import { isMoney, type TierDraft, type TiersDraft } from './rule-draft.ts'
import { measureNames, modeNames, tierPeriodNames } from './rule-words.ts'

export interface TierFields {
  tiers: TiersDraft | null
  currency: string
  /** A share of an amount may be earned, not only a flat amount. */
  hasShare: boolean
  disabled: boolean
  change: (tiers: TiersDraft | null) => void
}

/** Renders other rates from a volume on. */
export function tierFields(of: TierFields): TemplateResult {
  const { tiers, disabled } = of
  if (!tiers) {
    if (disabled) return html`<p class="soft">${t('rewards.none')}</p>`
    return html`<button type="button" class="button" @click=${() => of.change(newTiers(of))}>
      ${icon(Plus)}${t('rewards.addTiers')}
    </button>`
  }
  const put = (part: Partial<TiersDraft>) => of.change({ ...tiers, ...part })
  const { levels } = tiers
  return html`<div class="sentence">
      <span>${t('rewards.basedOn')}</span>
      ${selectOf({
        label: t('rewards.tierBased'),
        options: measureNames(),
        value: tiers.measure,
        disabled,
        change: (measure) => put({ measure, ...(isMoney(measure) ? {} : WHOLE) }),
      })}
      ${selectOf({
        label: t('rewards.period'),
        options: tierPeriodNames(),
        value: tiers.period,
        disabled,
        change: (period) => put({ period }),
      })}
      ${
        isMoney(tiers.measure) || tiers.mode === 'marginal'
          ? selectOf({
              label: t('rewards.tierApplies'),
              options: modeNames(),
              value: tiers.mode,
              disabled,
              change: (mode) => put({ mode }),
            })
          : nothing
      }
    </div>
    <div class="conditions">
      ${levels.map((level, at) =>
        renderLevel(of, tiers, {
          level,
          at,
          put: (next) => changeLevels(of, tiers, replaced(levels, at, next)),
        }),
      )}
    </div>
    ${
      disabled || levels.length >= 20
        ? nothing
        : html`<button
            type="button"
            class="button small-button"
            @click=${() => put({ levels: [...levels, nextLevel(levels.at(-1))] })}
          >
            ${icon(Plus)}${t('rewards.addTier')}
          </button>`
    }`
}

const WHOLE = { mode: 'all_or_nothing' } as const

interface Level {
  level: TierDraft
  at: number
  put: (next: Partial<TierDraft> | null) => void
}

function renderLevel(
  { currency, disabled }: TierFields,
  { measure }: TiersDraft,
  { level, at, put }: Level,
): TemplateResult {
  return html`<div
    class="sentence"
    role="group"
    aria-label=${t('rewards.tierNumber', { number: at + 1 })}
  >
    <span>${t('rewards.from')}</span>
    <input
      class="input short"
      inputmode="decimal"
      maxlength="16"
      aria-label=${t('field.threshold')}
      .value=${level.threshold}
      ?disabled=${disabled}
      @input=${(event: Event) => put({ threshold: valueOf(event) })}
    />
    ${isMoney(measure) ? html`<span class="soft">${currency.toUpperCase()}</span>` : nothing}
    <span>${t('rewards.partnersEarn')}</span>
    ${rateFields({ rate: level, currency, disabled, change: put })}
    ${
      disabled
        ? nothing
        : html`<button
            type="button"
            class="icon-button"
            aria-label=${t('rewards.removeTierNumber', { number: at + 1 })}
            @click=${() => put(null)}
          >
            ${icon(X)}
          </button>`
    }
  </div>`
}

/** Without a tier there are none. */
function changeLevels({ change }: TierFields, tiers: TiersDraft, levels: readonly TierDraft[]) {
  change(levels.length > 0 ? { ...tiers, levels } : null)
}

function newTiers({ hasShare }: TierFields): TiersDraft {
  const rate = hasShare
    ? ({ type: 'percentage', value: '30' } as const)
    : ({ type: 'flat', value: '2.00' } as const)
  const [measure, threshold] = hasShare
    ? (['revenue', '1000.00'] as const)
    : (['leads', '10'] as const)
  return { measure, period: 'month', mode: 'all_or_nothing', levels: [{ threshold, ...rate }] }
}

function nextLevel(last: TierDraft | undefined): TierDraft {
  return { type: last?.type ?? 'percentage', threshold: '', value: '' }
}
