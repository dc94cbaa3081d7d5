import { html, nothing, type TemplateResult } from 'lit'
import type { Session } from './session.ts'
import { ViewElement } from './view-element.ts'
import type { EmbedView } from './wire.gen.ts'

/** A list that grows by a page at a time. */
export abstract class ListElement<Item extends { id: string }> extends ViewElement<Item[]> {
  /** How many a page has. */
  protected readonly size: number = 20
  /** How many are shown; one more is known, so that the button is there only when it has a purpose. */
  #shown = 0

  /** Returns the path in the API, with its query. */
  protected abstract path(): string
  protected abstract renderItem(item: Item): TemplateResult

  protected override more(session: Session, view: EmbedView): Promise<Item[]> {
    this.#shown = this.size
    return this.first(session, view)
  }

  /** Reads the first page and one more. */
  protected first(session: Session, _view: EmbedView): Promise<Item[]> {
    return session.read<Item[]>(`${this.path()}pageSize=${this.size + 1}`)
  }

  /** Reads the page after these items. */
  protected next(session: Session, items: readonly Item[]): Promise<Item[]> {
    const after = items.at(-1)!.id
    return session.read<Item[]>(`${this.path()}pageSize=${this.size}&startingAfter=${after}`)
  }

  /** Whether the list was extended or has open items, which a reload would close. */
  protected override get inUse(): boolean {
    return this.#shown > this.size || this.renderRoot.querySelector('[open]') !== null
  }

  protected renderItems(items: readonly Item[]): TemplateResult {
    return html`<ul part="list">
        ${items.slice(0, this.#shown).map((item) => html`<li part="item">${this.renderItem(item)}</li>`)}
      </ul>
      ${
        items.length > this.#shown
          ? html`<p class="more">
              <button
                class="button"
                part="button"
                aria-disabled=${this.busy || this.loading}
                @click=${this.#showMore}
              >
                ${this.t('Show more')}
              </button>
            </p>`
          : nothing
      }`
  }

  async #showMore(): Promise<void> {
    // Another list is on its way: a page of this one would not fit it.
    if (this.loading) return
    const first = this.#shown
    const signal = this.loadSignal
    await this.act(async (session) => {
      const { view, more } = this.data!
      const next = await this.next(session, more)
      if (signal.aborted) return ''
      this.data = { view, more: [...more, ...next] }
      this.#shown += this.size
      return ''
    })
    if (signal.aborted) return
    await this.updateComplete
    // Reading goes on where it ended; the button may be gone.
    const item = this.renderRoot.querySelectorAll<HTMLElement>('[part=item]')[first]
    if (!item) return
    item.tabIndex = -1
    ;(item.querySelector<HTMLElement>('summary') ?? item).focus()
  }
}
