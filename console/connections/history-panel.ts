import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import type { Backfill } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { ago, count, exactTime, money } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t, type TextId } from '../base/texts.ts'

const STATUSES: Readonly<Record<Backfill['status'], TextId>> = {
  running: 'connections.running',
  done: 'common.done',
  failed: 'field.failedAt',
  canceled: 'connections.canceled',
}
const SHOWN = 5

/** What the account had before it was connected: counted by a dry run, then fetched, page by page. */
@customElement('history-panel')
export class HistoryPanel extends ConsoleElement {
  static override styles = [
    styles,
    settingsStyles,
    css`
      ul.small {
        margin: 4px 0 0;
        padding-inline-start: 20px;
      }
    `,
  ]

  @property({ attribute: false }) connectionId = ''
  readonly #action = new Action(this)
  readonly #backfills = new Task(this, {
    task: ([id], { signal }) =>
      call<Backfill[]>(`/connections/${id}/backfills`, {
        query: { pageSize: String(SHOWN) },
        signal,
      }),
    args: () => [this.connectionId] as const,
  })

  override render(): TemplateResult {
    const { isBusy, problem } = this.#action
    const start = (label: string, dryRun: boolean, tone = '') =>
      html`<button
        class="button ${tone}"
        aria-disabled=${isBusy ? 'true' : 'false'}
        @click=${() => void this.#start(dryRun)}
      >
        ${label}
      </button>`
    return html`<div class="head low"><h2>${t('connections.historicalData')}</h2></div>
      <section class="panel" aria-label=${t('connections.historicalData')}>
        <div class="row">
          <p class="grow soft">${t('connections.importDataBeforeConnection')}</p>
          <div class="actions">
            ${start(t('connections.dryRun'), true)}
            ${start(t('connections.import'), false, 'primary')}
            <button class="button" @click=${() => void this.#backfills.run()}>
              ${t('connections.refresh')}
            </button>
          </div>
        </div>
        ${loaded(this.#backfills, (all) => this.#renderAll(all), { bones: 1 })}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${problem ? problemNote(problem) : nothing}`
  }

  #renderAll(all: readonly Backfill[]): TemplateResult {
    return html`<ul class="rows">
      ${all.map((one) => this.#renderOne(one))}
    </ul>`
  }

  #renderOne(one: Backfill): TemplateResult {
    const { id, status, dryRun, reason, reasons, createdAt } = one
    const tone = status === 'done' ? 'good' : status === 'failed' ? 'bad' : ''
    return html`<li>
      <div class="grow">
        <strong>${dryRun ? t('connections.dryRun') : t('connections.import')}</strong>
        <span class="badge ${tone}">${t(STATUSES[status])}</span>
        <span class="small soft" title=${exactTime(createdAt)}>${ago(createdAt)}</span>
        <div class="small">${sumOf(one)}</div>
        ${reason ? html`<div class="small bad">${reason}</div>` : nothing}
        ${
          reasons.length > 0
            ? html`<ul class="small soft">
                ${reasons.slice(0, SHOWN).map((why) => html`<li>${why.reason}</li>`)}
              </ul>`
            : nothing
        }
      </div>
      ${
        status === 'running'
          ? html`<button class="button" @click=${() => void this.#cancel(id)}>
              ${t('common.cancel')}
            </button>`
          : nothing
      }
    </li>`
  }

  async #start(dryRun: boolean): Promise<void> {
    const path = `/connections/${this.connectionId}/backfills`
    const begin = () => call(path, { method: 'POST', body: { dryRun } })
    if (await this.#action.run(begin, t('connections.importStarted'))) await this.#backfills.run()
  }

  async #cancel(id: string): Promise<void> {
    const end = () => call(`/backfills/${id}/cancel`, { method: 'POST' })
    if (await this.#action.run(end, t('connections.importStopped'))) await this.#backfills.run()
  }
}

function sumOf({ dryRun, seen, added, leads, sales, amounts, problems }: Backfill): string {
  if (!dryRun) return t('connections.seenReadAddedNew', { seen: count(seen), added: count(added) })
  const worth = amounts.map(({ amount, currency }) => money(Number(amount), currency)).join(' + ')
  const parts = { seen: count(seen), leads: count(leads), sales: count(sales) }
  const text = t('connections.seenReadLeadsLeads', parts)
  const sum = worth ? `${text} (${worth})` : text
  return problems > 0 ? `${sum}, ${t('connections.nProblems', { n: problems })}` : sum
}

declare global {
  interface HTMLElementTagNameMap {
    'history-panel': HistoryPanel
  }
}
