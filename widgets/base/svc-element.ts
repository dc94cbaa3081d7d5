import { adoptStyles, LitElement, type CSSResult } from 'lit'
import type { SvcEvents } from './events.ts'
import {
  fill,
  isRightToLeft,
  loadTexts,
  LOCALE_EVENT,
  negotiateLocale,
  textIn,
} from './language.ts'
import type { Translate } from './terms.ts'

/** Attributes of the page that change its language. */
const LOCALE_ATTRIBUTES = { subtree: true, attributeFilter: ['lang', 'dir'] }

/** How long an element waits for its texts. */
const TIMEOUT_MS = 2_000

/**
 * What all elements have in common: the page's language and direction, texts, numbers.
 *
 * @attr lang - Overrides the page's language for this element.
 * @attr theme - `light`, `dark`, or `auto`, with its own background. Default: the page’s color scheme.
 * @attr density - `compact` reduces spacing.
 */
export abstract class SvcElement extends LitElement {
  /** All elements on the page. */
  static readonly #shown = new Set<SvcElement>()
  /** One observer for all of them: a page has many elements and changes its language seldom. */
  static #watch: MutationObserver | undefined

  /** BCP 47, as `Intl` takes it. */
  protected language = 'en'
  /** The direction that is the language's, not the page's; empty when both are the same. */
  #turned = ''

  override connectedCallback(): void {
    super.connectedCallback()
    SvcElement.#shown.add(this)
    this.#takeLanguage()
  }

  /** Restores the styles after a move to another document. */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#adoptStyles(this.shadowRoot)
  }

  /**
   * Creates the shadow root like Lit, also for an element that was moved into another document before it
   * was first shown.
   */
  protected override createRenderRoot(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    this.#adoptStyles(root)
    return root
  }

  /**
   * Adopts the styles. A style sheet belongs to the document it was made in: another document gets its own.
   */
  #adoptStyles(root: ShadowRoot): void {
    const { elementStyles } = this.constructor as typeof LitElement
    const view = this.ownerDocument.defaultView
    if (view === self) adoptStyles(root, elementStyles)
    else if (view)
      root.adoptedStyleSheets = elementStyles.map((style) => {
        const sheet = new view.CSSStyleSheet()
        sheet.replaceSync((style as CSSResult).cssText)
        return sheet
      })
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    SvcElement.#shown.delete(this)
  }

  #takeLanguage(): void {
    SvcElement.#watch ??= watchLocale(() => {
      for (const one of SvcElement.#shown) one.#takeLanguage()
    })
    const { lang, dir } = localeAround(this, this.#turned !== '', SvcElement.#watch)
    const before = this.language
    const wanted = lang ? [lang] : navigator.languages
    this.language = negotiateLocale(wanted)
    this.requestUpdate('language', before)
    this.requestUpdate()
    const turned = directionFor(this.language, wanted, dir)
    // Written only when it changes: what is written is told here again.
    if (turned && turned !== this.#turned) this.dir = turned
    // What the page has written there meanwhile is the page's.
    else if (!turned && this.#turned && this.dir === this.#turned) this.removeAttribute('dir')
    this.#turned = turned
    const texts = loadTexts(this.language)
    if (texts) void this.#await(texts)
  }

  /**
   * Hides the element until its locale is loaded: longer texts would move the layout. If that takes long,
   * it is shown in English.
   */
  async #await(texts: Promise<unknown>): Promise<void> {
    // Not with an attribute: a framework that takes over what a server rendered would not know it.
    const hides = this.animate(
      { visibility: ['hidden', 'hidden'] },
      this.hasUpdated ? 0 : TIMEOUT_MS,
    )
    await texts.catch(() => {})
    this.requestUpdate()
    await this.updateComplete
    hides.cancel()
  }

  /**
   * Renders, and catches what an answer, an attribute or the page makes fail: it must not be an error of
   * the page's.
   */
  protected override performUpdate(): void {
    try {
      super.performUpdate()
    } catch (error) {
      console.error(error)
      this.handleRenderError()
    }
  }

  /** Handles data that cannot be rendered: the element goes on without it. */
  protected handleRenderError(): void {}

  /** Translates an English text to the element's locale; `{name}` takes a value. */
  protected readonly t: Translate = (english, values = {}) =>
    fill(textIn(this.language, english), values)

  /** Tells the page; the event leaves every shadow tree. Answers whether nobody prevented the default. */
  protected emit<Name extends keyof SvcEvents>(name: Name, detail: SvcEvents[Name]): boolean {
    const options = { detail, bubbles: true, composed: true, cancelable: true }
    return this.dispatchEvent(new CustomEvent(name, options))
  }
}

/** Finds the nearest `lang` and `dir`, also outside of shadow trees, which are observed from now on. */
function localeAround(element: Element, turned: boolean, watch: MutationObserver) {
  let lang: string | null = ''
  let dir: string | null = ''
  for (let at: ParentNode | null = element; at; at = at.parentNode ?? (at as ShadowRoot).host) {
    if (at instanceof Element) {
      lang ||= at.getAttribute('lang')
      if (at !== element || !turned) dir ||= at.getAttribute('dir')
    } else watch.observe(at, LOCALE_ATTRIBUTES)
  }
  return { lang, dir }
}

/** Watches the page's languages and the locales that the host registers. */
function watchLocale(changed: () => void): MutationObserver {
  addEventListener(LOCALE_EVENT, changed)
  return new MutationObserver(changed)
}

/**
 * Returns the direction that an element has to give itself: that of its language where the page names none,
 * and that of English where it stands in for a language that is not available.
 */
function directionFor(language: string, [wanted = '']: readonly string[], dir: string | null) {
  if (!dir) return isRightToLeft(language) ? 'rtl' : ''
  const standsIn = language.startsWith('en') && !/^en/i.test(wanted)
  return standsIn && dir === 'rtl' ? 'ltr' : ''
}
