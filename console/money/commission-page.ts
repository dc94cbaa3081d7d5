import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { ExplainedCommission } from '../api/wire.gen.ts'
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
import { t } from '../base/texts.ts'
import '../../widgets/receipt/receipt.ts'
import { AddressController } from '../router/router.ts'
import {
  aboutCommission,
  COMMISSION_STATUSES,
  commissionStatusName,
  commissionTypeName,
} from './commission-words.ts'
import { moneyStyles } from './money.styles.ts'
import '../base/email-banner.ts'
import './adjust-dialog.ts'

type Change = 'hold' | 'pending' | 'canceled'

/** One commission: how its amount came about, where it stands, and what can be done about it. */
@customElement('commission-page')
export class CommissionPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, moneyStyles, dialogStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private change: Change | undefined
  @state() private isAdjusting = false
  readonly #action = new Action(this)
  readonly #commission = new Task(this, {
    task: ([_id, path], { signal }) =>
      call<ExplainedCommission>(`/commissions/${path.split('/').at(-1) ?? ''}`, { signal }),
    args: () => [this.session?.workspace?.id, location.pathname] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('field.commissionId')}</h1>
        <a class="button" href="/console/commissions">${t('common.allCommissions')}</a>
      </div>
      <email-banner></email-banner>
      ${loaded(this.#commission, (commission) => this.#renderCommission(commission), { bones: 6 })}
    </div>`
  }

  #renderCommission(commission: ExplainedCommission): TemplateResult {
    const { partner, programId, payoutId, earnings, currency } = commission
    const { status, type, createdAt, maturesAt } = commission
    return html`<section class="panel" aria-label=${t('field.commissionId')}>
        <dl class="sums">
          <div>
            <dt>
              <a href="/console/partners/${partner.id}?program=${programId}">${partner.name}</a>
            </dt>
            <dd class="sum">${money(earnings, currency)}</dd>
          </div>
          <div>
            <dt>${t('field.status')}</dt>
            <dd>
              <span class="badge ${COMMISSION_STATUSES[status].tone}">
                ${commissionStatusName(status)}
              </span>
            </dd>
          </div>
          <div>
            <dt>${t('field.type')}</dt>
            <dd>${commissionTypeName(type)}</dd>
          </div>
          <div>
            <dt>${t('common.time')}</dt>
            <dd>${exactTime(createdAt)}</dd>
          </div>
          ${
            status === 'pending'
              ? html`<div>
                  <dt>${t('commissions.payableFrom')}</dt>
                  <dd>${exactTime(maturesAt)}</dd>
                </div>`
              : nothing
          }
        </dl>
        <div class="part">
          <p class="soft">${aboutCommission(commission)}</p>
          <a href="/console/ledger?partner=${partner.id}"
            >${t('commissions.ledgerName', { name: partner.name })}</a
          >
          ${payoutId ? html`<a href="/console/payouts/${payoutId}">${t('field.payoutId')}</a>` : nothing}
          ${this.#action.problem && !this.change ? problemNote(this.#action.problem) : nothing}
        </div>
        ${may(this.session, 'program.write') ? this.#renderActions(commission) : nothing}
      </section>
      ${renderWhy(commission)}
      ${this.change ? this.#renderQuestion(commission, this.change) : nothing}
      ${
        this.isAdjusting
          ? html`<adjust-dialog
              .commission=${commission}
              @adjusted=${() => void this.#commission.run()}
              @closed=${() => (this.isAdjusting = false)}
            ></adjust-dialog>`
          : nothing
      }`
  }

  #renderActions({ status, payoutId, holdReason }: ExplainedCommission) {
    const isOpen = !payoutId && ['pending', 'hold', 'processed'].includes(status)
    if (!isOpen) return nothing
    return html`<div class="part actions">
      ${
        status !== 'hold'
          ? html`<button class="button" @click=${() => this.#ask('hold')}>
              ${t('commissions.hold')}
            </button>`
          : holdReason === 'rate_missing'
            ? nothing
            : html`<button class="button primary" @click=${() => this.#ask('pending')}>
                ${t('commissions.release')}
              </button>`
      }
      ${
        holdReason === 'rate_missing'
          ? nothing
          : html`<button class="button" @click=${() => (this.isAdjusting = true)}>
              ${t('commissions.adjust')}
            </button>`
      }
      <button class="button danger" @click=${() => this.#ask('canceled')}>
        ${t('commissions.void')}
      </button>
    </div>`
  }

  #renderQuestion(commission: ExplainedCommission, change: Change): TemplateResult {
    const values = {
      amount: money(commission.earnings, commission.currency),
      name: commission.partner.name,
    }
    const asked = {
      hold: {
        title: t('commissions.holdAmount', values),
        body: t('commissions.isntPaidOutUntil'),
        action: t('commissions.holdCommission'),
      },
      pending: {
        title: t('commissions.releaseAmount', values),
        body: t('commissions.holdingPeriodContinuesBecomes'),
        action: t('commissions.releaseCommission'),
      },
      canceled: {
        title: t('commissions.voidCommissionQuestion'),
        body: t('commissions.nameWontPaidAmount', values),
        action: t('commissions.voidCommission'),
      },
    }[change]
    const closed = () => (this.change = undefined)
    const confirmed = () => void this.#apply(commission, change)
    return confirmDialog({ ...asked, confirmed, closed }, this.#action)
  }

  #ask(change: Change): void {
    this.#action.clear()
    this.change = change
  }

  async #apply({ id }: ExplainedCommission, status: Change): Promise<void> {
    const path = `/commissions/${encodeURIComponent(id)}`
    const isDone = await this.#action.run(() => call(path, { method: 'PATCH', body: { status } }))
    if (!isDone) return
    this.renderRoot.querySelector('dialog')?.close()
    await this.#commission.run()
  }
}

function renderWhy(commission: ExplainedCommission): TemplateResult {
  const { explanation, description, customer, receipt } = commission
  const about = [description, customer?.name ?? customer?.email].filter(Boolean).join(' · ')
  return html`<h2 class="head low">${t('commissions.partnersView')}</h2>
    <section class="panel receipt" aria-label=${t('commissions.partnersView')}>
      <svc-receipt .receipt=${receipt}></svc-receipt>
    </section>
    <h2 class="head low">${t('commissions.calculation')}</h2>
    <section class="panel" aria-label=${t('commissions.calculation')}>
      <ol class="rows">
        ${about ? html`<li>${about}</li>` : nothing}
        ${explanation.steps.map((step) => html`<li dir="auto">${step}</li>`)}
      </ol>
    </section>`
}

declare global {
  interface HTMLElementTagNameMap {
    'commission-page': CommissionPage
  }
}
