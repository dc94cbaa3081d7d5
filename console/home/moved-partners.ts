import { Task } from '@lit/task'
import { html, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call, unexpected } from '../api/client.ts'
import type { AnalyticsRow, Partner } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { reportCurrency } from '../base/currencies.ts'
import { change, count, money } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { timeZone } from '../base/time-zone.ts'
import { BASE } from '../router/router.ts'
import { findMoves, type Move } from './find-moves.ts'
import { homeStyles } from './home.styles.ts'
import { monthToDate } from './month-to-date.ts'

interface Moved extends Move {
  partner: Partner
}

/** The partners whose revenue changed most, compared with the same days of last month. */
@customElement('moved-partners')
export class MovedPartners extends ConsoleElement {
  static override styles = [styles, settingsStyles, homeStyles]

  @property({ attribute: false }) programIds: readonly string[] = []
  readonly #moved = new Task(this, {
    task: ([ids], { signal }) => readMoved(ids, signal),
    args: () => [this.programIds] as const,
  })

  override render(): TemplateResult {
    return html`<section class="panel" aria-label=${t('home.biggestChanges')}>
      <h2>${t('home.biggestChanges')}</h2>
      ${loaded(this.#moved, renderMoved)}
    </section>`
  }
}

async function readMoved(ids: readonly string[], signal: AbortSignal): Promise<Moved[]> {
  const { start, end, previousStart, previousEnd } = monthToDate()
  const read = async (from: string, to: string) => {
    const time = { start: from, end: to, timezone: timeZone() }
    const query = { ...time, event: 'composite', groupBy: 'top_links', programId: ids.join(',') }
    const rows = await call<AnalyticsRow[]>('/analytics', { query, signal })
    if (!Array.isArray(rows)) throw unexpected()
    return rows
  }
  const [now, before] = await Promise.all([read(start, end), read(previousStart, previousEnd)])
  return Promise.all(
    findMoves(now, before).map(async (move) => {
      const path = `/partners/${encodeURIComponent(move.partnerId)}`
      return { ...move, partner: await call<Partner>(path, { signal }) }
    }),
  )
}

function renderMoved(moved: readonly Moved[]): TemplateResult {
  if (moved.length === 0) return html`<p class="done soft">${t('home.noSalesToCompare')}</p>`
  const currency = reportCurrency()
  return html`<ul class="rows">
    ${moved.map(({ partner, now, before }) => {
      const difference = change(now.revenue, before.revenue)
      const isMore = now.revenue > before.revenue
      return html`<li>
        <div class="grow">
          <a class="person" href="${BASE}/partners/${partner.id}?program=${partner.programId}">
            ${partner.name}
          </a>
          <span class="small soft block">
            ${t('home.partnerChange', {
              salesBefore: count(before.sales),
              sales: count(now.sales),
              clicksBefore: count(before.clicks),
              clicks: count(now.clicks),
            })}
          </span>
        </div>
        <span class="number">
          <span class="block">${money(now.revenue, currency)}</span>
          <span class="small block ${isMore ? 'good' : 'bad'}">
            ${difference?.text ?? t('home.newRevenue')}
          </span>
        </span>
      </li>`
    })}
  </ul>`
}

declare global {
  interface HTMLElementTagNameMap {
    'moved-partners': MovedPartners
  }
}
