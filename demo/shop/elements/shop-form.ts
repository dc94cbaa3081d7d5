import { css, html, LitElement, nothing, type TemplateResult } from 'lit'
import { state } from 'lit/decorators.js'
import { controls } from '../../kit/controls.styles.ts'
import { request } from '../../kit/request.ts'

/** A form of the shop: it sends, says in words what is wrong, and goes on to the next page. */
export abstract class ShopForm extends LitElement {
  static override styles = [
    controls,
    css`
      form {
        display: grid;
        gap: 16px;
      }
    `,
  ]

  @state() protected busy = false
  @state() private problem = ''

  override connectedCallback() {
    super.connectedCallback()
    addEventListener('pageshow', this.rest)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    removeEventListener('pageshow', this.rest)
  }

  /** A browser brings the page back as it was left: in the middle of sending. */
  private readonly rest = () => (this.busy = false)

  protected renderProblem(): TemplateResult {
    return html`<p role="alert" class=${this.problem ? 'notice' : ''}>
      ${this.problem || nothing}
    </p>`
  }

  protected async send<T>(path: string, body: object, next: (answer: T) => string): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.problem = ''
    try {
      location.assign(next(await request<T>(path, body)))
    } catch (error) {
      this.problem = (error as Error).message
      this.busy = false
    }
  }
}
