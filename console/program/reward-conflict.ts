import { html, nothing, type TemplateResult } from 'lit'
import { t, type TextId } from '../base/texts.ts'
import type { RewardDraft } from './reward-draft.ts'
import { modifierSentence, termsSentence } from './reward-words.ts'
import { excludeSentence, limitSentence, productSentence, tiersSentence } from './rule-words.ts'

export interface Conflict {
  mine: RewardDraft
  theirs: RewardDraft
  currency: string
  keep: () => void
  take: () => void
}

/** Renders the version that somebody else has written meanwhile, beside one's own. */
export function conflictNote({ mine, theirs, currency, keep, take }: Conflict): TemplateResult {
  const rows: readonly [TextId, (draft: RewardDraft) => string][] = [
    ['rewards.terms', (draft) => termsSentence(draft, currency)],
    [
      'field.modifiers',
      (draft) => draft.modifiers.map((one) => modifierSentence(one, currency)).join('; '),
    ],
    ['field.tiers', (draft) => tiersSentence(draft.tiers, currency)],
    [
      'rewards.products',
      (draft) => draft.products.map((one) => productSentence(one, currency)).join('; '),
    ],
    ['field.exclude', (draft) => excludeSentence(draft.exclude)],
    ['field.limits', (draft) => draft.limits.map((one) => limitSentence(one, currency)).join('; ')],
    ['rewards.labelShownPartners', (draft) => draft.description],
  ]
  return html`<section
    class="panel conflict"
    role="alert"
    aria-label=${t('common.editedSomeoneElse')}
  >
    <div class="part">
      <h2>${t('rewards.someoneElseEditedReward')}</h2>
      <table>
        <thead>
          <tr>
            <th>${t('common.field')}</th>
            <th>${t('common.theirVersion')}</th>
            <th>${t('common.yourVersion')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(([name, show]) =>
            show(mine) === show(theirs)
              ? nothing
              : html`<tr>
                  <td>${t(name)}</td>
                  <td>${show(theirs) || '–'}</td>
                  <td>${show(mine) || '–'}</td>
                </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <div class="part actions">
      <button type="button" class="button" @click=${keep}>${t('rewards.saveMyVersion')}</button>
      <button type="button" class="button" @click=${take}>${t('common.discardMyChanges')}</button>
    </div>
  </section>`
}
