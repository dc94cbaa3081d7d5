import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { readAll } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { PayoutDraftDetail, PayoutPreview, Program } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { count, money } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, navigate } from '../router/router.ts'
import { moneyStyles } from './money.styles.ts'
import { firstOf, renderSkipped } from './payout-skipped.ts'
import { sumTotals, totalsOf } from './payout-totals.ts'
import { accountName, providerName } from './payout-words.ts'
import '../base/email-banner.ts'

const SHOWN = 100

interface Shown {
  programs: readonly Program[]
  program: Program | undefined
  preview: PayoutPreview | undefined
}

/** Who would be paid what now, and who not; stores it as a draft. The program is in the address. */
@customElement('payout-preview-page')
export class PayoutPreviewPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, tableStyles, moneyStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #action = new Action(this)
  /** Partners whom this payout leaves out. */
  @state() private left: ReadonlySet<string> = new Set()
  readonly #shown = new Task(this, {
    task: async ([_id, address], { signal }): Promise<Shown> => {
      const programs = await readAll<Program>('/programs', signal)
      const chosen = new URLSearchParams(address).get('program')
      const program = programs.find(({ id }) => id === chosen) ?? programs[0]
      if (!program) return { programs, program, preview: undefined }
      const body = { programId: program.id, pageSize: SHOWN, dryRun: true }
      this.left = new Set()
      const preview = await call<PayoutPreview>('/payouts/preview', {
        method: 'POST',
        body,
        signal,
      })
      return { programs, program, preview }
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
        <h1>${t('payouts.preparePayout')}</h1>
        <a class="button" href="/console/payouts">${t('payouts.allPayouts')}</a>
      </div>
      <email-banner></email-banner>
      <p class="lead soft">${t('payouts.theseAmountsPayableNow')}</p>
      ${loaded(this.#shown, (shown) => this.#renderShown(shown), { bones: 6 })}
      ${this.#action.problem ? problemNote(this.#action.problem) : nothing}
    </div>`
  }

  #renderShown({ program, preview }: Shown): TemplateResult {
    if (!program || !preview) {
      return html`<p class="soft">${t('payouts.noProgramYetCreate')}</p>`
    }
    const mayPay = may(this.session, 'payouts.write')
    const { payouts, payoutCount } = preview
    // Partners that are not listed could not be named.
    const canLeave = mayPay && payouts.length === payoutCount && payoutCount > 1
    const paid = payouts.filter(({ partner }) => !this.left.has(partner.id))
    const totals = this.left.size > 0 ? totalsOf(paid) : preview.totals
    const isNone = paid.length === 0
    return html`<section class="panel" aria-label=${t('payouts.toBePaid')}>
        ${
          payoutCount > 0 && mayPay
            ? html`<div class="row">
                <strong class="grow" role="status">
                  ${t('payouts.payCountAmount', {
                    count: payoutCount - this.left.size,
                    amount: sumTotals(totals).join(' + ') || money(0, preview.currency),
                  })}
                </strong>
                <button
                  class="button primary"
                  aria-disabled=${this.#action.isBusy || isNone ? 'true' : 'false'}
                  @click=${() => (isNone ? undefined : void this.#store(program, paid))}
                >
                  ${t('payouts.saveDraft')}
                </button>
              </div>`
            : nothing
        }
        ${renderSums(preview, totals)}
        ${payoutCount > 0 ? renderPaid(preview, canLeave ? this.#renderCheck : undefined) : nothing}
      </section>
      ${preview.skippedCount > 0 ? renderSkipped(preview, program) : nothing}`
  }

  readonly #renderCheck = ({ id, name }: { id: string; name: string }) =>
    html`<input
      type="checkbox"
      aria-label=${t('payouts.includeName', { name })}
      .checked=${!this.left.has(id)}
      @change=${() => this.#leave(id)}
    />`

  /** Leaves a partner out of this payout, or takes them in again. */
  #leave(id: string): void {
    const left = new Set(this.left)
    if (!left.delete(id)) left.add(id)
    this.left = left
  }

  async #store({ id }: Program, paid: PayoutPreview['payouts']): Promise<void> {
    await this.#action.run(async () => {
      const partnerIds = paid.map(({ partner }) => partner.id)
      const body = { programId: id, ...(this.left.size > 0 ? { partnerIds } : {}) }
      const draft = await call<PayoutDraftDetail>('/payouts/drafts', { method: 'POST', body })
      navigate(`/console/payouts/drafts/${encodeURIComponent(draft.id)}`)
    })
  }
}

function renderSums(
  { minPayout, currency, payoutCount }: PayoutPreview,
  totals: PayoutPreview['totals'],
): TemplateResult {
  if (payoutCount === 0) {
    return html`<div class="empty">
      <p class="soft">
        ${t('payouts.noPartnersCanPaid', {
          amount: money(minPayout, currency),
        })}
      </p>
    </div>`
  }
  return html`<dl class="sums">
    ${totals.map(
      (total) =>
        html`<div>
          <dt>
            ${t('payouts.providerCount', {
              count: count(total.payouts),
              provider: providerName(total.provider),
            })}
          </dt>
          <dd class="sum">${money(total.amount, total.currency)}</dd>
        </div>`,
    )}
  </dl>`
}

function renderPaid(
  { payouts, payoutCount }: PayoutPreview,
  renderCheck: ((partner: { id: string; name: string }) => TemplateResult) | undefined,
): TemplateResult {
  return html`<table>
      <thead>
        <tr>
          ${renderCheck ? html`<th scope="col" class="box"><span class="hidden">${t('payouts.included')}</span></th>` : nothing}
          <th scope="col">${t('field.partnerId')}</th>
          <th scope="col" class="wide">${t('field.masked')}</th>
          <th scope="col" class="number wide">${t('field.commissions')}</th>
          <th scope="col" class="number">${t('field.amount')}</th>
        </tr>
      </thead>
      <tbody>
        ${payouts.map(
          (one) =>
            html`<tr>
              ${renderCheck ? html`<td class="box">${renderCheck(one.partner)}</td>` : nothing}
              <td class="reason">
                <span class="name">${one.partner.name}</span>
                ${one.sentence ? html`<div class="small soft">${one.sentence}</div>` : nothing}
              </td>
              <td class="wide">
                ${providerName(one.provider)}
                <div class="small soft">${accountName(one)}</div>
              </td>
              <td class="number wide">${count(one.commissionCount)}</td>
              <td class="number">${money(one.amount, one.currency)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${firstOf(payouts.length, payoutCount)}`
}

declare global {
  interface HTMLElementTagNameMap {
    'payout-preview-page': PayoutPreviewPage
  }
}
