import { html } from 'lit'
import { customElement } from 'lit/decorators.js'
import { ShopForm } from './shop-form.ts'

/** The form that makes a visitor a customer. The lead is recorded by the shop's server, not from here. */
@customElement('shop-sign-up')
export class ShopSignUp extends ShopForm {
  override render() {
    return html`<form @submit=${this.submit}>
      <label>Name <input name="name" autocomplete="name" required maxlength="100" /></label>
      <label
        >E-mail <input name="email" type="email" autocomplete="email" required maxlength="200"
      /></label>
      ${this.renderProblem()}
      <button class="button" ?disabled=${this.busy}>
        ${this.busy ? 'Signing up …' : 'Sign up'}
      </button>
    </form>`
  }

  private submit(event: SubmitEvent) {
    event.preventDefault()
    const fields = new FormData(event.target as HTMLFormElement)
    const coffee = new URLSearchParams(location.search).get('coffee')
    const next = `/demo/shop/checkout/${coffee ? `?coffee=${encodeURIComponent(coffee)}` : ''}`
    void this.send('/demo/shop/api/accounts', Object.fromEntries(fields), () => next)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'shop-sign-up': ShopSignUp
  }
}
