import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { may, type Session } from '../api/session.ts'
import type { PayoutCalendar as Calendar } from '../api/wire.gen.ts'
import { chosenProgramId } from '../base/chosen-program-id.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { readChosenPrograms } from '../brand/chosen-program.ts'
import { ago, count, day, money } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { AddressController } from '../router/router.ts'
import { barsOf } from './calendar-bars.ts'
import { calendarStyles } from './calendar.styles.ts'
import { moneyStyles } from './money.styles.ts'

type Sum = Calendar['later'][number]

/** A workspace has few programs. */
const MAX_PROGRAMS = 5

interface Shown {
  calendar: Calendar
  /** The program's name, where there are several. */
  name: string
}

/** What becomes payable in the next weeks, day by day, and the next payout days. The program is in the address. */
@customElement('payout-calendar')
export class PayoutCalendar extends ConsoleElement {
  static override styles = [styles, settingsStyles, tableStyles, moneyStyles, calendarStyles]

  @property({ attribute: false }) session: Session | undefined
  readonly #shown = new Task(this, {
    task: async ([_id, _program], { signal }): Promise<readonly Shown[]> => {
      const programs = await readChosenPrograms(signal)
      return Promise.all(
        programs.slice(0, MAX_PROGRAMS).map(async ({ id, name }) => {
          const query = { programId: id }
          const calendar = await call<Calendar>('/payouts/calendar', { query, signal })
          return { calendar, name: programs.length > 1 ? name : '' }
        }),
      )
    },
    args: () => [this.session?.workspace?.id, chosenProgramId()] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    return loaded(this.#shown, (shown) => shown.map((one) => this.#renderCalendar(one)), {
      bones: 4,
    })
  }

  #renderCalendar({ calendar, name }: Shown): TemplateResult {
    const { days, later, held, lastDay } = calendar
    const title = [t('payouts.upcomingAmounts'), name].filter(Boolean).join(' · ')
    const isEmpty = days.length === 0 && later.length === 0 && held.length === 0
    return html`<section class="panel below" aria-label=${title}>
      <div class="row">
        <h2 class="grow">${title}</h2>
      </div>
      ${
        isEmpty
          ? html`<p class="note soft">${t('payouts.noCommissionsHoldingPeriod')}</p>`
          : html`<dl class="sums part">
              ${renderSum(t('payouts.payableDay', { day: day(lastDay) }), days, calendar)}
              ${later.length > 0 ? renderSum(t('payouts.later'), later, calendar) : nothing}
              ${held.length > 0 ? renderSum(t('payouts.onHold'), held, calendar) : nothing}
            </dl>`
      }
      ${days.length > 0 ? renderBars(calendar) : nothing} ${this.#renderPayoutDays(calendar)}
    </section>`
  }

  #renderPayoutDays({ payoutDays, interval, programId, currency }: Calendar): TemplateResult {
    if (interval === 'manual') {
      return html`<p class="note soft">
        ${t('payouts.noPayoutsScheduledPayout')}
        ${
          may(this.session, 'program.write')
            ? html`<a href="/console/program?program=${programId}">${t('payouts.setSchedule')}</a>`
            : nothing
        }
      </p>`
    }
    return html`<ul class="rows part-rows" aria-label=${t('payouts.upcomingPayouts')}>
      ${payoutDays.map(
        ({ day: date, amounts }) =>
          html`<li>
            <div class="grow">
              <strong>${t('payouts.payoutOnDay', { day: day(date) })}</strong>
              <span class="small soft block">${ago(date)}</span>
            </div>
            <span class="number">
              ${
                amounts.length === 0
                  ? html`<span class="soft">${money(0, currency)}</span>`
                  : amounts.map(
                      (one) =>
                        html`<span class="block"
                          >${t('payouts.upToAmount', { amount: money(one.amount, one.currency) })}</span
                        >`,
                    )
              }
            </span>
          </li>`,
      )}
    </ul>`
  }
}

function renderSum(name: string, sums: readonly Sum[], { currency }: Calendar): TemplateResult {
  const currencies = [...new Set([currency, ...sums.map((sum) => sum.currency)])]
  const amounts = currencies.map((one) => {
    const same = sums.filter((sum) => sum.currency === one)
    return { currency: one, amount: same.reduce((all, { amount }) => all + amount, 0) }
  })
  return html`<div>
    <dt>${name}</dt>
    <dd class="sum">
      ${amounts.map((one) => html`<div>${money(one.amount, one.currency)}</div>`)}
    </dd>
  </div>`
}

/** Draws each day as a bar, in the program's currency; the table below has all of them in words. */
function renderBars(calendar: Calendar): TemplateResult {
  const { currency, lastDay, today, days, payoutDays } = calendar
  const bars = barsOf(calendar)
  const dates = payoutDays.map(({ day: date }) => day(date)).join(', ')
  const label = t('payouts.becomingPayable', {
    from: day(today),
    to: day(lastDay),
  })
  return html`<div
      class="chart"
      role="img"
      aria-label=${dates ? `${label}. ${t('payouts.upcomingPayouts')}: ${dates}` : label}
    >
      ${bars.map(
        ({ day: date, amount, height, isPayoutDay }) =>
          html`<span
            class="day ${isPayoutDay ? 'paid' : ''}"
            title=${amount === 0 ? day(date) : `${day(date)}: ${money(amount, currency)}`}
            ><span class="bar" .style=${`block-size:${height}%`}></span
          ></span>`,
      )}
    </div>
    <div class="axis small soft" aria-hidden="true">
      <span>${day(today)}</span>
      ${payoutDays.length > 0 ? html`<span class="legend">${t('payouts.payoutDay')}</span>` : nothing}
      <span>${day(lastDay)}</span>
    </div>
    <details>
      <summary>${t('payouts.dayByDay')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('field.day')}</th>
            <th scope="col" class="number">${t('field.commissions')}</th>
            <th scope="col" class="number">${t('field.amount')}</th>
          </tr>
        </thead>
        <tbody>
          ${days.map(
            (one) =>
              html`<tr>
                <td>${day(one.day)}</td>
                <td class="number">${count(one.commissions)}</td>
                <td class="number">${money(one.amount, one.currency)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>`
}

declare global {
  interface HTMLElementTagNameMap {
    'payout-calendar': PayoutCalendar
  }
}
