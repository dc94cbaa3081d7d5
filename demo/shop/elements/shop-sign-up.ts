import { html } from 'lit'
import { customElement } from 'lit/decorators.js'
import { FIRST_NAMES, LAST_NAMES } from '../../seed/words.ts'
import { ShopForm } from './shop-form.ts'

/** The form that makes a visitor a customer. The lead is recorded by the shop's server, not from here. */
@customElement('shop-sign-up')
export class ShopSignUp extends ShopForm {
  /** Filled in already, so that looking at the shop needs no typing. */
  readonly #somebody = madeUpPerson()

  override render() {
    return html`<form @submit=${this.submit}>
      <label
        >Name
        <input
          name="name"
          autocomplete="name"
          required
          maxlength="100"
          value=${this.#somebody.name}
      /></label>
      <label
        >Email
        <input
          name="email"
          type="email"
          autocomplete="email"
          required
          maxlength="200"
          value=${this.#somebody.email}
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

/** Makes up somebody whom the shop does not know yet. */
function madeUpPerson(): { name: string; email: string } {
  const pick = (words: readonly string[]) => words[Math.floor(Math.random() * words.length)]!
  const [first, last] = [pick(FIRST_NAMES), pick(LAST_NAMES)]
  const number = Math.floor(Math.random() * 10_000)
  const email = `${first}.${last}.${number}@example.com`.toLowerCase()
  return { name: `${first} ${last}`, email }
}

declare global {
  interface HTMLElementTagNameMap {
    'shop-sign-up': ShopSignUp
  }
}
