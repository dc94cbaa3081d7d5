import { css, html, nothing, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { ListElement } from '../base/list-element.ts'
import { periodName, PERIODS, within } from '../base/periods.ts'
import { saveFile } from '../base/save-file.ts'
import type { EmbedPayout, EmbedView } from '../base/wire.gen.ts'

const styles = css`
  bdi {
    display: inline-block;
  }
  [part='method'] > :empty {
    display: none;
  }
  .skeleton {
    min-block-size: 16rem;
  }
`

/**
 * Shows a partner's payouts, payout method, and statements.
 *
 * @tag svc-payouts
 * @fires svc-payout-change - The partner wants to change the payout method. Call `preventDefault()` to replace the default, an email with a link.
 * @fires svc-payout-link - The partner requested the email with the link to the payout method: `detail.to`, masked.
 * @slot empty - Replaces the empty-state message.
 * @csspart method - The payout method.
 * @csspart hold - The reason why payouts are on hold.
 * @csspart list - The list of payouts.
 * @csspart item - A payout.
 * @csspart statement - The statement's period and buttons.
 * @csspart field - The period selector.
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
      ${this.renderStatus('method')}
      ${payoutHold ? html`<p class="small" part="hold" dir="auto">${payoutHold.sentence}</p>` : nothing}
      <div>
        ${
          items.length
            ? this.renderItems(items)
            : this.renderEmpty(this.t('No payouts yet. Payouts appear here after they’re sent.'))
        }
      </div>
      <div class="bar small" part="statement">
        <label class="bar">
          <span class="quiet">${this.t('Statement')}</span>
          <select class="field" part="field">
            <option>${this.t('All')}</option>
            ${PERIODS.map((period) => html`<option>${periodName(this.locale, period)}</option>`)}
          </select>
        </label>
        ${this.#renderButton('CSV', () => this.#download('csv'))}
        ${this.#renderButton(this.t('Printable version'), () => this.#download('html'))}
      </div>
    </div>`
  }

  #renderChange(method: EmbedView['payoutMethod']): unknown {
    if (!this.may('settings.write')) return this.renderLocked()
    const word = method ? this.t('Change') : this.t('Add payout method')
    return this.#renderButton(word, this.#sendLink)
  }

  #renderMethod(method: EmbedView['payoutMethod']): TemplateResult | string {
    if (!method) return this.may('settings.write') ? this.t('Add a payout method to get paid.') : ''
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
    return status === 'sent' ? this.t('In transit') : this.t('Processing')
  }

  readonly #sendLink = () => {
    if (!this.emit('svc-payout-change', undefined)) return
    void this.act(async (session) => {
      const { to } = await session.send<{ to: string }>('POST', '/payout-method/link')
      this.emit('svc-payout-link', { to })
      return this.t('We sent a link to {address}. Open it to add a payout method.', {
        address: to,
      })
    }, 'method')
  }

  #download(format: 'csv' | 'html'): Promise<void> {
    return this.act(async (session) => {
      const period = PERIODS[this.renderRoot.querySelector('select')!.selectedIndex - 1]
      const [name, query] = period ? within(period) : ['', '']
      const file = await session.download(`/statement?format=${format}${query}`)
      saveFile(file, `statement${name}.${format}`)
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
