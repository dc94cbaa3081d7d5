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
        <h1>${t('Payout')}</h1>
        <div class="actions wrap">
          ${
            this.#payout.value
              ? html`<a class="button" href=${ledgerPath({ payoutId: this.#payout.value.id })}>
                    ${t('Show the entries')}
                  </a>
                  <a class="button" href="/console/payouts/runs/${this.#payout.value.invoiceId}">
                    ${t('Payout run')}
                  </a>`
              : nothing
          }
          <a class="button" href="/console/payouts">${t('All payouts')}</a>
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
    return html`<section class="panel" aria-label=${t('Payout')}>
        <dl class="sums">
          <div>
            <dt>${partner.name}</dt>
            <dd class="sum">${money(amount, currency)}</dd>
          </div>
          <div>
            <dt>${t('Status')}</dt>
            <dd>
              <span class="badge ${PAYOUT_STATUSES[status].tone}">${payoutStatusName(status)}</span>
            </dd>
          </div>
          <div>
            <dt>${t('Since')}</dt>
            <dd>${exactTime(since)}</dd>
          </div>
          <div>
            <dt>${t('Goes to')}</dt>
            <dd>${providerName(provider)} <span class="soft">${accountName(payout)}</span></dd>
          </div>
          ${
            transfer.reference
              ? html`<div>
                  <dt>${t('Reference')}</dt>
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
              ${t('Try now')}
            </button>`
          : nothing
      }
      ${button('complete', t('It is paid …'), 'primary')}
      ${button('fail', t('It did not arrive …'))} ${button('cancel', t('Stop it …'), 'danger')}
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
            title: t('Did {amount} not arrive?', { amount }),
            body: reasonField(this.#action.problem?.issues['reason']),
            action: t('It did not arrive'),
          }
        : question === 'complete'
          ? {
              title: t('Is {amount} paid?', { amount }),
              body: t('Say so once {name} has the money. It cannot be taken back.', { name }),
              action: t('{amount} is paid', { amount }),
            }
          : {
              title: t('Stop the payout to {name}?', { name }),
              body: t('The {amount} are payable again: the next payout takes them.', { amount }),
              action: t('Stop the payout'),
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
      t('It is tried now: this page shows what becomes of it.'),
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
