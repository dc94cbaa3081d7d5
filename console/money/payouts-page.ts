import { consume } from '@lit/context'
import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { Banknote } from 'lucide'
import { readAll, readList } from '../api/read-all.ts'
import { may, sessionContext, type Session } from '../api/session.ts'
import type { Member, PayoutDraft, PayoutRun } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { day, exactTime, money } from '../base/format.ts'
import { icon } from '../base/icon.ts'
import { loaded } from '../base/loaded.ts'
import { pageStyles } from '../base/page.styles.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { moneyStyles } from './money.styles.ts'
import { actorName } from './payout-words.ts'
import './payable-now.ts'
import './payout-calendar.ts'
import './payout-files.ts'
import './payout-list.ts'
import '../base/email-banner.ts'

interface Waiting {
  drafts: readonly PayoutDraft[]
  failed: readonly PayoutRun[]
  members: readonly Member[]
}

/** What waits for a confirmation, files for banks, and all payouts. */
@customElement('payouts-page')
export class PayoutsPage extends ConsoleElement {
  static override styles = [styles, pageStyles, settingsStyles, moneyStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #waiting = new Task(this, {
    task: async ([_id], { signal }): Promise<Waiting> => {
      const [drafts, failed, members] = await Promise.all([
        readList<PayoutDraft>('/payouts/drafts', { query: { status: 'open' }, signal }),
        readList<PayoutRun>('/payouts/runs', { query: { status: 'failed' }, signal }),
        readAll<Member>('/members', signal),
      ])
      // What somebody has only looked at waits for nobody.
      return { drafts: drafts.filter(({ source }) => source !== 'preview'), failed, members }
    },
    args: () => [this.session?.workspace?.id] as const,
  })

  override render(): TemplateResult {
    return html`<div class="page">
      <div class="head">
        <h1>${t('field.lines')}</h1>
        <div class="actions wrap">
          <a class="button" href="/console/payouts/accounts">${t('payouts.payoutAccounts')}</a>
          ${
            may(this.session, 'payouts.write')
              ? html`<a class="button primary" href="/console/payouts/new">
                  ${icon(Banknote)}${t('payouts.preparePayout')}
                </a>`
              : nothing
          }
        </div>
      </div>
      <email-banner></email-banner>
      <payable-now .session=${this.session}></payable-now>
      <payout-calendar .session=${this.session}></payout-calendar>
      ${loaded(this.#waiting, (waiting) => renderWaiting(waiting), { bones: 0 })}
      <payout-files .session=${this.session}></payout-files>
      <payout-list .session=${this.session}></payout-list>
    </div>`
  }
}

function renderWaiting({ drafts, failed, members }: Waiting): TemplateResult {
  if (drafts.length === 0 && failed.length === 0) return html``
  return html`<section class="panel below" aria-label=${t('payouts.needsAttention')}>
    <ul class="rows">
      ${drafts.map(
        (draft) =>
          html`<li>
            <div class="grow">
              <strong>${t('payouts.draftWaitingConfirmation')}</strong>
              <div class="soft">
                ${t('payouts.countPayoutsPreparedName', {
                  count: draft.payoutCount,
                  name: actorName(draft.createdBy, members),
                  day: day(draft.createdAt),
                })}
              </div>
            </div>
            <strong class="number">${money(draft.amount, draft.currency)}</strong>
            <a class="button" href="/console/payouts/drafts/${draft.id}">${t('payouts.review')}</a>
          </li>`,
      )}
      ${failed.map(
        (run) =>
          html`<li>
            <div class="grow">
              <strong class="bad">${t('payouts.scheduledPayoutFailed')}</strong>
              <div>${run.error}</div>
              <div class="small soft">
                ${
                  run.nextAttemptAt
                    ? t('payouts.noPartnersWerePaid', {
                        time: exactTime(run.nextAttemptAt),
                      })
                    : t('payouts.noPartnersWerePaidPayout')
                }
              </div>
            </div>
          </li>`,
      )}
    </ul>
  </section>`
}

declare global {
  interface HTMLElementTagNameMap {
    'payouts-page': PayoutsPage
  }
}
