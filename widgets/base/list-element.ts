import { html, nothing, type TemplateResult } from 'lit'
import type { Session } from './session.ts'
import { ViewElement } from './view-element.ts'

const PAGE = 20

/** A list that grows by a page at a time. */
export abstract class ListElement<Item extends { id: string }> extends ViewElement<Item[]> {
  /** How many are shown; one more is known, so that the button is there only when it has a purpose. */
  #shown = PAGE

  /** Of the API, with its query. */
  protected abstract path(): string
  protected abstract renderItem(item: Item): TemplateResult

  protected override more(session: Session): Promise<Item[]> {
    this.#shown = PAGE
    return session.read<Item[]>(`${this.path()}pageSize=${PAGE + 1}`)
  }

  /** What has grown or is open would shrink, or speak of something else. */
  protected override get inUse(): boolean {
    return this.#shown > PAGE || this.renderRoot.querySelector('[open]') !== null
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
                aria-disabled=${this.busy}
                @click=${this.#showMore}
              >
                ${this.t('Show more')}
              </button>
            </p>`
          : nothing
      }`
  }

  async #showMore(): Promise<void> {
    const first = this.#shown
    await this.act(async (session) => {
      const { view, more } = this.data!
      const after = more.at(-1)!.id
      const next = await session.read<Item[]>(
        `${this.path()}pageSize=${PAGE}&startingAfter=${after}`,
      )
      this.data = { view, more: [...more, ...next] }
      this.#shown += PAGE
      return ''
    })
    await this.updateComplete
    // Reading goes on where it ended; the button may be gone.
    const item = this.renderRoot.querySelectorAll<HTMLElement>('li')[first]
    item?.querySelector<HTMLElement>('summary, a, button')?.focus()
  }
}
