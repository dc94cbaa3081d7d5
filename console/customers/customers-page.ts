import { consume } from '@lit/context'
import { html, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { sessionContext, type Session } from '../api/session.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { pageStyles } from '../base/page.styles.ts'
import { styles } from '../base/styles.ts'
import { AddressController } from '../router/router.ts'
import './customer-list.ts'
import './customer-view.ts'

/** The customers, or the one that the address names. */
@customElement('customers-page')
export class CustomersPage extends ConsoleElement {
  static override styles = [styles, pageStyles]

  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  #shown = chosenCustomer()

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    const id = chosenCustomer()
    return html`<div class="page">
      ${
        id
          ? html`<customer-view .session=${this.session} .customerId=${id}></customer-view>`
          : html`<customer-list .session=${this.session}></customer-list>`
      }
    </div>`
  }

  /** Another customer is read from the top. */
  override updated(): void {
    const id = chosenCustomer()
    if (id === this.#shown) return
    this.#shown = id
    scrollTo(0, 0)
    this.renderRoot.querySelector<HTMLElement>('customer-view, customer-list')?.focus()
  }
}

function chosenCustomer(): string {
  return new URLSearchParams(location.search).get('customer') ?? ''
}

declare global {
  interface HTMLElementTagNameMap {
    'customers-page': CustomersPage
  }
}
