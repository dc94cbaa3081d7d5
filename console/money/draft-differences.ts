import { html, type TemplateResult } from 'lit'
import type { Problem } from '../api/client.ts'
import { money } from '../base/format.ts'
import { t } from '../base/texts.ts'

/** How what would be paid now differs from a draft; null: nothing. */
export interface DraftDifference {
  partnerName: string
  currency: string
  draftAmount: number | null
  amount: number | null
  reason: string
}

/** Reads the differences that came with a refused confirmation; none when it was refused for something else. */
export function differencesOf(problem: Problem | undefined): readonly DraftDifference[] {
  const details = problem?.details
  if (typeof details !== 'object' || details === null || !('differences' in details)) return []
  const { differences } = details
  return Array.isArray(differences) ? differences.filter(isDifference) : []
}

function isDifference(one: Partial<DraftDifference> | null): one is DraftDifference {
  return typeof one?.partnerName === 'string' && typeof one.currency === 'string'
}

/** Renders what has changed since a draft was stored. */
export function differencesTable(differences: readonly DraftDifference[]): TemplateResult {
  return html`<div class="part wrong" role="alert">
    <strong>${t('payouts.draftOutDateNothing')}</strong>
    <p class="soft">
      ${t('payouts.changesAffectCountPartners', {
        count: differences.length,
      })}
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">${t('field.partnerId')}</th>
          <th scope="col" class="number">${t('payouts.inDraft')}</th>
          <th scope="col" class="number">${t('payouts.now')}</th>
        </tr>
      </thead>
      <tbody>
        ${differences.map(
          (one) =>
            html`<tr>
              <td class="reason">
                <span class="name">${one.partnerName}</span>
                <div class="small soft">${one.reason}</div>
              </td>
              <td class="number">${amountOf(one.draftAmount, one.currency)}</td>
              <td class="number">${amountOf(one.amount, one.currency)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

function amountOf(amount: number | null, currency: string): string {
  return amount === null ? '–' : money(amount, currency)
}
