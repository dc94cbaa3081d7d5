import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { PayoutDetail } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import { exactTime, money } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { AddressController } from '../router/router.ts'
import { ledgerPath } from './ledger-filters.ts'
import { moneyStyles } from './money.styles.ts'
import { payoutCommissions } from './payout-commissions.ts'
import { isOnline, nextSteps, reasonField, stepsOf, type Step } from './payout-steps.ts'
import { accountName, PAYOUT_STATUSES, payoutStatusName, providerName } from './payout-words.ts'
import { WhileOpen } from './while-open.ts'
import '../base/email-banner.ts'

type Question = Exclude<Step, 'retry'>

/** One payout: where it stands, what comes next, and the commissions that it pays. */
@customElement('payout-page')
export class PayoutPage extends ConsoleElement {
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
  readonly #payout = new Task(this, {
    task: ([_id, path], { signal }) =>
      call<PayoutDetail>(`/payouts/${path.split('/').at(-1) ?? ''}`, { signal }),
    args: () => [this.session?.workspace?.id, location.pathname] as const,
  })

  constructor() {
    super()
    new AddressController(this)
    new WhileOpen(this, {
      isOpen: () => {
        const payout = this.#payout.value
        return payout !== undefined && isMoving(payout) && !this.question
      },
      again: () => this.#payout.run(),
    })
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('field.payoutId')}</h1>
        <div class="actions wrap">
          ${
            this.#payout.value
              ? html`<a class="button" href=${ledgerPath({ payoutId: this.#payout.value.id })}>
                    ${t('partners.viewEntries')}
                  </a>
                  <a class="button" href="/console/payouts/runs/${this.#payout.value.invoiceId}">
                    ${t('field.runId')}
                  </a>`
              : nothing
          }
          <a class="button" href="/console/payouts">${t('payouts.allPayouts')}</a>
        </div>
      </div>
      <email-banner></email-banner>
      ${loaded(this.#payout, (payout) => this.#renderPayout(payout), { bones: 6 })}
    </div>`
  }

  #renderPayout(payout: PayoutDetail): TemplateResult {
    const { status, partner, amount, currency, provider, transfer } = payout
    const reason = payout.failureReason ?? transfer.lastError
    const since = payout.paidAt ?? payout.failedAt ?? payout.sentAt ?? payout.createdAt
    return html`<section class="panel" aria-label=${t('field.payoutId')}>
        <dl class="sums">
          <div>
            <dt>${partner.name}</dt>
            <dd class="sum">${money(amount, currency)}</dd>
          </div>
          <div>
            <dt>${t('field.status')}</dt>
            <dd>
              <span class="badge ${PAYOUT_STATUSES[status].tone}">${payoutStatusName(status)}</span>
            </dd>
          </div>
          <div>
            <dt>${t('payouts.statusSince')}</dt>
            <dd>${exactTime(since)}</dd>
          </div>
          <div>
            <dt>${t('field.masked')}</dt>
            <dd>${providerName(provider)} <span class="soft">${accountName(payout)}</span></dd>
          </div>
          ${
            transfer.reference
              ? html`<div>
                  <dt>${t('payouts.reference')}</dt>
                  <dd>${transfer.reference}</dd>
                </div>`
              : nothing
          }
        </dl>
        <div class="part ${status === 'failed' ? 'wrong' : ''}">
          ${reason ? html`<p><strong>${reason}</strong></p>` : nothing}
          <p class="soft">${t(PAYOUT_STATUSES[status].about)}</p>
          ${this.#action.problem && !this.question ? problemNote(this.#action.problem) : nothing}
        </div>
        ${may(this.session, 'payouts.write') ? [this.#renderActions(payout), nextSteps(payout)] : nothing}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${payoutCommissions(payout)}
      ${this.question ? this.#renderQuestion(payout, this.question) : nothing}`
  }

  #renderActions(payout: PayoutDetail): TemplateResult | typeof nothing {
    const steps = stepsOf(payout)
    if (steps.length === 0) return nothing
    const button = (step: Question, name: string, kind = '') =>
      steps.includes(step)
        ? html`<button class="button ${kind}" @click=${() => this.#ask(step)}>${name}</button>`
        : nothing
    return html`<div class="part actions wrap">
      ${
        steps.includes('retry')
          ? html`<button
              class="button ${payout.transfer.lastError ? 'primary' : ''}"
              aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
              @click=${() => void this.#retry(payout)}
            >
              ${t('common.retryNow')}
            </button>`
          : nothing
      }
      ${button('complete', t('payouts.markPaidDialog'), 'primary')}
      ${button('fail', t('payouts.markFailedDialog'))}
      ${button('cancel', t('payouts.cancelPayoutDialog'), 'danger')}
    </div>`
  }

  #renderQuestion(payout: PayoutDetail, question: Question): TemplateResult {
    const amount = money(payout.amount, payout.currency)
    const { name } = payout.partner
    const closed = () => (this.question = undefined)
    const confirmed = () => void this.#do(payout, question)
    const asked =
      question === 'fail'
        ? {
            title: t('payouts.markAmountFailedQuestion', { amount }),
            body: reasonField(this.#action.problem?.issues['reason']),
            action: t('payouts.markFailed'),
          }
        : question === 'complete'
          ? {
              title: t('payouts.markAmountPaidQuestion', { amount }),
              body: t('payouts.confirmNameReceivedMoney', { name }),
              action: t('payouts.markPaid'),
            }
          : {
              title: t('payouts.cancelPayoutNameQuestion', { name }),
              body: t('payouts.amountBecomesPayableAgain', { amount }),
              action: t('payouts.cancelPayout'),
            }
    return confirmDialog({ ...asked, confirmed, closed }, this.#action)
  }

  #ask(question: Question): void {
    this.#action.clear()
    this.question = question
  }

  async #do({ id }: PayoutDetail, question: Question): Promise<void> {
    const path = `/payouts/${encodeURIComponent(id)}/${question}`
    const reason = this.renderRoot.querySelector<HTMLInputElement>('[name=reason]')
    if (reason && !reason.reportValidity()) return
    const body = reason ? { body: { reason: reason.value } } : { body: {} }
    const isDone = await this.#action.run(() =>
      call(path, { method: 'POST', ...(question === 'cancel' ? {} : body) }),
    )
    if (!isDone) return
    this.renderRoot.querySelector('dialog')?.close()
    await this.#payout.run()
  }

  async #retry({ id }: PayoutDetail): Promise<void> {
    const path = `/payouts/${encodeURIComponent(id)}/retry`
    await this.#action.run(
      () => call(path, { method: 'POST' }),
      t('payouts.retryingNowPageUpdates'),
    )
  }
}

/** Tells whether a payout goes on without anybody here. */
function isMoving(payout: PayoutDetail): boolean {
  return isOnline(payout) && (payout.status === 'processing' || payout.status === 'sent')
}

declare global {
  interface HTMLElementTagNameMap {
    'payout-page': PayoutPage
  }
}
