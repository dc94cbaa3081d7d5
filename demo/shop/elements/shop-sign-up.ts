import { css, html, LitElement, nothing } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { controls } from '../../kit/controls.styles.ts'
import { request } from '../../kit/request.ts'

/** The form that makes a visitor a customer. The lead is recorded by the shop's server, not from here. */
@customElement('shop-sign-up')
export class ShopSignUp extends LitElement {
  static override styles = [
    controls,
    css`
      form {
        display: grid;
        gap: 16px;
      }
    `,
  ]

  @state() private busy = false
  @state() private problem = ''

  override render() {
    return html`<form @submit=${this.submit}>
      <label>Name <input name="name" autocomplete="name" required maxlength="100" /></label>
      <label
        >E-mail <input name="email" type="email" autocomplete="email" required maxlength="200"
      /></label>
      <p role="alert" class=${this.problem ? 'notice' : ''}>${this.problem || nothing}</p>
      <button class="button" ?disabled=${this.busy}>
        ${this.busy ? 'Signing up …' : 'Sign up'}
      </button>
    </form>`
  }

  private async submit(event: SubmitEvent) {
    event.preventDefault()
    const fields = new FormData(event.target as HTMLFormElement)
    this.busy = true
    this.problem = ''
    try {
      await request('/demo/shop/api/accounts', Object.fromEntries(fields))
      const coffee = new URLSearchParams(location.search).get('coffee')
      location.assign(
        `/demo/shop/checkout/${coffee ? `?coffee=${encodeURIComponent(coffee)}` : ''}`,
      )
    } catch (error) {
      this.problem = (error as Error).message
      this.busy = false
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'shop-sign-up': ShopSignUp
  }
}
