import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { download } from '../api/download.ts'
import type { Partner } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { valueOf } from '../base/form.ts'
import { problemNote } from '../base/problem-note.ts'
import { monthName } from '../base/format.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { ledgerPath, ledgerQuery, monthBefore } from '../money/ledger-filters.ts'
import { partnerStyles } from './partners.styles.ts'

/** More is saved as a whole, without a month. */
const MAX_MONTHS = 24

/** The statement of a partner's money: of one month, or of all the time. */
@customElement('partner-statement')
export class PartnerStatement extends ConsoleElement {
  static override styles = [styles, settingsStyles, partnerStyles]

  @property({ attribute: false }) partner: Partner | undefined
  @state() private month: string | undefined
  readonly #action = new Action(this)

  override render(): TemplateResult | typeof nothing {
    const { partner, month } = this
    if (!partner) return nothing
    const { id: partnerId, programId } = partner
    return html`<section class="panel below" aria-label=${t('partners.statement')}>
      <div class="row">
        <label class="grow">
          <strong>${t('partners.statement')}</strong>
          <select
            class="input narrow"
            @change=${(event: Event) => (this.month = valueOf(event) || undefined)}
          >
            <option value="">${t('partners.allTime')}</option>
            ${monthsSince(partner.createdAt).map((one) => html`<option value=${one}>${monthName(one)}</option>`)}
          </select>
        </label>
        <div class="actions">
          <a
            class="button"
            href=${ledgerPath({ partnerId, programId, ...(month ? { month } : {}) })}
          >
            ${t('partners.viewEntries')}
          </a>
          <button class="button" @click=${() => void this.#save(partner, 'csv')}>
            ${t('partners.downloadCsv')}
          </button>
          <button class="button" @click=${() => void this.#save(partner, 'html')}>
            ${t('partners.downloadPrinting')}
          </button>
        </div>
      </div>
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
    </section>`
  }

  async #save({ id, programId }: Partner, format: 'csv' | 'html'): Promise<void> {
    const { month } = this
    const query = { ...ledgerQuery({ programId, ...(month ? { month } : {}) }), format }
    const path = `/partners/${encodeURIComponent(id)}/statement`
    const name = ['statement', month].filter(Boolean).join('-')
    await this.#action.run(() => download(path, query, `${name}.${format}`))
  }
}

/** Lists the months (`2026-10`, in UTC as the books are) since a time, the newest first. */
export function monthsSince(time: string): string[] {
  const months = [new Date().toISOString().slice(0, 7)]
  while (months.at(-1)! > time.slice(0, 7) && months.length < MAX_MONTHS) {
    months.push(monthBefore(months.at(-1)!))
  }
  return months
}

declare global {
  interface HTMLElementTagNameMap {
    'partner-statement': PartnerStatement
  }
}
