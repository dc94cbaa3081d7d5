import { css, html, nothing } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { costOf } from '../catalog.ts'
import { ShopForm } from './shop-form.ts'

const MOST_BAGS = 9

/** How many bags, what they cost, and the button that pays with money nobody has. */
@customElement('shop-checkout')
export class ShopCheckout extends ShopForm {
  static override styles = [
    ...ShopForm.styles,
    css`
      .line {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 16px;
        padding-block: 12px;
        border-block-end: 1px solid var(--line);
      }
      .line:first-child {
        border-block-start: 1px solid var(--line);
      }
      .total {
        font-weight: 600;
      }
      .money {
        font-variant-numeric: tabular-nums;
      }
      .good {
        color: var(--good);
      }
      .stepper {
        display: grid;
        grid-template-columns: 44px 32px 44px;
        align-items: center;
        text-align: center;
      }
      .stepper button {
        block-size: 44px;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--surface);
        cursor: pointer;
      }
      .stepper button[disabled] {
        border-color: var(--line);
        color: var(--ink-soft);
        cursor: default;
      }
      small {
        font-size: 14px;
      }
    `,
  ]

  /** The id of the coffee. */
  @property() coffee = ''
  /** The partner whose friend pays, and the discount; null without them. */
  @property({ attribute: 'invited-by' }) invitedBy = ''
  @property({ type: Number, attribute: 'rate-bps' }) rateBps = 0
  /** Price of one bag, in cents. */
  @property({ type: Number, attribute: 'price-minor' }) priceMinor = 0

  @state() private bags = 1

  override render() {
    const { rateBps, invitedBy } = this
    const { offMinor, totalMinor } = costOf(this.bags * this.priceMinor, { rateBps })
    return html`<form @submit=${this.submit}>
      <div>
        <div class="line">
          <span id="bags">Bags of 250 g</span>
          <span class="stepper" role="group" aria-labelledby="bags">
            ${this.step(-1, 'Remove one bag', '−')}
            <output class="money" aria-live="polite">${this.bags}</output>
            ${this.step(1, 'Add one bag', '+')}
          </span>
        </div>
        <div class="line"><span>Delivery</span><span class="soft">Free</span></div>
        ${
          offMinor > 0
            ? html`<div class="line">
                <span>${rateBps / 100}% off from <bdi>${invitedBy}</bdi></span>
                <span class="money good">${money(-offMinor)}</span>
              </div>`
            : nothing
        }
        <div class="line total">
          <span>Total</span><span class="money">${money(totalMinor)}</span>
        </div>
      </div>
      ${this.renderProblem()}
      <button class="button" ?disabled=${this.busy}>
        ${this.busy ? 'Paying …' : `Pay ${money(totalMinor)}`}
      </button>
      <small class="soft">This is a demo. You won’t be charged.</small>
    </form>`
  }

  private step(by: number, label: string, sign: string) {
    const next = this.bags + by
    return html`<button
      type="button"
      aria-label=${label}
      ?disabled=${next < 1 || next > MOST_BAGS}
      @click=${() => (this.bags = next)}
    >
      ${sign}
    </button>`
  }

  private submit(event: SubmitEvent) {
    event.preventDefault()
    const order = { coffee: this.coffee, bags: this.bags }
    void this.send<{ id: string }>(
      '/demo/shop/api/orders',
      order,
      ({ id }) => `/demo/shop/thanks/?order=${encodeURIComponent(id)}`,
    )
  }
}

function money(minor: number): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(minor / 100)
}

declare global {
  interface HTMLElementTagNameMap {
    'shop-checkout': ShopCheckout
  }
}
