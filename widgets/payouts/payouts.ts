import { css, html, nothing, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { ListElement } from '../base/list-element.ts'
import type { EmbedPayout, EmbedView } from '../base/wire.gen.ts'

const styles = css`
  .skeleton {
    min-block-size: 16rem;
  }
`

/**
 * A partner's payouts, where they go, and a statement of all money to take along.
 *
 * @tag svc-payouts
 * @fires svc-payout-link - A mail with the way to the payout method was asked for: `detail.to`, masked.
 * @slot empty - Instead of the sentence when nothing was paid yet.
 * @csspart method - Where money goes.
 * @csspart list - All payouts shown.
 * @csspart item - A payout.
 * @csspart statement - The statement's buttons.
 * @csspart button - Each button.
 */
export class SvcPayouts extends ListElement<EmbedPayout> {
  static override styles = [...ListElement.styles, styles]

  protected override path(): string {
    return '/payouts?'
  }

  protected override renderView({ payoutMethod }: EmbedView, items: EmbedPayout[]): TemplateResult {
    return html`<div class="stack">
      <div class="split" part="method">
        <span>${this.#renderMethod(payoutMethod)}</span>
        ${
          this.may('settings.write')
            ? this.#renderButton(
                payoutMethod ? this.t('Change') : this.t('Add payout method'),
                this.#sendLink,
              )
            : this.renderLocked()
        }
      </div>
      <div>
        ${
          items.length
            ? this.renderItems(items)
            : this.renderEmpty(
                this.t('No payouts yet. Payable sums appear here when they are sent.'),
              )
        }
      </div>
      <p class="bar small" part="statement">
        <span class="quiet">${this.t('Statement')}</span>
        ${this.#renderButton('CSV', () => this.#download('csv'))}
        ${this.#renderButton(this.t('Printable'), () => this.#download('html'))}
      </p>
    </div>`
  }

  #renderMethod(method: EmbedView['payoutMethod']): TemplateResult | string {
    if (!method) return this.may('settings.write') ? this.t('Say where you want to be paid.') : ''
    return html`<span class="quiet">${this.t('Payout method')}</span>
      <bdi>${method.masked}</bdi>
      ${method.verified ? '' : html`<span class="small quiet">${this.t('Not confirmed yet')}</span>`}`
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
        <span class="small status ${status}">${this.#word(status)}</span>
      </div>
      ${failureReason ? html`<p class="small bad">${failureReason}</p>` : nothing}`
  }

  #word(status: EmbedPayout['status']): string {
    if (status === 'completed') return this.t('Paid')
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
      const file = await session.download(`/statement?format=${format}`)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(file)
      link.download = `statement.${format}`
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
