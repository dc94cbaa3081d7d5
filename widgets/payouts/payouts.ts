import { css, html, nothing, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { formatOf } from '../base/format.ts'
import { ListElement } from '../base/list-element.ts'
import type { EmbedPayout, EmbedView } from '../base/wire.gen.ts'

const styles = css`
  [part='method'] bdi {
    display: inline-block;
  }
  [part='method'] > :empty {
    display: none;
  }
  .skeleton {
    min-block-size: 16rem;
  }
`

/** Periods of a statement, besides everything. */
const PERIODS = [
  ['month', 0],
  ['month', -1],
  ['year', 0],
  ['year', -1],
] as const
type Period = (typeof PERIODS)[number]

/**
 * Returns the suffix of a period's file name (`-2031-05`) and its query. Its days are those of the
 * statement: UTC. A period that has not ended yet lasts until now.
 */
function within([unit, back]: Period): [name: string, query: string] {
  const isYear = unit === 'year'
  const [year, month] = new Date().toJSON().split('-').map(Number) as [number, number]
  const dayOf = (by: number) =>
    new Date(isYear ? Date.UTC(year + by, 0) : Date.UTC(year, month - 1 + by)).toJSON().slice(0, 10)
  const start = dayOf(back)
  const end = back ? `&end=${dayOf(back + 1)}` : ''
  return [`-${start.slice(0, isYear ? 4 : 7)}`, `&start=${start}${end}`]
}

/**
 * A partner's payouts, where they go, and a statement of all money to take along.
 *
 * @tag svc-payouts
 * @fires svc-payout-link - A mail with the way to the payout method was asked for: `detail.to`, masked.
 * @slot empty - Instead of the sentence when nothing was paid yet.
 * @csspart method - Where money goes.
 * @csspart hold - Why payouts wait.
 * @csspart list - All payouts shown.
 * @csspart item - A payout.
 * @csspart statement - The statement: its time and its buttons.
 * @csspart field - The choice of a time.
 * @csspart button - Each button.
 */
export class SvcPayouts extends ListElement<EmbedPayout> {
  static override styles = [...ListElement.styles, styles]

  protected override path(): string {
    return '/payouts?'
  }

  protected override renderView(
    { payoutMethod, payoutHold, program }: EmbedView,
    items: EmbedPayout[],
  ): TemplateResult {
    return html`<div class="stack">
      <div class="split" part="method">
        <span>${this.#renderMethod(payoutMethod)}</span>
        ${program.creditPayouts === 'only' ? '' : this.#renderChange(payoutMethod)}
      </div>
      ${payoutHold ? html`<p class="small" part="hold" dir="auto">${payoutHold.sentence}</p>` : nothing}
      <div>
        ${
          items.length
            ? this.renderItems(items)
            : this.renderEmpty(
                this.t('No payouts yet. Payable sums appear here when they are sent.'),
              )
        }
      </div>
      <div class="bar small" part="statement">
        <label class="bar">
          <span class="quiet">${this.t('Statement')}</span>
          <select class="field" part="field">
            <option>${this.t('All')}</option>
            ${PERIODS.map((period) => html`<option>${this.#nameOf(period)}</option>`)}
          </select>
        </label>
        ${this.#renderButton('CSV', () => this.#download('csv'))}
        ${this.#renderButton(this.t('Printable'), () => this.#download('html'))}
      </div>
    </div>`
  }

  /** Formats a period in the locale: `Last month`. */
  #nameOf([unit, back]: Period): string {
    const options = { numeric: 'auto' } as const
    const name = formatOf(Intl.RelativeTimeFormat, this.locale, options).format(back, unit)
    return name[0]!.toUpperCase() + name.slice(1)
  }

  #renderChange(method: EmbedView['payoutMethod']): unknown {
    if (!this.may('settings.write')) return this.renderLocked()
    const word = method ? this.t('Change') : this.t('Add payout method')
    return this.#renderButton(word, this.#sendLink)
  }

  #renderMethod(method: EmbedView['payoutMethod']): TemplateResult | string {
    if (!method) return this.may('settings.write') ? this.t('Say where you want to be paid.') : ''
    return html`<span class="quiet">${this.t('Payout method')}</span>
      <bdi>${method.masked}</bdi>
      ${method.verified ? '' : html`<span class="small quiet">${this.t('Not confirmed yet')}</span>`}
      ${
        method.provider === 'credit'
          ? html`<span class="small quiet"
              >${this.t('Added to your account, no bank details needed')}</span
            >`
          : ''
      }`
  }

  #renderButton(word: string, click: () => void): TemplateResult {
    return html`<button class="button" part="button" aria-disabled=${this.busy} @click=${click}>
      ${word}
    </button>`
  }

  protected override renderItem(item: EmbedPayout): TemplateResult {
    const { amount, currency, commissions, masked, status, failureReason } = item
    return html`<div class="row">
        <span>
          ${this.day(item.paidAt ?? item.sentAt ?? item.createdAt)}
          <span class="small quiet"><bdi>${masked}</bdi></span>
        </span>
        <span class="sum">${this.money(amount, currency)}</span>
        <span class="small quiet">
          ${this.t('Commissions: {count}', { count: this.count(commissions) })}
        </span>
        <span class="small status ${status}">${this.#word(item)}</span>
      </div>
      ${failureReason ? html`<p class="small bad" dir="auto">${failureReason}</p>` : nothing}`
  }

  #word({ status, provider }: EmbedPayout): string {
    if (status === 'completed') return provider === 'credit' ? this.t('Credited') : this.t('Paid')
    if (status === 'failed') return this.t('Failed')
    if (status === 'canceled') return this.t('Canceled')
    return status === 'sent' ? this.t('On its way') : this.t('In preparation')
  }

  readonly #sendLink = () =>
    this.act(async (session) => {
      const { to } = await session.send<{ to: string }>('POST', '/payout-method/link')
      this.emit('svc-payout-link', { to })
      return this.t('We sent a link to {address}. Open it to say where you want to be paid.', {
        address: to,
      })
    })

  #download(format: 'csv' | 'html'): Promise<void> {
    return this.act(async (session) => {
      const period = PERIODS[this.renderRoot.querySelector('select')!.selectedIndex - 1]
      const [name, query] = period ? within(period) : ['', '']
      const file = await session.download(`/statement?format=${format}${query}`)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(file)
      link.download = `statement${name}.${format}`
      link.click()
      URL.revokeObjectURL(link.href)
      return this.t('Statement downloaded.')
    })
  }
}

define('svc-payouts', SvcPayouts)

declare global {
  interface HTMLElementTagNameMap {
    'svc-payouts': SvcPayouts
  }
}
