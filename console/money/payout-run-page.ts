import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { readAll } from '../api/read-all.ts'
import { sessionContext, type Session } from '../api/session.ts'
import type { Member, Payout, PayoutRunDetail } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { progressStyles } from '../checklist/checklist-page.styles.ts'
import { count, exactTime, money } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { AddressController } from '../router/router.ts'
import { moneyStyles } from './money.styles.ts'
import {
  accountName,
  actorName,
  isPayoutStatus,
  PAYOUT_STATUSES,
  payoutStatusName,
  providerName,
} from './payout-words.ts'
import { WhileOpen } from './while-open.ts'
import './payout-files.ts'
import '../base/email-banner.ts'

const SHOWN = 100

interface Shown {
  run: PayoutRunDetail
  members: readonly Member[]
}

/** One run of payouts: how far it has come, what failed and why, and its files; read again while it goes on. */
@customElement('payout-run-page')
export class PayoutRunPage extends ConsoleElement {
  static override styles = [
    styles,
    pageStyles,
    settingsStyles,
    tableStyles,
    progressStyles,
    moneyStyles,
  ]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #shown = new Task(this, {
    task: async ([_id, path], { signal }): Promise<Shown> => {
      const id = path.split('/').at(-1) ?? ''
      const query = { pageSize: String(SHOWN) }
      const [run, members] = await Promise.all([
        call<PayoutRunDetail>(`/payouts/runs/${id}`, { query, signal }),
        readAll<Member>('/members', signal),
      ])
      return { run, members }
    },
    args: () => [this.session?.workspace?.id, location.pathname] as const,
  })

  constructor() {
    super()
    new AddressController(this)
    new WhileOpen(this, {
      isOpen: () => this.#shown.value?.run.totals.some(({ status }) => isOpen(status)) ?? false,
      again: () => this.#shown.run(),
    })
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('field.runId')}</h1>
        <a class="button" href="/console/payouts">${t('payouts.allPayouts')}</a>
      </div>
      <email-banner></email-banner>
      ${loaded(this.#shown, (shown) => this.#renderRun(shown), { bones: 6 })}
    </div>`
  }

  #renderRun({ run, members }: Shown): TemplateResult {
    const ended = run.totals.reduce((sum, one) => sum + (isOpen(one.status) ? 0 : one.payouts), 0)
    const all = run.payoutCount
    const failed = run.payouts.filter(({ status }) => status === 'failed')
    return html`<section class="panel" aria-label=${t('payouts.progress')}>
        <div class="row">
          <div class="grow">
            <strong role="status">
              ${
                ended === all
                  ? t('payouts.allCountPayoutsCompleted', { count: all })
                  : t('payouts.doneAllPayoutsCompleted', { done: count(ended), all: count(all) })
              }
            </strong>
            <div class="small soft">
              ${t('payouts.confirmedNameTime', {
                name: actorName(run.confirmedBy, members),
                time: exactTime(run.createdAt),
              })}${run.approved ? ` · ${t('payouts.approvedSecondPerson')}` : ''}
            </div>
          </div>
          ${
            run.draftId
              ? html`<a class="button" href="/console/payouts/drafts/${run.draftId}">
                  ${t('payouts.viewDraft')}
                </a>`
              : nothing
          }
        </div>
        <div class="row">
          <progress
            max=${Math.max(all, 1)}
            .value=${ended}
            aria-label=${t('payouts.progress')}
          ></progress>
        </div>
        ${run.error ? html`<div class="part wrong"><p class="bad">${run.error}</p></div>` : nothing}
        ${renderSums(run)}
      </section>
      ${failed.length > 0 ? renderFailed(failed) : nothing}
      <payout-files
        .session=${this.session}
        .runId=${run.id}
        @changed=${() => void this.#shown.run()}
      ></payout-files>
      ${renderPayouts(run)}`
  }
}

function isOpen(status: Payout['status']): boolean {
  return status === 'pending' || status === 'processing' || status === 'sent'
}

/** Renders how much stands where, in the order in which payouts go on. */
function renderSums({ totals }: PayoutRunDetail): TemplateResult {
  const states = Object.keys(PAYOUT_STATUSES).filter(isPayoutStatus)
  return html`<dl class="sums">
    ${states.flatMap((state) => {
      const here = totals.filter(({ status }) => status === state)
      if (here.length === 0) return []
      const payouts = here.reduce((sum, one) => sum + one.payouts, 0)
      const currencies = [...new Set(here.map(({ currency }) => currency))]
      return html`<div>
        <dt>${payoutStatusName(state)}: ${count(payouts)}</dt>
        ${currencies.map((currency) => {
          const same = here.filter((one) => one.currency === currency)
          const sum = same.reduce((all, { amount }) => all + amount, 0)
          return html`<dd class="sum">${money(sum, currency)}</dd>`
        })}
      </div>`
    })}
  </dl>`
}

function renderFailed(failed: readonly Payout[]): TemplateResult {
  return html`<section class="panel below" aria-label=${t('field.failedAt')}>
    <ul class="rows">
      ${failed.map(
        ({ id, partner, amount, currency, failureReason }) =>
          html`<li>
            <div class="grow">
              <strong>${partner.name}</strong>
              <div class="bad">${failureReason}</div>
              <div class="small soft">${t(PAYOUT_STATUSES.failed.about)}</div>
            </div>
            <strong class="number">${money(amount, currency)}</strong>
            <a class="button" href="/console/payouts/${id}">${t('payouts.nextSteps')}</a>
          </li>`,
      )}
    </ul>
  </section>`
}

function renderPayouts({ id, payouts, payoutCount }: PayoutRunDetail): TemplateResult {
  return html`<h2 class="head low">${t('field.lines')}</h2>
    <section class="panel" aria-label=${t('field.lines')}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('field.partnerId')}</th>
            <th scope="col">${t('field.status')}</th>
            <th scope="col" class="wide">${t('field.masked')}</th>
            <th scope="col" class="number">${t('field.amount')}</th>
          </tr>
        </thead>
        <tbody>
          ${payouts.map(renderRow)}
        </tbody>
      </table>
      ${
        payouts.length < payoutCount
          ? html`<div class="more">
              <a class="button" href="/console/payouts?run=${id}">${t('common.showAll')}</a>
            </div>`
          : nothing
      }
    </section>`
}

function renderRow(payout: Payout): TemplateResult {
  const { id, partner, status, provider, amount, currency } = payout
  return html`<tr>
    <td>
      <a class="name" href="/console/payouts/${id}">${partner.name}</a>
      <div class="small soft">${partner.email}</div>
    </td>
    <td><span class="badge ${PAYOUT_STATUSES[status].tone}">${payoutStatusName(status)}</span></td>
    <td class="wide">
      ${providerName(provider)}
      <div class="small soft">${accountName(payout)}</div>
    </td>
    <td class="number">${money(amount, currency)}</td>
  </tr>`
}

declare global {
  interface HTMLElementTagNameMap {
    'payout-run-page': PayoutRunPage
  }
}
