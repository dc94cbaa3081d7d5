import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, LitElement, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { PayoutDetail } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { dialogStyles } from '../base/dialog.ts'
import { day, exactTime, money } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { AddressController } from '../router/router.ts'
import { moneyStyles } from './money.styles.ts'
import { accountName, PAYOUT_STATUSES, payoutStatusName, providerName } from './payout-words.ts'

type Question = 'complete' | 'cancel'

/** One payout: where it stands, what comes next, and the commissions that it pays. */
@customElement('payout-page')
export class PayoutPage extends LitElement {
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
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('Payout')}</h1>
        <a class="button" href="/console/payouts">${t('All payouts')}</a>
      </div>
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
        ${may(this.session, 'payouts.write') ? this.#renderActions(payout) : nothing}
      </section>
      ${renderCommissions(payout)}
      ${this.question ? this.#renderQuestion(payout, this.question) : nothing}`
  }

  #renderActions({ status, provider }: PayoutDetail): TemplateResult | typeof nothing {
    const isByHand = provider === 'manual'
    const isOpen = status === 'processing' || (status === 'sent' && isByHand)
    if (!isOpen) return nothing
    return html`<div class="part actions">
      ${
        isByHand
          ? html`<button class="button primary" @click=${() => this.#ask('complete')}>
              ${t('It is paid …')}
            </button>`
          : nothing
      }
      ${
        status === 'processing'
          ? html`<button class="button danger" @click=${() => this.#ask('cancel')}>
              ${t('Stop it …')}
            </button>`
          : nothing
      }
    </div>`
  }

  #renderQuestion(payout: PayoutDetail, question: Question): TemplateResult {
    const amount = money(payout.amount, payout.currency)
    const { name } = payout.partner
    const closed = () => (this.question = undefined)
    const confirmed = () => void this.#do(payout, question)
    const asked =
      question === 'complete'
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
    const body = question === 'complete' ? { body: {} } : {}
    const isDone = await this.#action.run(() => call(path, { method: 'POST', ...body }))
    if (!isDone) return
    this.renderRoot.querySelector('dialog')?.close()
    await this.#payout.run()
  }
}

function renderCommissions({ commissions, commissionCount }: PayoutDetail): TemplateResult {
  return html`<h2 class="head low">${t('Commissions')}</h2>
    <section class="panel" aria-label=${t('Commissions')}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('For')}</th>
            <th scope="col" class="number">${t('Time')}</th>
            <th scope="col" class="number">${t('Amount')}</th>
          </tr>
        </thead>
        <tbody>
          ${commissions.map(
            (one) =>
              html`<tr>
                <td>
                  <span class="name">${commissionName(one)}</span>
                  <div class="small soft">${one.customer?.name ?? one.customer?.email ?? ''}</div>
                </td>
                <td class="number" title=${exactTime(one.createdAt)}>${day(one.createdAt)}</td>
                <td class="number">${money(one.earnings, one.currency)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${
        commissions.length < commissionCount
          ? html`<p class="note soft">${t('The first 100 are shown.')}</p>`
          : nothing
      }
    </section>`
}

function commissionName({ type, description }: PayoutDetail['commissions'][number]): string {
  if (description) return description
  if (type === 'sale') return t('Sale')
  if (type === 'lead') return t('Lead')
  if (type === 'click') return t('Clicks')
  return type === 'referral' ? t('Referral') : t('Bonus')
}

declare global {
  interface HTMLElementTagNameMap {
    'payout-page': PayoutPage
  }
}
