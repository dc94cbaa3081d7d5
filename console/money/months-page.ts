import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call, unexpected } from '../api/client.ts'
import { readAll } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Closing, Member, Program } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import { day, money, monthName } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { AddressController } from '../router/router.ts'
import { monthBefore, nextMonth } from './ledger-filters.ts'
import { moneyStyles } from './money.styles.ts'
import { actorName } from './payout-words.ts'

interface Shown {
  programs: readonly Program[]
  program: Program | undefined
  closings: readonly Closing[]
  members: readonly Member[]
}
interface Question {
  program: Program
  month: string
}

/** The closed months of a program, and the next one to close. The program is in the address. */
@customElement('months-page')
export class MonthsPage extends ConsoleElement {
  static override styles = [
    styles,
    pageStyles,
    settingsStyles,
    tableStyles,
    moneyStyles,
    dialogStyles,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private question: Question | undefined
  readonly #action = new Action(this)
  readonly #shown = new Task(this, {
    task: async ([_id, address], { signal }): Promise<Shown> => {
      const [programs, members] = await Promise.all([
        readAll<Program>('/programs', signal),
        readAll<Member>('/members', signal),
      ])
      const chosen = new URLSearchParams(address).get('program')
      const program = programs.find(({ id }) => id === chosen) ?? programs[0]
      const closings = program ? await readClosings(program, signal) : []
      return { programs, program, closings, members }
    },
    args: () => [this.session?.workspace?.id, location.search] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.closedPeriods')}</h1>
        <a class="button" href="/console/ledger">${t('common.ledger')}</a>
      </div>
      <p class="lead soft">${t('ledger.entriesClosedPeriodNever')}</p>
      ${loaded(this.#shown, (shown) => this.#renderShown(shown))}
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.question ? this.#renderQuestion(this.question) : nothing}
    </div>`
  }

  #renderShown({ program, closings, members }: Shown): TemplateResult {
    if (!program) return html`<p class="soft">${t('common.noProgramYet')}</p>`
    const next = nextToClose(closings)
    return html`<section class="panel" aria-label=${t('common.closedPeriods')}>
      ${
        next && may(this.session, 'program.write')
          ? html`<div class="row">
              <span class="grow"
                >${t('ledger.nextMonthCloseMonth', { month: monthName(next) })}</span
              >
              <button class="button" @click=${() => this.#ask({ program, month: next })}>
                ${t('ledger.closeMonthDialog', { month: monthName(next) })}
              </button>
            </div>`
          : nothing
      }
      ${
        closings.length === 0
          ? html`<p class="note soft">${t('ledger.noClosedPeriodsYet')}</p>`
          : renderClosings(closings, members)
      }
    </section>`
  }

  #renderQuestion({ program, month }: Question): TemplateResult {
    return confirmDialog(
      {
        title: t('ledger.closeMonthQuestion', { month: monthName(month) }),
        body: t('ledger.closesMonthAllEarlier', {
          month: monthName(month),
          program: program.name,
        }),
        action: t('ledger.closeMonth', { month: monthName(month) }),
        confirmed: () => void this.#close({ program, month }),
        closed: () => (this.question = undefined),
      },
      this.#action,
    )
  }

  #ask(question: Question): void {
    this.#action.clear()
    this.question = question
  }

  async #close({ program, month }: Question): Promise<void> {
    const path = `/programs/${encodeURIComponent(program.id)}/closings`
    const isDone = await this.#action.run(
      () => call<Closing>(path, { method: 'POST', body: { month } }),
      t('ledger.monthClosed', { month: monthName(month) }),
    )
    if (!isDone) return
    this.renderRoot.querySelector('dialog')?.close()
    await this.#shown.run()
  }
}

/** Returns the month that may be closed next; undefined while it is not over. */
function nextToClose([last]: readonly Closing[]): string | undefined {
  const present = new Date().toISOString().slice(0, 7)
  const month = last ? nextMonth(last.month) : monthBefore(present)
  return month < present ? month : undefined
}

function renderClosings(closings: readonly Closing[], members: readonly Member[]): TemplateResult {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${t('field.month')}</th>
        <th scope="col" class="wide">${t('ledger.closed')}</th>
        <th scope="col" class="number wide">${t('ledger.pendingHold')}</th>
        <th scope="col" class="number">${t('common.payable')}</th>
        <th scope="col" class="number">${t('ledger.totalPaid')}</th>
      </tr>
    </thead>
    <tbody>
      ${closings.map(
        ({ programId, month, closedAt, closedBy, balances }) =>
          html`<tr>
            <td>
              <a class="name" href="/console/ledger?month=${month}&program=${programId}"
                >${monthName(month)}</a
              >
            </td>
            <td class="wide">
              ${day(closedAt)}
              <div class="small soft">${actorName(closedBy, members)}</div>
            </td>
            ${(['accrued', 'payable', 'paid'] as const).map(
              (account) =>
                html`<td class="number ${account === 'accrued' ? 'wide' : ''}">
                  ${balances.map(
                    ({ closing, currency }) =>
                      html`<div>${money(closing[account], currency)}</div>`,
                  )}
                </td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** Reads the last closed months of a program, the latest first. @throws Problem */
async function readClosings({ id }: Program, signal: AbortSignal): Promise<Closing[]> {
  const path = `/programs/${encodeURIComponent(id)}/closings`
  const answer = await call<Closing[]>(path, { query: { pageSize: '100' }, signal })
  if (!Array.isArray(answer)) throw unexpected()
  return answer
}

declare global {
  interface HTMLElementTagNameMap {
    'months-page': MonthsPage
  }
}
