import { html, nothing, type TemplateResult } from 'lit'
import { t, type Text } from '../base/texts.ts'
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
  const rows: readonly [Text, (draft: RewardDraft) => string][] = [
    ['Terms', (draft) => termsSentence(draft, currency)],
    [
      'Other terms',
      (draft) => draft.modifiers.map((one) => modifierSentence(one, currency)).join('; '),
    ],
    ['Tiers', (draft) => tiersSentence(draft.tiers, currency)],
    ['Products', (draft) => draft.products.map((one) => productSentence(one, currency)).join('; ')],
    ['Percentages are taken without', (draft) => excludeSentence(draft.exclude)],
    ['Limits', (draft) => draft.limits.map((one) => limitSentence(one, currency)).join('; ')],
    ['For partners, in your own words', (draft) => draft.description],
  ]
  return html`<section class="panel conflict" role="alert" aria-label=${t('Changed meanwhile')}>
    <div class="part">
      <h2>${t('Somebody else has changed this reward meanwhile')}</h2>
      <table>
        <thead>
          <tr>
            <th>${t('Field')}</th>
            <th>${t('Theirs')}</th>
            <th>${t('Yours')}</th>
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
      <button type="button" class="button" @click=${keep}>${t('Save my version')}</button>
      <button type="button" class="button" @click=${take}>${t('Discard my changes')}</button>
    </div>
  </section>`
}
