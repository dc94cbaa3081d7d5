import { html, nothing, type TemplateResult } from 'lit'
import type { Simulation } from '../api/wire.gen.ts'
import { day, money } from '../base/format.ts'
import { t, type TextId } from '../base/texts.ts'
import { BASE } from '../router/router.ts'
import { reasonSentence } from './reward-words.ts'

/** Renders for whom most changes. */
export function partnerTable({ partners, currency }: Simulation): TemplateResult {
  return scrolling(
    t('rewards.mostAffectedPartners'),
    html`${head('rewards.mostAffectedPartners')}
      <tbody>
        ${partners.map(
          ({ partnerId, name, ...sums }) =>
            html`<tr>
              <td><a href="${BASE}/partners/${partnerId}">${name}</a></td>
              ${amounts(sums, currency)}
            </tr>`,
        )}
      </tbody>`,
  )
}

/** Renders the events that change most. */
export function exampleTable({ examples, currency }: Simulation): TemplateResult {
  return scrolling(
    t('rewards.biggestChanges'),
    html`${head('rewards.biggestChanges')}
      <tbody>
        ${examples.map(
          ({ at, partnerName, amount, currency: sold, reason, ...sums }) =>
            html`<tr>
              <td>
                ${amount !== null && sold ? `${money(amount, sold)} · ` : nothing}${day(at)}
                <span class="small soft">
                  ${partnerName}${reason ? ` · ${reasonSentence(reason)}` : nothing}
                </span>
              </td>
              ${amounts(sums, currency)}
            </tr>`,
        )}
      </tbody>`,
  )
}

function scrolling(label: string, table: TemplateResult): TemplateResult {
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${label}>
    <table>
      ${table}
    </table>
  </div>`
}

function head(name: TextId): TemplateResult {
  return html`<thead>
    <tr>
      <th scope="col">${t(name)}</th>
      <th scope="col" class="number">${t('field.earned')}</th>
      <th scope="col" class="number">${t('rewards.withThisDraft')}</th>
    </tr>
  </thead>`
}

function amounts(
  { actual, simulated }: { actual: number; simulated: number },
  currency: string,
): TemplateResult {
  return html`<td class="number">${money(actual, currency)}</td>
    <td class="number"><strong>${money(simulated, currency)}</strong></td>`
}
