import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call, Problem } from '../api/client.ts'
import type { RewardPreview as Preview } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { money } from '../base/format.ts'
import { problemNote } from '../base/problem-note.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { reasonSentence } from './reward-words.ts'

const PAUSE_MS = 300

/** What a draft of a reward would pay, computed by the server as commissions are. */
@customElement('reward-preview')
export class RewardPreview extends ConsoleElement {
  static override styles = [
    styles,
    tableStyles,
    css`
      .part {
        padding: 12px 16px;
      }
      h2 + p {
        margin-block-start: 4px;
      }
      td {
        white-space: normal;
      }
      tbody tr {
        vertical-align: top;
      }
      [aria-busy='true'] table {
        opacity: 0.6;
      }
    `,
  ]

  /** As `POST /rewards/preview` takes it, in JSON: what is the same is not asked again. */
  @property() draft = ''
  readonly #preview = new Task(this, {
    task: async ([draft], { signal }) => {
      if (!draft) return undefined
      await pause(signal)
      const body: object = { draft: JSON.parse(draft) as unknown }
      return call<Preview>('/rewards/preview', { method: 'POST', body, signal })
    },
    args: () => [this.draft] as const,
  })
  #shown: Preview | undefined

  override render(): TemplateResult {
    const isBusy = this.#preview.status === 1
    if (this.#preview.value) this.#shown = this.#preview.value
    return html`<section
      class="panel"
      aria-label=${t('rewards.simulatedEarnings')}
      aria-busy=${isBusy ? 'true' : 'false'}
    >
      <div class="part">
        <h2>${t('rewards.simulatedEarnings')}</h2>
        <p class="soft" role="status">
          ${this.#preview.error ? t('rewards.completeRewardSeeExample') : this.#shown?.sentence}
        </p>
      </div>
      ${this.#preview.error ? renderProblem(this.#preview.error, () => void this.#preview.run()) : this.#renderSamples()}
    </section>`
  }

  #renderSamples(): TemplateResult {
    const shown = this.#shown
    if (!shown) return html`<div class="part"><div class="bone">&nbsp;</div></div>`
    const { samples, currency, event } = shown
    const hasAmount = event === 'sale' || event === 'referral'
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${t('rewards.examples')}</th>
          ${hasAmount ? html`<th scope="col" class="number">${event === 'sale' ? t('common.sale') : t('field.commissionId')}</th>` : nothing}
          <th scope="col" class="number">${t('field.commissionId')}</th>
        </tr>
      </thead>
      <tbody>
        ${samples.map(
          ({ title, amount, earnings, reason }) =>
            html`<tr>
              <td>
                ${title}
                ${reason ? html`<span class="small soft">${reasonSentence(reason)}</span>` : nothing}
              </td>
              ${hasAmount ? html`<td class="number">${money(amount, currency)}</td>` : nothing}
              <td class="number"><strong>${money(earnings, currency)}</strong></td>
            </tr>`,
        )}
      </tbody>
    </table>`
  }
}

function renderProblem(error: unknown, retry: () => void): TemplateResult {
  const issues = error instanceof Problem ? Object.values(error.issues) : []
  if (issues.length === 0) return html`<div class="part">${problemNote(error, retry)}</div>`
  return html`<ul class="part small bad">
    ${issues.map((issue) => html`<li>${issue}</li>`)}
  </ul>`
}

/** Lets typing come to a rest. @throws AbortError when there is a newer draft */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = window.setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

declare global {
  interface HTMLElementTagNameMap {
    'reward-preview': RewardPreview
  }
}
