import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import { readList } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { FraudFlag } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { chosenProgramId } from '../base/chosen-program-id.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import { day, exactTime, money } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, withQuery } from '../router/router.ts'
import { moneyStyles } from './money.styles.ts'
import '../base/email-banner.ts'

const PAGE_SIZE = '100'
const STATUSES = {
  open: 'fraud.needsReview',
  released: 'fraud.released',
  rejected: 'partners.rejected',
} as const
type Status = keyof typeof STATUSES
type Verdict = 'release' | 'reject'

/** What fraud rules found and hold back, for somebody to release or to reject. */
@customElement('fraud-page')
export class FraudPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, moneyStyles, dialogStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  @state() private asked: { flag: FraudFlag; verdict: Verdict } | undefined
  @state() private bans = false
  readonly #action = new Action(this)
  readonly #flags = new Task(this, {
    task: ([_id, status, programId], { signal }) => {
      const query = { status, programId, pageSize: PAGE_SIZE }
      return readList<FraudFlag>('/fraud/flags', { query, signal })
    },
    args: () => [this.session?.workspace?.id, chosenStatus(), chosenProgramId()] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const chosen = chosenStatus()
    return html`<div class="page">
      <div class="head">
        <h1>${t('common.fraudReview')}</h1>
        <nav class="segments" aria-label=${t('field.status')}>
          ${(Object.keys(STATUSES) as Status[]).map(
            (status) =>
              html`<a
                href=${withQuery({ status: status === 'open' ? undefined : status })}
                aria-current=${status === chosen ? 'true' : nothing}
                >${t(STATUSES[status])}</a
              >`,
          )}
        </nav>
      </div>
      <email-banner></email-banner>
      <section class="panel" aria-label=${t('common.fraudReview')}>
        ${loaded(this.#flags, (flags) => this.#renderFlags(flags), { bones: 4 })}
      </section>
      <p class="said soft" role="status">${this.#action.said}</p>
      ${this.asked ? this.#renderQuestion(this.asked) : nothing}
    </div>`
  }

  #renderFlags(flags: readonly FraudFlag[]): TemplateResult {
    if (flags.length === 0) {
      return html`<div class="empty">
        <p class="soft">
          ${
            chosenStatus() === 'open'
              ? t('fraud.noCasesReviewCommissions')
              : t('fraud.noCasesMatchFilter')
          }
        </p>
        <a class="button" href="/console/commissions">${t('common.allCommissions')}</a>
      </div>`
    }
    return html`<ul class="rows">
        ${flags.map((flag) => this.#renderFlag(flag))}
      </ul>
      ${
        flags.length === Number(PAGE_SIZE)
          ? html`<p class="note soft">${t('payouts.showingFirst100')}</p>`
          : nothing
      }`
  }

  #renderFlag(flag: FraudFlag): TemplateResult {
    const { sentence, partner, commission, createdAt, status } = flag
    return html`<li>
      <div class="grow">
        <strong>${partner.name}</strong>
        <div dir="auto">${sentence}</div>
        <div class="small soft" title=${exactTime(createdAt)}>
          ${day(createdAt)} ·
          ${
            commission
              ? html`<a href="/console/commissions/${commission.id}">${t('fraud.n1Commission')}</a>`
              : t('fraud.allCommissionsPartner')
          }${flag.note ? ` · ${flag.note}` : ''}
        </div>
      </div>
      ${
        commission
          ? html`<strong class="number">
              ${money(commission.earnings, commission.currency)}
            </strong>`
          : nothing
      }
      ${
        status === 'open' && may(this.session, 'program.write')
          ? html`<div class="actions">
              <button class="button" @click=${() => this.#ask(flag, 'release')}>
                ${t('commissions.release')}
              </button>
              <button class="button danger" @click=${() => this.#ask(flag, 'reject')}>
                ${t('common.reject')}
              </button>
            </div>`
          : nothing
      }
    </li>`
  }

  #renderQuestion({ flag, verdict }: { flag: FraudFlag; verdict: Verdict }): TemplateResult {
    const { name } = flag.partner
    const { commission } = flag
    const what = commission
      ? money(commission.earnings, commission.currency)
      : t('fraud.allHeldCommissionsName', { name })
    const question =
      verdict === 'release'
        ? {
            title: t('fraud.releaseCommissionsNameQuestion', { name }),
            body: t('fraud.unlessAnotherHoldApplies', { what }),
            action: t('commissions.releaseCommission'),
          }
        : {
            title: t('fraud.rejectCommissionsNameFraudQuestion', { name }),
            body: html`<p>${t('fraud.permanentlyCancelsPaidCommissions', { what })}</p>
              <label class="row check">
                <input
                  type="checkbox"
                  .checked=${this.bans}
                  @change=${() => (this.bans = !this.bans)}
                />
                ${t('fraud.alsoBanNameProgram', { name })}
              </label>`,
            action: this.bans ? t('fraud.rejectBanName', { name }) : t('fraud.reject'),
          }
    const closed = () => (this.asked = undefined)
    const confirmed = () => void this.#decide(flag, verdict)
    return confirmDialog({ ...question, confirmed, closed }, this.#action)
  }

  #ask(flag: FraudFlag, verdict: Verdict): void {
    this.#action.clear()
    this.bans = false
    this.asked = { flag, verdict }
  }

  async #decide({ id, partner: { name } }: FraudFlag, verdict: Verdict): Promise<void> {
    const body = verdict === 'reject' ? { ban: this.bans } : {}
    const path = `/fraud/flags/${encodeURIComponent(id)}/${verdict}`
    const said =
      verdict === 'release' ? t('fraud.releasedName', { name }) : t('fraud.rejectedName', { name })
    const isDone = await this.#action.run(() => call(path, { method: 'POST', body }), said)
    if (!isDone) return
    this.renderRoot.querySelector('dialog')?.close()
    await this.#flags.run()
  }
}

/** Reads the status of an address; another word means what is to decide. */
function chosenStatus(): Status {
  const status = new URLSearchParams(location.search).get('status')
  return status === 'released' || status === 'rejected' ? status : 'open'
}

declare global {
  interface HTMLElementTagNameMap {
    'fraud-page': FraudPage
  }
}
