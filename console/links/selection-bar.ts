import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Archive, ArchiveRestore, FolderInput, Tag as TagIcon, Trash2, X } from 'lucide'
import type { Link } from '../api/wire.gen.ts'
import { Action } from '../base/action.ts'
import { confirmDialog } from '../base/confirm.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { dialogStyles } from '../base/dialog.ts'
import { icon } from '../base/icon.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { selectedValue } from '../base/menu.ts'
import { menuItems } from '../base/menu-items.ts'
import { chosenMark } from '../base/chosen-mark.ts'
import { NO_CATALOG, type Catalog } from './catalog.ts'
import { deleteLinks, tagIdsOf, type LinkChange } from './change-links.ts'
import { linkName } from './link-cells.ts'
import { linkCount } from './link-count.ts'
import { tagStyles } from './link-table.styles.ts'

/** A request to change the selected links, and what to say when it is done. */
export class ChangeLinksEvent extends Event {
  readonly changeOf: (link: Link) => LinkChange
  readonly said: string

  constructor(changeOf: (link: Link) => LinkChange, said: string) {
    super('change-links', { bubbles: true, composed: true })
    this.changeOf = changeOf
    this.said = said
  }
}

const NAMED = 5

/** What can be done with the selected links. Fires `change-links`, `deleted` and `clear`. */
@customElement('selection-bar')
export class SelectionBar extends ConsoleElement {
  static override styles = [
    styles,
    dialogStyles,
    tagStyles,
    css`
      .bar {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
        min-block-size: 32px;
      }
      strong {
        padding-inline-end: 4px;
      }
      .listed {
        padding-inline-start: 20px;
        list-style: disc;
        overflow-wrap: anywhere;
      }
    `,
  ]

  @property({ attribute: false }) links: readonly Link[] = []
  @property({ attribute: false }) catalog: Catalog = NO_CATALOG
  @property({ type: Boolean }) busy = false
  @state() private isAsking = false
  readonly #action = new Action(this)

  override render(): TemplateResult {
    const isArchived = this.links.every(({ archived }) => archived)
    return html`<div class="bar" role="toolbar" aria-label=${t('links.selectedLinks')}>
        <strong>${t('links.linksSelected', { links: linkCount(this.links.length) })}</strong>
        ${this.#renderTags()} ${this.#renderFolders()}
        <button class="button" @click=${() => this.#archive(!isArchived)}>
          ${icon(isArchived ? ArchiveRestore : Archive)}${isArchived ? t('links.restore') : t('links.archive')}
        </button>
        <button class="button danger" @click=${() => (this.isAsking = true)}>
          ${icon(Trash2)}${t('common.delete')}
        </button>
        <button
          class="icon-button"
          aria-label=${t('links.clearSelection')}
          @click=${() => this.dispatchEvent(new Event('clear'))}
        >
          ${icon(X)}
        </button>
      </div>
      ${this.isAsking ? this.#renderQuestion() : nothing}`
  }

  #renderTags(): TemplateResult | typeof nothing {
    const { tags } = this.catalog
    if (tags.length === 0) return nothing
    const isOnAll = (id: string) => this.links.every((link) => tagIdsOf(link).includes(id))
    return html`<wa-dropdown @wa-select=${this.#tag}>
      <button slot="trigger" class="button">${icon(TagIcon)}${t('common.tags')}</button>
      ${menuItems(() =>
        tags.map(
          ({ id, name, color }) =>
            html`<wa-dropdown-item value=${id}>
              <span slot="icon"><i class="dot ${color}"></i></span>${name}${chosenMark(isOnAll(id))}
            </wa-dropdown-item>`,
        ),
      )}
    </wa-dropdown>`
  }

  #renderFolders(): TemplateResult | typeof nothing {
    const { folders } = this.catalog
    if (folders.length === 0) return nothing
    return html`<wa-dropdown @wa-select=${this.#move}>
      <button slot="trigger" class="button">${icon(FolderInput)}${t('links.moveTo')}</button>
      ${menuItems(
        () =>
          html`<wa-dropdown-item value="">${t('links.unsorted')}</wa-dropdown-item> ${folders.map(
              ({ id, name }) => html`<wa-dropdown-item value=${id}>${name}</wa-dropdown-item>`,
            )}`,
      )}
    </wa-dropdown>`
  }

  #renderQuestion(): TemplateResult {
    const links = linkCount(this.links.length)
    const clicks = this.links.reduce((sum, link) => sum + link.clicks, 0)
    const rest = this.links.length - NAMED
    return confirmDialog(
      {
        title: t('links.deleteLinksQuestion', { links }),
        body: html`<ul class="listed">
            ${this.links.slice(0, NAMED).map((link) => html`<li><bdi>${linkName(link)}</bdi></li>`)}
            ${rest > 0 ? html`<li>${t('links.andCountMore', { count: rest })}</li>` : nothing}
          </ul>
          <p>${t('links.theseLinksTheirPrinted', { count: clicks })}</p>`,
        action: t('links.deleteLinks', { links }),
        confirmed: () => void this.#delete(),
        closed: () => (this.isAsking = false),
      },
      this.#action,
    )
  }

  async #delete(): Promise<void> {
    const ids = this.links.map(({ id }) => id)
    if (!(await this.#action.run(() => deleteLinks(ids)))) return
    this.renderRoot.querySelector('dialog')?.close()
    this.isAsking = false
    this.dispatchEvent(new Event('deleted'))
  }

  #archive(archived: boolean): void {
    const links = linkCount(this.links.length)
    const said = archived
      ? t('links.linksArchived', { links })
      : t('links.linksRestored', { links })
    this.#change(() => ({ archived }), said)
  }

  readonly #move = (event: Event) => {
    const folderId = selectedValue(event) || null
    const links = linkCount(this.links.length)
    const folder =
      this.catalog.folders.find(({ id }) => id === folderId)?.name ?? t('links.unsorted')
    this.#change(() => ({ folderId }), t('links.linksMovedFolder', { links, folder }))
  }

  /** Puts a tag on all of them, or takes it off when all have it. */
  readonly #tag = (event: Event) => {
    const id = selectedValue(event)
    const isOnAll = this.links.every((link) => tagIdsOf(link).includes(id))
    const tagIds = (link: Link) => {
      const others = tagIdsOf(link).filter((one) => one !== id)
      return isOnAll ? others : [...others, id]
    }
    const links = linkCount(this.links.length)
    const tag = this.catalog.tags.find((one) => one.id === id)?.name ?? ''
    const said = isOnAll
      ? t('links.tagRemovedLinks', { tag, links })
      : t('links.tagAddedLinks', { tag, links })
    this.#change((link) => ({ tagIds: tagIds(link) }), said)
  }

  #change(changeOf: (link: Link) => LinkChange, said: string): void {
    if (!this.busy) this.dispatchEvent(new ChangeLinksEvent(changeOf, said))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'selection-bar': SelectionBar
  }
}
