import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call, unexpected } from '../api/client.ts'
import type { AnalyticsRow, EarningsReport, PayoutCalendar } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { reportCurrency } from '../base/currencies.ts'
import { change, day, money } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { timeZone } from '../base/time-zone.ts'
import { BASE } from '../router/router.ts'
import { homeStyles } from './home.styles.ts'
import { monthToDate, sumMonths, type MonthToDate } from './month-to-date.ts'

/** Calendars are read one by one: a workspace has few programs. */
const MAX_PROGRAMS = 5

interface Months {
  now: number
  before: number
}

interface Figures {
  days: MonthToDate
  currency: string
  revenue: Months
  commissions: Months
}

/** What the programs brought and cost this month, and what is paid next. */
@customElement('month-figures')
export class MonthFigures extends ConsoleElement {
  static override styles = [styles, settingsStyles, homeStyles]

  @property({ attribute: false }) programIds: readonly string[] = []
  readonly #figures = new Task(this, {
    task: ([ids], { signal }) => readFigures(ids, signal),
    args: () => [this.programIds] as const,
  })
  readonly #calendars = new Task(this, {
    task: ([ids], { signal }) =>
      Promise.all(
        ids.slice(0, MAX_PROGRAMS).map((programId) => {
          return call<PayoutCalendar>('/payouts/calendar', { query: { programId }, signal })
        }),
      ),
    args: () => [this.programIds] as const,
  })

  override render(): TemplateResult {
    return html`<div class="strip">
      <section class="panel" aria-label=${t('home.thisMonth')}>
        ${loaded(this.#figures, renderFigures, { bones: 2 })}
      </section>
      <section class="panel" aria-label=${t('payouts.payableNow')}>
        <h2>${t('payouts.payableNow')}</h2>
        ${loaded(this.#calendars, renderPayable, { bones: 2 })}
      </section>
    </div>`
  }
}

async function readFigures(ids: readonly string[], signal: AbortSignal): Promise<Figures> {
  const days = monthToDate()
  const time = { start: days.previousStart, end: days.end, timezone: timeZone() }
  const query = { ...time, event: 'composite', groupBy: 'timeseries', programId: ids.join(',') }
  const [rows, earned] = await Promise.all([
    call<AnalyticsRow[]>('/analytics', { query, signal }),
    call<EarningsReport>('/analytics/earnings', { query: time, signal }),
  ])
  if (!Array.isArray(rows) || !Array.isArray(earned.series)) throw unexpected()
  return {
    days,
    currency: reportCurrency(),
    revenue: sumMonths(rows, ({ saleAmount }) => saleAmount, days),
    commissions: sumMonths(earned.series, ({ earnings }) => earnings, days),
  }
}

function renderFigures({ days, currency, revenue, commissions }: Figures): TemplateResult {
  const gain = {
    now: revenue.now - commissions.now,
    before: revenue.before - commissions.before,
  }
  return html`<h2>
      ${t('home.thisMonth')}
      <span class="small soft period">
        ${t('home.monthComparison', {
          start: day(days.start),
          end: day(days.end),
          previousStart: day(days.previousStart),
          previousEnd: day(days.previousEnd),
        })}
      </span>
    </h2>
    <dl class="tiles">
      ${renderTile(t('home.revenueThroughPartners'), revenue, currency)}
      ${renderTile(t('field.commissions'), commissions, currency, { isCost: true })}
      ${renderTile(t('home.afterCommissions'), gain, currency)}
    </dl>`
}

function renderTile(
  name: string,
  { now, before }: Months,
  currency: string,
  { isCost = false } = {},
): TemplateResult {
  const difference = change(now, before)
  return html`<div>
    <dt>${name}</dt>
    <dd>
      <span class="total">${money(now, currency)}</span>
      ${
        difference
          ? html`<span class="small ${isCost ? 'soft' : difference.tone}">${difference.text}</span>`
          : nothing
      }
      <span class="small soft block">
        ${t('home.previously', { amount: money(before, currency) })}
      </span>
    </dd>
  </div>`
}

function renderPayable(calendars: readonly PayoutCalendar[]): TemplateResult {
  const sums = new Map<string, number>()
  for (const { currency, payable } of calendars) {
    sums.set(currency, sums.get(currency) ?? 0)
    for (const sum of payable) sums.set(sum.currency, (sums.get(sum.currency) ?? 0) + sum.amount)
  }
  const [next] = calendars.flatMap(({ payoutDays }) => payoutDays.map((one) => one.day)).sort()
  return html`<div class="payable">
    ${[...sums].map(
      ([currency, amount]) => html`<span class="total">${money(amount, currency)}</span>`,
    )}
    <span class="small soft">
      ${next ? t('home.nextPayout', { day: day(next) }) : t('home.noPayoutScheduled')}
    </span>
    <a class="small" href="${BASE}/payouts">${t('home.viewPayouts')}</a>
  </div>`
}

declare global {
  interface HTMLElementTagNameMap {
    'month-figures': MonthFigures
  }
}
