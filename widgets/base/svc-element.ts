import { LitElement, type PropertyDeclarations, type PropertyValues } from 'lit'
import type { SvcEvents } from './events.ts'
import { fill, isRightToLeft, loadWords, pageLanguage, wordsOf } from './language.ts'

/**
 * What all elements have in common: the page's language and direction, words, numbers.
 *
 * @attr lang - Overrides the page's language for this element.
 * @attr theme - `light`, `dark` or `auto`; without it the page's own colour scheme counts.
 * @attr density - `compact` for less air.
 */
export abstract class SvcElement extends LitElement {
  static override properties: PropertyDeclarations = { lang: { reflect: true } }

  /** BCP 47, as `Intl` takes it. */
  protected language = 'en'

  override connectedCallback(): void {
    super.connectedCallback()
    this.#takeLanguage()
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('lang') && this.hasUpdated) this.#takeLanguage()
  }

  #takeLanguage(): void {
    const language = pageLanguage(this)
    this.language = isLanguage(language) ? language : 'en'
    if (isRightToLeft(this.language) && !this.closest('[dir]')) this.dir = 'rtl'
    // Without its words an element speaks English, which is better than nothing.
    if (!wordsOf(this.language)) {
      loadWords(this.language).then(
        (words) => words && this.requestUpdate(),
        () => {},
      )
    }
  }

  /** English words in the element's language; `{name}` takes a value. */
  protected t(english: string, values: Readonly<Record<string, string | number>> = {}): string {
    return fill(wordsOf(this.language)?.[english] ?? english, values)
  }

  /** Tells the page; the event leaves every shadow tree. Answers whether nobody prevented the default. */
  protected emit<Name extends keyof SvcEvents>(name: Name, detail: SvcEvents[Name]): boolean {
    const options = { detail, bubbles: true, composed: true, cancelable: true }
    return this.dispatchEvent(new CustomEvent(name, options))
  }
}

function isLanguage(text: string): boolean {
  try {
    // Asked of number formats the browser would go through all its languages first.
    return Intl.PluralRules.supportedLocalesOf(text).length > 0
  } catch {
    return false
  }
}
