import { html, nothing, type PropertyValues } from 'lit'
import { copyText } from '../base/copy.ts'
import { define } from '../base/define.ts'
import type { Attribution } from '../base/events.ts'
import { SvcElement } from '../base/svc-element.ts'
import { discountSentence } from '../base/terms.ts'
import { styles } from './discount-banner.styles.ts'

interface Script {
  getPartner?: () => Attribution | null
  ready?: (callback: () => void) => unknown
}

/** Where a page may not store anything, a dismissal lasts until the next page. */
const dismissed = new Set<string>()

/**
 * Tells a visitor who invited them and what they get for it. It knows from the tracking script, or from
 * its attributes, and takes no space while there is nobody to name.
 *
 * @tag svc-discount-banner
 * @attr partner - Who invited; by default what the tracking script knows.
 * @attr image - Their picture.
 * @attr offer - What the visitor gets, in your words; by default the partner's discount.
 * @attr code - A code that the visitor can copy and that `svc-discount` carries.
 * @attr currency - Of a flat discount, ISO 4217. Default: USD.
 * @attr reserve - Keeps the room of one line free, so that nothing moves when the banner appears.
 * @fires svc-discount - Once a partner is known, dismissed or not: `detail.attribution`, `detail.code`.
 * @fires svc-copy - The code was copied: `detail.code`.
 * @fires svc-dismiss - The visitor closed the banner.
 * @csspart banner - The box.
 * @csspart image - The partner's picture.
 * @csspart button - Each button.
 */
export class SvcDiscountBanner extends SvcElement {
  static override styles = styles
  static override properties = {
    ...SvcElement.properties,
    partner: {},
    image: {},
    offer: {},
    code: {},
    currency: {},
    attribution: { attribute: false },
    copied: { state: true },
  }

  declare partner: string | undefined
  declare image: string | undefined
  declare offer: string | undefined
  declare code: string | undefined
  declare currency: string | undefined
  /** What the script knows; a page without the script may set it. */
  declare attribution: Attribution | null | undefined
  declare protected copied: boolean | undefined
  #told: string | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    document.addEventListener('svc:partner', this.#read)
    addEventListener('load', this.#read)
    this.#read()
    this.#script?.ready?.(() => this.#read())
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    document.removeEventListener('svc:partner', this.#read)
    removeEventListener('load', this.#read)
  }

  get #script(): Script | undefined {
    return (self as { _svcAnalytics?: Script })._svcAnalytics
  }

  readonly #read = (event?: Event) => {
    const told = (event as CustomEvent<Attribution> | undefined)?.detail
    this.attribution = this.#script?.getPartner?.() ?? told ?? this.attribution
  }

  get #name(): string | undefined {
    return this.partner ?? this.attribution?.partner?.name
  }

  get #key(): string {
    return `svc-dismissed ${this.attribution?.clickId ?? this.#name}`
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed)
    if (!this.#name || this.#told === this.#key) return
    this.#told = this.#key
    const { attribution = null, code = null } = this
    this.emit('svc-discount', { attribution, code })
  }

  protected override render(): unknown {
    const name = this.#name
    const shown = name && !wasDismissed(this.#key)
    const image = this.image ?? this.attribution?.partner?.image
    // The paragraph is there before its words are: only then are they read out.
    return html`<div class=${shown ? 'banner' : ''} part="banner">
      ${shown && image ? html`<img part="image" src=${image} alt="" />` : nothing}
      <p role="status">${shown ? this.#sentence(name) : ''}</p>
      ${shown ? this.#renderButtons() : nothing}
    </div>`
  }

  #sentence(name: string): string {
    const { discount } = this.attribution ?? {}
    const offer =
      this.offer ??
      (discount &&
        discountSentence(
          this.t.bind(this),
          this.language,
          {
            type: discount.type,
            amount: discount.amount,
            rateBps: discount.amount * 100,
            maxDurationMonths: discount.maxDuration,
          },
          this.currency ?? 'USD',
        ))
    return offer
      ? this.t('You were invited by {name}: {offer}', { name, offer })
      : this.t('You were invited by {name}.', { name })
  }

  #renderButtons(): unknown {
    return html`${
        this.code
          ? html`<button part="button" @click=${this.#copy}>
              ${this.copied ? this.t('Copied') : this.t('Copy {code}', { code: this.code })}
            </button>`
          : nothing
      }<button part="button" aria-label=${this.t('Dismiss')} @click=${this.#dismiss}>✕</button>`
  }

  async #copy(): Promise<void> {
    const { code } = this
    if (!code || !(await copyText(code))) return
    this.copied = true
    this.emit('svc-copy', { code })
  }

  #dismiss(): void {
    dismissed.add(this.#key)
    try {
      sessionStorage.setItem(this.#key, '1')
    } catch {
      // Storage is not allowed here.
    }
    this.hidden = true
    this.emit('svc-dismiss', undefined)
  }
}

function wasDismissed(key: string): boolean {
  try {
    return dismissed.has(key) || sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

define('svc-discount-banner', SvcDiscountBanner)

declare global {
  interface HTMLElementTagNameMap {
    'svc-discount-banner': SvcDiscountBanner
  }
}
