import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { readAll } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Member, PayoutDraftDetail, Program } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import { exactTime } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { problemNote } from '../base/problem-note.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, navigate } from '../router/router.ts'
import { differencesOf, differencesTable } from './draft-differences.ts'
import { draftLines } from './draft-lines.ts'
import { moneyStyles } from './money.styles.ts'
import { renderMethods, sumTotals } from './payout-totals.ts'
import { actorName, draftStatusName } from './payout-words.ts'
import '../base/email-banner.ts'

interface Shown {
  draft: PayoutDraftDetail
  members: readonly Member[]
  /** Whether the program always wants a second person. */
  needsAnother: boolean
}
type Question = 'confirm' | 'discard'

/** One draft: whom it pays what, who may confirm it, and what has become of it. */
@customElement('payout-draft-page')
export class PayoutDraftPage extends ConsoleElement {
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
    task: async ([_id, path], { signal }): Promise<Shown> => {
      const id = path.split('/').at(-1) ?? ''
      const [draft, members, programs] = await Promise.all([
        call<PayoutDraftDetail>(`/payouts/drafts/${id}`, { query: { pageSize: '100' }, signal }),
        readAll<Member>('/members', signal),
        readAll<Program>('/programs', signal),
      ])
      const program = programs.find((one) => one.id === draft.programId)
      return { draft, members, needsAnother: program?.payoutApproval.mode === 'always' }
    },
    args: () => [this.session?.workspace?.id, location.pathname] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('payouts.payoutDraft')}</h1>
        <a class="button" href="/console/payouts">${t('payouts.allPayouts')}</a>
      </div>
      <email-banner></email-banner>
      ${loaded(this.#shown, (shown) => this.#renderShown(shown), { bones: 6 })}
    </div>`
  }

  #renderShown(shown: Shown): TemplateResult {
    const { draft, members } = shown
    const differences = differencesOf(this.#action.problem)
    return html`<section class="panel" aria-label=${t('payouts.payoutDraft')}>
        <dl class="sums">
          <div>
            <dt>${t('payouts.countPayouts', { count: draft.payoutCount })}</dt>
            <dd class="sum">${sumTotals(draft.totals).map((sum) => html`<div>${sum}</div>`)}</dd>
          </div>
          <div>
            <dt>${t('field.status')}</dt>
            <dd>${draftStatusName(draft.status)}</dd>
          </div>
          <div>
            <dt>${t('payouts.preparedBy')}</dt>
            <dd>${actorName(draft.createdBy, members)}</dd>
          </div>
          ${
            draft.confirmedBy
              ? html`<div>
                  <dt>${t('field.confirmedBy')}</dt>
                  <dd>${actorName(draft.confirmedBy, members)}</dd>
                </div>`
              : html`<div>
                  <dt>${t('payouts.confirmBy')}</dt>
                  <dd>${exactTime(draft.expiresAt)}</dd>
                </div>`
          }
        </dl>
        ${
          differences.length > 0
            ? differencesTable(differences)
            : this.#action.problem && !this.question
              ? html`<div class="part wrong">${problemNote(this.#action.problem)}</div>`
              : nothing
        }
        ${this.#renderNext(shown)} ${draftLines(draft)}
      </section>
      ${this.question ? this.#renderQuestion(draft, this.question) : nothing}`
  }

  #renderNext({ draft, members, needsAnother }: Shown): TemplateResult | typeof nothing {
    if (draft.runId) {
      return html`<div class="part">
        <a class="button primary" href="/console/payouts/runs/${draft.runId}">
          ${t('payouts.viewPayouts')}
        </a>
      </div>`
    }
    if (draft.status !== 'open' || !may(this.session, 'payouts.write')) return nothing
    const isOwn = draft.createdBy === `member:${this.session?.person.id ?? ''}`
    return html`<div class="part">
      ${isOwn && needsAnother ? html`<p class="lead">${this.#whoElse(members)}</p>` : nothing}
      <div class="actions">
        ${
          isOwn && needsAnother
            ? nothing
            : html`<button class="button primary" @click=${() => this.#ask('confirm')}>
                ${t('payouts.confirmPay')}
              </button>`
        }
        <button class="button danger" @click=${() => this.#ask('discard')}>
          ${t('payouts.discard')}
        </button>
      </div>
    </div>`
  }

  /** Names who may confirm what the reader has put together. */
  #whoElse(members: readonly Member[]): string {
    const others = members.filter(
      ({ id, role }) =>
        id !== this.session?.person.id && ['owner', 'admin', 'billing'].includes(role),
    )
    return others.length === 0
      ? t('payouts.preparedDraftSomeoneElseMust')
      : t('payouts.preparedDraftSomeoneElse', {
          names: others.map(({ name }) => name).join(', '),
        })
  }

  #renderQuestion(draft: PayoutDraftDetail, question: Question): TemplateResult {
    const sums = sumTotals(draft.totals).join(' + ')
    const closed = () => (this.question = undefined)
    const asked =
      question === 'confirm'
        ? {
            title: t('payouts.payCountAmountQuestion', {
              count: draft.payoutCount,
              amount: sums,
            }),
            body: html`${renderMethods(draft.totals)}
              <p class="soft">
                ${t('payouts.createsCountPayoutsExactly', { count: draft.payoutCount })}
              </p>`,
            isHarmless: true,
            action: t('payouts.payAmount', { amount: sums }),
            confirmed: () => void this.#confirm(draft),
          }
        : {
            title: t('payouts.discardDraftQuestion'),
            body: t('payouts.noPartnersPaidAmount', {
              amount: sums,
            }),
            action: t('payouts.discardDraft'),
            confirmed: () => void this.#discard(draft),
          }
    return confirmDialog({ ...asked, closed }, this.#action)
  }

  #ask(question: Question): void {
    this.#action.clear()
    this.question = question
  }

  async #confirm({ id, digest }: PayoutDraftDetail): Promise<void> {
    const path = `/payouts/drafts/${encodeURIComponent(id)}/confirm`
    await this.#action.run(() => call(path, { method: 'POST', body: { digest } }))
    // What was refused is shown on the page, with what has changed.
    this.renderRoot.querySelector('dialog')?.close()
    if (!this.#action.problem) await this.#shown.run()
  }

  async #discard({ id }: PayoutDraftDetail): Promise<void> {
    const path = `/payouts/drafts/${encodeURIComponent(id)}`
    const isDone = await this.#action.run(() => call(path, { method: 'DELETE' }))
    if (isDone) navigate('/console/payouts')
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'payout-draft-page': PayoutDraftPage
  }
}
