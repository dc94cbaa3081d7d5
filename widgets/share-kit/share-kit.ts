import { css, html, nothing, type TemplateResult } from 'lit'
import { copyText } from '../base/copy.ts'
import { define } from '../base/define.ts'
import { money, percent } from '../base/format.ts'
import { discountSentence, rewardTexts } from '../base/terms.ts'
import { ViewElement } from '../base/view-element.ts'
import type { EmbedView } from '../base/wire.gen.ts'
import '../share-link/share-link.ts'
import type { Offer } from './channels.ts'

const PARTS = 'address, button, messages, preview'
const FEEDBACK_MS = 2_000

const styles = css`
  .offer {
    font-weight: 600;
    min-block-size: 1lh;
  }
  .terms {
    min-block-size: 2lh;
  }
  @container (min-width: 36em) {
    .terms {
      min-block-size: 1lh;
    }
  }
`

/**
 * Helps partners share the program: the offer, the link with its QR code, the discount code, and editable messages
 * for email, chats, and social networks.
 *
 * @tag svc-share-kit
 * @fires svc-copy - The link (`detail.url`) or the code (`detail.code`) was copied.
 * @fires svc-share - The link was shared: `detail.url`.
 * @slot empty - Replaces the empty-state message.
 * @csspart offer - The offer in a few words.
 * @csspart terms - The full terms of the offer.
 * @csspart address - The field with the address.
 * @csspart code - The button with the discount code.
 * @csspart messages - The messages to send.
 * @csspart preview - The social network that a message opens.
 */
export class SvcShareKit extends ViewElement {
  static override styles = [...ViewElement.styles, styles]

  #copied = false
  #opened = false
  #timer: ReturnType<typeof setTimeout> | undefined
  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
  }

  protected override renderLoading(): TemplateResult {
    return this.#render()
  }

  protected override renderView(view: EmbedView): TemplateResult {
    return this.#render(view)
  }

  /** Renders the kit; without a view as a placeholder of the same size. */
  #render(view?: EmbedView): TemplateResult {
    return html`<div class="stack">
      <div>
        <p class="large offer" part="offer">
          ${view ? this.#headline(view) : html`<span class="bone"></span>`}
        </p>
        <p class="small quiet terms" part="terms">
          ${view ? this.#terms(view) : html`<span class="bone"></span>`}
        </p>
      </div>
      ${
        view?.links.length === 0
          ? this.renderEmpty(this.t('No links yet.'))
          : html`<svc-share-link
                .session=${view && this.current}
                exportparts=${PARTS}
              ></svc-share-link>
              ${this.#renderMore(view)}`
      }
    </div>`
  }

  #renderMore(view?: EmbedView): TemplateResult {
    const code = view?.links[0]?.discountCode
    return html`<div class="bar" .inert=${!view}>
        <button
          class="button"
          part="button"
          aria-expanded=${this.#opened ? 'true' : 'false'}
          @click=${this.#toggle}
        >
          ${this.t('Write a message')}
        </button>
        ${
          code
            ? html`<button
                class="button"
                part="code"
                @click=${(event: Event) => this.#copy(code, event)}
              >
                ${this.#copied ? this.t('Copied') : this.t('Copy {code}', { code })}
              </button>`
            : nothing
        }
      </div>
      ${
        view && this.#opened
          ? html`<svc-share-messages
              .offer=${this.#offer(view)}
              exportparts=${PARTS}
            ></svc-share-messages>`
          : nothing
      }`
  }

  #headline({ discount, rewards, program }: EmbedView): string {
    const reward = rewards.find(({ event }) => event === 'sale') ?? rewards[0]
    const whole = { trailingZeroDisplay: 'stripIfInteger' } as const
    const get = reward && rewardTexts(this.t, this.locale, reward, program.currency)[0]
    const give =
      discount &&
      (discount.type === 'flat'
        ? money(this.locale, discount.amount ?? 0, program.currency, whole)
        : percent(this.locale, discount.rateBps ?? 0))
    if (give && get) return this.t('Give {give}, get {get}', { give, get })
    if (get) return this.t('Get {get}', { get })
    return give ? this.t('Give {give}', { give }) : this.t('Refer a friend')
  }

  #terms(view: EmbedView): TemplateResult {
    const { rewards, program } = view
    const friends = this.#discount(view)
    const reward = rewards.find(({ event }) => event === 'sale') ?? rewards[0]
    const own = reward && rewardTexts(this.t, this.locale, reward, program.currency)
    return html`${friends ? this.t('Your friends get {discount}.', { discount: friends }) : nothing}
    ${own ? this.t('You earn {sum} {what}.', { sum: own[0], what: own[1] }) : nothing}`
  }

  #discount({ discount, program }: EmbedView): string | null {
    return discount && discountSentence(this.t, this.locale, discount, program.currency)
  }

  #offer(view: EmbedView): Offer {
    const [link] = view.links
    return {
      program: view.program.name,
      url: link?.shareUrl ?? '',
      discount: this.#discount(view),
      code: link?.discountCode ?? null,
      written: view.resources,
      language: this.language,
      site: link?.url ?? view.program.url,
      logo: view.program.logo,
    }
  }

  async #toggle(): Promise<void> {
    try {
      await import('./share-messages.ts')
      this.#opened = !this.#opened
    } catch {
      this.statusText = this.t('Something went wrong. Try again.')
    }
    this.requestUpdate()
  }

  async #copy(code: string, { currentTarget }: Event): Promise<void> {
    const { style, offsetWidth } = currentTarget as HTMLElement
    this.#copied = await copyText(code)
    // Another word for a moment moves nothing.
    style.minInlineSize = `${offsetWidth}px`
    if (this.#copied) this.emit('svc-copy', { code })
    this.statusText = this.#copied
      ? ''
      : this.t('Your browser blocked copying. Select the text and copy it.')
    this.requestUpdate()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#copied = false
      this.statusText = ''
      this.requestUpdate()
    }, FEEDBACK_MS)
  }
}

define('svc-share-kit', SvcShareKit)

declare global {
  interface HTMLElementTagNameMap {
    'svc-share-kit': SvcShareKit
  }
}
