import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
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
  readonly #shown = new Task(this, {
    task: async ([_id, address], { signal }): Promise<Shown> => {
      const programs = await readAll<Program>('/programs', signal)
      const chosen = new URLSearchParams(address).get('program')
      const program = programs.find(({ id }) => id === chosen) ?? programs[0]
      if (!program) return { programs, program, preview: undefined }
      const body = { programId: program.id, pageSize: SHOWN, dryRun: true }
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
    return html`<section class="panel" aria-label=${t('payouts.toBePaid')}>
        ${
          preview.payoutCount > 0 && may(this.session, 'payouts.write')
            ? html`<div class="row">
                <strong class="grow">
                  ${t('payouts.countPartnersReadyPaid', { count: preview.payoutCount })}
                </strong>
                <button
                  class="button primary"
                  aria-disabled=${this.#action.isBusy ? 'true' : 'false'}
                  @click=${() => void this.#store(program)}
                >
                  ${t('payouts.saveDraft')}
                </button>
              </div>`
            : nothing
        }
        ${renderSums(preview)} ${preview.payoutCount > 0 ? renderPaid(preview) : nothing}
      </section>
      ${preview.skippedCount > 0 ? renderSkipped(preview) : nothing}`
  }

  async #store({ id }: Program): Promise<void> {
    await this.#action.run(async () => {
      const body = { programId: id }
      const draft = await call<PayoutDraftDetail>('/payouts/drafts', { method: 'POST', body })
      navigate(`/console/payouts/drafts/${encodeURIComponent(draft.id)}`)
    })
  }
}

function renderSums({ totals, minPayout, currency, payoutCount }: PayoutPreview): TemplateResult {
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

function renderPaid({ payouts, payoutCount }: PayoutPreview): TemplateResult {
  return html`<table>
      <thead>
        <tr>
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

function renderSkipped({ skipped, skippedCount }: PayoutPreview): TemplateResult {
  return html`<h2 class="head low">${t('payouts.notIncluded')}</h2>
    <section class="panel" aria-label=${t('payouts.notIncluded')}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('field.partnerId')}</th>
            <th scope="col" class="number">${t('common.payable')}</th>
          </tr>
        </thead>
        <tbody>
          ${skipped.map(
            (one) =>
              html`<tr>
                <td class="reason">
                  <span class="name">${one.partner.name}</span>
                  <div class="small soft">${one.sentence}</div>
                </td>
                <td class="number">${money(one.amount, one.currency)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${firstOf(skipped.length, skippedCount)}
    </section>`
}

function firstOf(shown: number, all: number): TemplateResult | typeof nothing {
  if (shown >= all) return nothing
  return html`<p class="note soft">
    ${t('payouts.showingFirstShownAll', { shown: count(shown), all: count(all) })}
  </p>`
}

declare global {
  interface HTMLElementTagNameMap {
    'payout-preview-page': PayoutPreviewPage
  }
}
