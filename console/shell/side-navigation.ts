import { consume } from '@lit/context'
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { Check, ChevronsUpDown, Ellipsis, FlaskConical, Search, Settings } from 'lucide'
import { liveWorkspace, sessionContext, type Session } from '../api/session.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { icon } from '../base/icon.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { nextFrame } from '../base/wait.ts'
import { BASE, navigate } from '../router/router.ts'
import { HOME } from '../router/routes.ts'
import './account-menu.ts'
import { AttentionController } from './attention.ts'
import { countBadge, countStyles } from './count-badge.ts'
import type { Place } from './find-place.ts'
import { iconBarStyles } from './icon-bar.styles.ts'
import { modeStyles } from './mode-switch.styles.ts'
import { SwitchWorkspaceEvent } from './switch-workspace-event.ts'
import { selectedValue } from '../base/menu.ts'
import { menuItems } from '../base/menu-items.ts'
import { openable, SECTIONS, type Section } from './sections.ts'
import './program-switcher.ts'
import { settingsNavigation } from './settings-navigation.ts'
import { PALETTE_KEYS } from './shortcuts.ts'
import { navigationStyles } from './side-navigation.styles.ts'

const FIRST_SETTINGS = '/settings/workspace'

/** The sections of the console, the workspace and the account: beside the page, on a phone around it. */
@customElement('side-navigation')
export class SideNavigation extends ConsoleElement {
  static override styles = [styles, countStyles, navigationStyles, modeStyles, iconBarStyles]

  @property({ attribute: false }) place: Place | undefined
  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined
  readonly #attention = new AttentionController(this, () => this.session?.workspace?.id)
  /** Where the reader was before the settings. */
  #back = HOME

  protected override willUpdate(): void {
    this.toggleAttribute('settings', this.place?.isInSettings === true)
    if (this.place?.isInSettings === false) this.#back = location.pathname + location.search
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('place') && !changed.has('session')) return
    void this.#showEntry()
    void this.#attention.refresh()
  }

  /** Scrolls to the entry of the page, where the bar is longer than the screen. */
  async #showEntry(): Promise<void> {
    await nextFrame()
    for (const bar of this.renderRoot.querySelectorAll('nav')) {
      if (bar.scrollHeight > bar.clientHeight)
        bar.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    }
  }

  override render(): TemplateResult {
    const { session, place } = this
    return html`
      <header>
        ${this.#renderWorkspace()}
        <program-switcher
          narrow
          .session=${session}
          ?single=${place?.page?.isOfOneProgram === true}
        ></program-switcher>
        ${this.#renderMode()}
        <button class="search" @click=${this.#search}>
          ${icon(Search)}<span>${t('shell.goTo')} …</span>
          <kbd aria-hidden="true">${PALETTE_KEYS}</kbd>
        </button>
        <account-menu class="top"></account-menu>
      </header>
      ${
        place?.isInSettings
          ? settingsNavigation({ session, page: place.page, back: this.#back })
          : nothing
      }
      <nav class="main" aria-label=${t('shell.sections')}>
        <ul>
          ${openable(SECTIONS, session).map((section) => this.#renderSection(section))}
        </ul>
        ${this.#renderMore()}
      </nav>
      <footer>
        <a class="entry" href="${BASE}${FIRST_SETTINGS}">
          ${icon(Settings)}<span>${t('field.settings')}</span>
        </a>
        <account-menu named></account-menu>
      </footer>
    `
  }

  /** On a phone, the entries that the bar has no room for. */
  #renderMore(): TemplateResult {
    const rest = openable(SECTIONS, this.session).filter(({ onPhone }) => !onPhone)
    const { section, isInSettings } = this.place ?? {}
    const isHere = isInSettings || (section !== undefined && !section.onPhone)
    return html`<wa-dropdown class="more" placement="top-end" @wa-select=${this.#open}>
      <button slot="trigger" class=${isHere ? 'here' : ''}>
        ${icon(Ellipsis)}<span>${t('shell.more')}</span>
      </button>
      ${menuItems(
        () =>
          html`${rest.map(
              ({ pages: [first], name, picture }) =>
                html`<wa-dropdown-item value=${first?.path ?? ''}>
                  <span slot="icon">${icon(picture)}</span>${t(name)}
                </wa-dropdown-item>`,
            )}
            <wa-dropdown-item value=${FIRST_SETTINGS}>
              <span slot="icon">${icon(Settings)}</span>${t('field.settings')}
            </wa-dropdown-item>`,
      )}
    </wa-dropdown>`
  }

  readonly #open = (event: Event) => navigate(BASE + selectedValue(event))

  #renderSection({ name, picture, onPhone, pages }: Section): TemplateResult {
    const [first] = pages
    const waiting = pages.map(({ count }) => (count ? this.#attention.count(count) : 0))
    const isHere = this.place?.section?.name === name
    return html`<li class=${onPhone ? '' : 'wide'}>
      <a class="entry" href="${BASE}${first?.path}" aria-current=${isHere ? 'page' : nothing}>
        ${icon(picture)}<span>${t(name)}</span>${countBadge(waiting.reduce((a, b) => a + b, 0))}
      </a>
    </li>`
  }

  #renderWorkspace(): TemplateResult {
    const { workspaces = [], workspace } = this.session ?? {}
    const live = this.session && liveWorkspace(this.session)
    const badge = html`<span class="badge" aria-hidden="true"
        >${workspace?.name.trim()[0] ?? ''}</span
      >
      <span class="name">${workspace?.name ?? html`<span class="bone">&nbsp;</span>`}</span>`
    if (workspaces.length < 2) return html`<div class="workspace">${badge}</div>`
    return html`<wa-dropdown @wa-select=${this.#choose}>
      <button
        slot="trigger"
        class="workspace"
        aria-label=${t('shell.workspaceName', { name: workspace?.name ?? '' })}
      >
        ${badge}${icon(ChevronsUpDown, 14)}
      </button>
      ${menuItems(() =>
        workspaces.map(
          ({ id, name }) =>
            html`<wa-dropdown-item value=${id}>
              ${name}${id === live?.id ? html`<span slot="details">${icon(Check, 14)}</span>` : nothing}
            </wa-dropdown-item>`,
        ),
      )}
    </wa-dropdown>`
  }

  /** The switch between the workspace and its test workspace. */
  #renderMode(): TemplateResult | typeof nothing {
    const { session } = this
    if (!session) return nothing
    const live = liveWorkspace(session)
    if (!live?.test) return nothing
    const { isTest } = session
    const other = isTest ? live.id : live.test.id
    return html`<button
      class="mode"
      role="switch"
      aria-checked=${isTest ? 'true' : 'false'}
      aria-label=${t('common.testMode')}
      title=${t('common.testMode')}
      @click=${() => this.dispatchEvent(new SwitchWorkspaceEvent(other))}
    >
      ${icon(FlaskConical)}<span>${t('common.testMode')}</span><i aria-hidden="true"></i>
    </button>`
  }

  readonly #search = () => {
    this.dispatchEvent(new Event('open-palette', { bubbles: true, composed: true }))
  }

  readonly #choose = (event: Event) => {
    this.dispatchEvent(new SwitchWorkspaceEvent(selectedValue(event)))
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'side-navigation': SideNavigation
  }
}
