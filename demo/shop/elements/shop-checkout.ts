import { css, html, LitElement, nothing } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { controls } from '../../kit/controls.styles.ts'
import { request } from '../../kit/request.ts'

const MOST_BAGS = 9

/** How many bags, what they cost, and the button that pays with money nobody has. */
@customElement('shop-checkout')
export class ShopCheckout extends LitElement {
  static override styles = [
    controls,
    css`
      form {
        display: grid;
        gap: 16px;
      }
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
  /** What one bag costs, in cents. */
  @property({ type: Number, attribute: 'price-minor' }) priceMinor = 0

  @state() private bags = 1
  @state() private busy = false
  @state() private problem = ''

  override render() {
    return html`<form @submit=${this.submit}>
      <div>
        <div class="line">
          <span id="bags">Bags of 250 g</span>
          <span class="stepper" role="group" aria-labelledby="bags">
            ${this.step(-1, 'One bag less', '−')}
            <output class="money" aria-live="polite">${this.bags}</output>
            ${this.step(1, 'One bag more', '+')}
          </span>
        </div>
        <div class="line"><span>Delivery</span><span class="soft">Free</span></div>
        <div class="line total">
          <span>Total</span><span class="money">${money(this.bags * this.priceMinor)}</span>
        </div>
      </div>
      <p role="alert" class=${this.problem ? 'notice' : ''}>${this.problem || nothing}</p>
      <button class="button" ?disabled=${this.busy}>
        ${this.busy ? 'Paying …' : `Pay ${money(this.bags * this.priceMinor)}`}
      </button>
      <small class="soft">Nothing is charged: this is a demo.</small>
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

  private async submit(event: SubmitEvent) {
    event.preventDefault()
    this.busy = true
    this.problem = ''
    try {
      const order = { coffee: this.coffee, bags: this.bags }
      const { id } = await request<{ id: string }>('/demo/shop/api/orders', order)
      location.assign(`/demo/shop/thanks/?order=${encodeURIComponent(id)}`)
    } catch (error) {
      this.problem = (error as Error).message
      this.busy = false
    }
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
