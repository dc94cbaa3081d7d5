import { consume } from '@lit/context'
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { ChevronsUpDown } from 'lucide'
import { sessionContext, type Session } from '../api/session.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { chosenMark } from '../base/chosen-mark.ts'
import { icon } from '../base/icon.ts'
import { selectedValue } from '../base/menu.ts'
import { menuItems } from '../base/menu-items.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { nextFrame } from '../base/wait.ts'
import { BASE, navigate } from '../router/router.ts'
import { AttentionController } from './attention.ts'
import { countBadge, countStyles } from './count-badge.ts'
import type { Place } from './find-place.ts'
import { pageAddress } from './page-address.ts'
import { canOpen, openable, SETTINGS, type Page } from './sections.ts'

/** The pages of an entry of the side bar, as tabs above the page. On a phone, also the pages of the settings. */
@customElement('section-tabs')
export class SectionTabs extends ConsoleElement {
  static override styles = [
    styles,
    countStyles,
    css`
      :host([tabs]) {
        border-block-end: 1px solid var(--line);
      }
      nav {
        display: flex;
        gap: 20px;
        max-inline-size: 1200px;
        block-size: calc(var(--tabs-size) - 1px);
        margin-inline: auto;
        padding-inline: 32px;
        overflow-x: auto;
        scrollbar-width: none;
      }
      nav a {
        display: flex;
        flex: none;
        align-items: center;
        gap: 6px;
        border-block: 2px solid transparent;
        color: var(--soft);
        text-decoration: none;
        white-space: nowrap;
      }
      nav a:hover {
        color: var(--text);
      }
      nav a:focus-visible {
        outline-offset: -2px;
      }
      nav a[aria-current] {
        border-block-end-color: var(--accent);
        color: var(--text);
      }
      .settings {
        display: none;
        padding: 8px 16px;
        border-block-end: 1px solid var(--line);
      }
      .settings button {
        inline-size: 100%;
        justify-content: space-between;
      }
      h3 {
        font-weight: 400;
      }
      @media (max-width: 760px) {
        nav {
          padding-inline: 16px;
        }
        .settings {
          display: block;
        }
      }
    `,
  ]

  @property({ attribute: false }) place: Place | undefined
  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined

  readonly #attention = new AttentionController(this, () => this.session?.workspace?.id)

  /** The tabs: none above what a page lists, and none where there is one page. */
  get #tabs(): readonly Page[] {
    const { place, session } = this
    if (!place?.isListed || !session?.workspace) return []
    const pages = (place.section?.pages ?? []).filter((page) => canOpen(session, page))
    return pages.length > 1 ? pages : []
  }

  protected override willUpdate(): void {
    const { place, session } = this
    this.toggleAttribute('tabs', this.#tabs.length > 0)
    this.hidden =
      this.#tabs.length === 0 && !(place?.isInSettings && place.isListed && session?.workspace)
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('place') || changed.has('session')) void this.#showTab()
  }

  /** Scrolls to the tab of the page, where the tabs are wider than the screen. */
  async #showTab(): Promise<void> {
    await nextFrame()
    const tabs = this.renderRoot.querySelector('nav')
    if (!tabs || tabs.scrollWidth <= tabs.clientWidth) return
    tabs.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }

  override render(): TemplateResult | typeof nothing {
    if (this.hidden) return nothing
    const { section, page } = this.place ?? {}
    if (!section) return this.#renderSettings(page)
    return html`<nav aria-label=${t(section.name)}>
      ${this.#tabs.map(
        (tab) =>
          html`<a href=${pageAddress(tab)} aria-current=${tab === page ? 'page' : nothing}>
            ${t(tab.name)}${tab.count ? countBadge(this.#attention.count(tab.count)) : nothing}
          </a>`,
      )}
    </nav>`
  }

  /** A phone has no side bar. */
  #renderSettings(page: Page | undefined): TemplateResult {
    return html`<div class="settings">
      <wa-dropdown @wa-select=${open}>
        <button slot="trigger" class="button">
          ${t('field.settings')}: ${page ? t(page.name) : ''}${icon(ChevronsUpDown, 14)}
        </button>
        ${menuItems(() =>
          openable(SETTINGS, this.session).map(
            ({ name, pages }) =>
              html`<h3>${t(name)}</h3>
                ${pages.map(
                  (one) =>
                    html`<wa-dropdown-item value=${one.path}>
                      ${t(one.name)}${chosenMark(one === page)}
                    </wa-dropdown-item>`,
                )}`,
          ),
        )}
      </wa-dropdown>
    </div>`
  }
}

function open(event: Event): void {
  navigate(BASE + selectedValue(event))
}

declare global {
  interface HTMLElementTagNameMap {
    'section-tabs': SectionTabs
  }
}
