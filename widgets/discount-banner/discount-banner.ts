import { html, nothing, type PropertyValues } from 'lit'
import { copyText } from '../base/copy.ts'
import { apiAt } from '../base/api-at.ts'
import { define } from '../base/define.ts'
import type { Attribution } from '../base/events.ts'
import { SvcElement } from '../base/svc-element.ts'
import { discountSentence } from '../base/terms.ts'
import { styles } from './discount-banner.styles.ts'

interface Script {
  getPartner?: () => Attribution | null
  ready?: (callback: () => void) => unknown
}

/**
 * The server's answer about a click that came through a short link, which only has an id. Requested once on
 * a page, by whichever banner is first; undefined until then.
 */
const answers = new Map<unknown, Attribution | undefined>()

const TOLD = ['svc:click', 'svc:partner']

/** Dismissals of this page, where nothing may be stored. */
const dismissed = new Set<string>()

/**
 * Greets a visitor with the partner's name and the discount. The data comes from the tracking script, from svc,
 * or from the element's attributes. Without a partner, the banner takes no space.
 *
 * @tag svc-discount-banner
 * @attr partner - The partner's name. Default: the partner known to the tracking script.
 * @attr image - The partner's picture.
 * @attr offer - The offer in your own words. Default: the partner's discount.
 * @attr code - A discount code that the visitor can copy. It is part of `svc-discount`.
 * @attr currency - Currency of a flat discount (ISO 4217). Default: USD.
 * @attr key - Publishable key, `svc_pk_…`. Default: the tracking script's key.
 * @attr publishable-key - The publishable key, for frameworks that reserve `key` (React, Vue).
 * @attr api - Base URL of the svc API. Default: the tracking script's address, or else the origin that the elements were loaded from.
 * @attr reserve - Reserves the height of one line (two on phones), so that the page doesn't shift when the banner appears.
 * @fires svc-discount - A partner is known, even if the banner was dismissed: `detail.attribution`, `detail.code`.
 * @fires svc-copy - The code was copied: `detail.code`.
 * @fires svc-dismiss - The visitor closed the banner.
 * @csspart banner - The box.
 * @csspart image - The partner's picture.
 * @csspart button - Each button.
 */
export class SvcDiscountBanner extends SvcElement {
  static override styles = styles
  static override properties = {
    partner: {},
    image: {},
    offer: {},
    code: {},
    currency: {},
    key: {},
    publishableKey: { attribute: 'publishable-key' },
    api: {},
    attribution: { attribute: false },
    copied: { state: true },
    closed: { state: true },
  }

  declare partner: string | undefined
  declare image: string | undefined
  declare offer: string | undefined
  declare code: string | undefined
  declare currency: string | undefined
  declare key: string | undefined
  declare publishableKey: string | undefined
  declare api: string | undefined
  /** The tracking script's attribution. A page without the script can set it. */
  declare attribution: Attribution | null | undefined
  declare protected copied: boolean | undefined
  /** The invitation that the visitor closed. */
  declare protected closed: string | undefined
  #told: string | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    for (const type of TOLD) document.addEventListener(type, this.#read)
    addEventListener('load', this.#read)
    this.#read()
    this.#script?.ready?.(() => this.#read())
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    for (const type of TOLD) document.removeEventListener(type, this.#read)
    removeEventListener('load', this.#read)
  }

  get #script(): Script | undefined {
    return (self as { _svcAnalytics?: Script })._svcAnalytics
  }

  readonly #read = (event?: Event) => {
    const told = (event as CustomEvent<Attribution> | undefined)?.detail
    const known = this.#script?.getPartner?.() ?? told ?? this.attribution
    this.attribution = answers.get(known?.clickId) ?? known
  }

  /** Asks the server about a click's id, which is all that a short link brings. */
  async #ask(id: string): Promise<void> {
    const tag = document.querySelector<HTMLScriptElement>('script[data-key^=svc_]')
    const key = this.publishableKey ?? this.key ?? tag?.dataset['key']
    if (!key || answers.has(id)) return
    answers.set(id, undefined)
    try {
      const api = apiAt(this.api ?? tag?.dataset['api'] ?? (tag && new URL('/api', tag.src).href))
      const answer = await fetch(`${api}/track/click/${id}?publishableKey=${key}`)
      const detail = (await answer.json()) as Attribution
      answers.set(id, detail)
      if (detail.partner) document.dispatchEvent(new CustomEvent('svc:partner', { detail }))
    } catch {
      answers.delete(id)
    }
  }

  get #name(): string | undefined {
    return this.partner ?? this.attribution?.partner?.name
  }

  get #key(): string {
    return `svc-dismissed ${this.attribution?.clickId ?? this.#name}`
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed)
    const { clickId } = this.attribution ?? {}
    if (!this.#name && /^\w{16}$/.test(clickId ?? '')) void this.#ask(clickId!)
    if (!this.#name || this.#told === this.#key) return
    this.#told = this.#key
    const { attribution = null, code = null } = this
    this.emit('svc-discount', { attribution, code })
  }

  /**
   * Renders without the offer, if that is what cannot be formatted: an unknown currency, a figure that is
   * no number.
   */
  protected override handleRenderError(): void {
    this.offer ??= ''
  }

  protected override render(): unknown {
    if (this.closed === this.#key) return nothing
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

  #sentence(name: string): unknown {
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
    const [before, after] = (
      offer
        ? this.t('You were invited by {name}: {offer}', { offer })
        : this.t('You were invited by {name}.')
    ).split('{name}')
    // It may run in another direction than the sentence, and may try to turn it around.
    return html`${before}<bdi>${name}</bdi>${after}`
  }

  #renderButtons(): unknown {
    return html`${
        this.code
          ? html`<button part="button" aria-live="polite" @click=${this.#copy}>
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
    // Whoever reads on begins where the button was.
    this.tabIndex = -1
    this.focus()
    this.closed = this.#key
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
