import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import type { Commission } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialog, dialogStyles } from '../base/dialog.ts'
import { money } from '../base/format.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { changeCommissions, type Change, type Outcome, type Refusal } from './change-commissions.ts'

/** Commissions were changed, or some of them. */
export class ChangedCommissionsEvent extends Event {
  readonly outcome: Outcome
  readonly said: string

  constructor(outcome: Outcome, said: string) {
    super('changed-commissions', { bubbles: true, composed: true })
    this.outcome = outcome
    this.said = said
  }
}

const CHANGES = ['hold', 'pending', 'canceled'] as const
const NAMED = 5

/** What can be done with the selected commissions. Fires `changed-commissions`. */
@customElement('commission-bulk')
export class CommissionBulk extends ConsoleElement {
  static override styles = [
    styles,
    dialogStyles,
    css`
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      li {
        display: flex;
        justify-content: space-between;
        gap: 12px;
        padding-block: 6px;
      }
      li + li {
        border-block-start: 1px solid var(--line);
      }
    `,
  ]

  @property({ attribute: false }) commissions: readonly Commission[] = []
  @state() private change: Change | undefined
  @state() private refused: readonly Refusal[] = []
  readonly #action = new Action(this)

  override render(): TemplateResult {
    return html`<div class="actions">
        ${CHANGES.map(
          (change) =>
            html`<button
              class="button ${change === 'canceled' ? 'danger' : ''}"
              @click=${() => this.#ask(change)}
            >
              ${wordsOf(change).name}
            </button>`,
        )}
      </div>
      ${this.change ? this.#renderQuestion(this.change) : nothing}
      ${this.refused.length > 0 ? this.#renderRefused() : nothing}`
  }

  #renderQuestion(change: Change): TemplateResult {
    const { commissions } = this
    const { title, body, action } = wordsOf(change)
    const values = { count: commissions.length }
    const rest = commissions.length - NAMED
    return confirmDialog(
      {
        title: title(values),
        body: html`<p>${body({ ...values, amount: sumOf(commissions) })}</p>
          <ul>
            ${commissions.slice(0, NAMED).map(renderCommission)}
            ${
              rest > 0
                ? html`<li class="soft">${t('links.andCountMore', { count: rest })}</li>`
                : nothing
            }
          </ul>`,
        action: action(values),
        isHarmless: change !== 'canceled',
        confirmed: () => void this.#apply(change),
        closed: () => (this.change = undefined),
      },
      this.#action,
    )
  }

  #renderRefused(): TemplateResult {
    return dialog({
      title: t('commissions.countNotChanged', { count: this.refused.length }),
      closed: () => (this.refused = []),
      body: html`<p>${t('commissions.otherCommissionsChanged')}</p>
        <ul>
          ${this.refused.map(
            ({ commission, reason }) =>
              html`<li>
                <span>
                  <a href="/console/commissions/${commission.id}">${commission.partner.name}</a>
                  <span class="soft">${reason}</span>
                </span>
                <span class="number">${money(commission.earnings, commission.currency)}</span>
              </li>`,
          )}
        </ul>`,
    })
  }

  #ask(change: Change): void {
    this.#action.clear()
    this.change = change
  }

  async #apply(change: Change): Promise<void> {
    const { commissions } = this
    let outcome: Outcome | undefined
    const isDone = await this.#action.run(async () => {
      outcome = await changeCommissions(commissions, change)
    })
    if (!isDone || !outcome) return
    this.renderRoot.querySelector('dialog')?.close()
    this.change = undefined
    this.refused = outcome.refused
    const said = wordsOf(change).done({ count: outcome.changed.length })
    this.dispatchEvent(new ChangedCommissionsEvent(outcome, said))
  }
}

function renderCommission({ partner, earnings, currency }: Commission): TemplateResult {
  return html`<li>
    <bdi>${partner.name}</bdi><span class="number">${money(earnings, currency)}</span>
  </li>`
}

/** Writes what commissions come to, an amount for each currency. */
function sumOf(commissions: readonly Commission[]): string {
  const sums = new Map<string, number>()
  for (const { currency, earnings } of commissions) {
    sums.set(currency, (sums.get(currency) ?? 0) + earnings)
  }
  return [...sums].map(([currency, sum]) => money(sum, currency)).join(' + ')
}

interface Words {
  name: string
  title: (values: { count: number }) => string
  body: (values: { count: number; amount: string }) => string
  action: (values: { count: number }) => string
  done: (values: { count: number }) => string
}

function wordsOf(change: Change): Words {
  switch (change) {
    case 'hold':
      return {
        name: t('commissions.hold'),
        title: (values) => t('commissions.holdCountQuestion', values),
        body: (values) => t('commissions.holdCountEffects', values),
        action: (values) => t('commissions.holdCount', values),
        done: (values) => t('commissions.countHeld', values),
      }
    case 'pending':
      return {
        name: t('commissions.release'),
        title: (values) => t('commissions.releaseCountQuestion', values),
        body: (values) => t('commissions.releaseCountEffects', values),
        action: (values) => t('commissions.releaseCount', values),
        done: (values) => t('commissions.countReleased', values),
      }
    case 'canceled':
      return {
        name: t('commissions.voidSelected'),
        title: (values) => t('commissions.voidCountQuestion', values),
        body: (values) => t('commissions.voidCountEffects', values),
        action: (values) => t('commissions.voidCount', values),
        done: (values) => t('commissions.countVoided', values),
      }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'commission-bulk': CommissionBulk
  }
}
