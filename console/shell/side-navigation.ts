import { consume } from '@lit/context'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { Check, ChevronsUpDown, Ellipsis, FlaskConical, Search } from 'lucide'
import { liveWorkspace, may, sessionContext, type Session } from '../api/session.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { icon } from '../base/icon.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { BASE, navigate } from '../router/router.ts'
import './account-menu.ts'
import { modeStyles } from './mode-switch.styles.ts'
import { SwitchWorkspaceEvent } from './switch-workspace-event.ts'
import { selectedValue } from '../base/menu.ts'
import { menuItems } from '../base/menu-items.ts'
import { SECTIONS, type Entry } from './sections.ts'
import { PALETTE_KEYS } from './shortcuts.ts'
import { navigationStyles } from './side-navigation.styles.ts'

/** The sections of the console, the workspace and the account: beside the page, on a phone around it. */
@customElement('side-navigation')
export class SideNavigation extends ConsoleElement {
  static override styles = [styles, navigationStyles, modeStyles]

  /** The path of the shown page, below `/console`. */
  @property() path = ''
  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined

  /** What the role allows. */
  get #sections(): typeof SECTIONS {
    return SECTIONS.map(({ name, entries }) => ({
      name,
      entries: entries.filter(({ needs }) => !needs || may(this.session, needs)),
    })).filter(({ entries }) => entries.length > 0)
  }

  /** The entry of the shown page, or the one above it: the list of what it shows one of. */
  get #here(): string {
    const isListed = SECTIONS.some(({ entries }) => entries.some(({ path }) => path === this.path))
    return isListed ? this.path : this.path.replace(/\/[^/]+$/, '')
  }

  override render(): TemplateResult {
    return html`
      <header>
        ${this.#renderWorkspace()}${this.#renderMode()}
        <button class="search" @click=${this.#search}>
          ${icon(Search)}<span>${t('shell.goTo')} …</span>
          <kbd aria-hidden="true">${PALETTE_KEYS}</kbd>
        </button>
        <account-menu class="top"></account-menu>
      </header>
      <nav aria-label=${t('shell.sections')}>
        ${this.#sections.map(
          ({ name, entries }) =>
            html`<h2 class="small soft">${t(name)}</h2>
              <ul>
                ${entries.map((entry) => this.#renderEntry(entry))}
              </ul>`,
        )}
        ${this.#renderMore()}
      </nav>
      <footer><account-menu named></account-menu></footer>
    `
  }

  /** On a phone, the pages that the bar has no room for. */
  #renderMore(): TemplateResult {
    const rest = this.#sections.flatMap(({ entries }) => entries.filter(({ onPhone }) => !onPhone))
    const isHere = rest.some(({ path }) => path === this.#here)
    return html`<wa-dropdown class="more" placement="top-end" @wa-select=${this.#open}>
      <button slot="trigger" class=${isHere ? 'here' : ''}>
        ${icon(Ellipsis)}<span>${t('shell.more')}</span>
      </button>
      ${menuItems(() =>
        rest.map(
          ({ path, name, picture }) =>
            html`<wa-dropdown-item value=${path}>
              <span slot="icon">${icon(picture)}</span>${t(name)}
            </wa-dropdown-item>`,
        ),
      )}
    </wa-dropdown>`
  }

  readonly #open = (event: Event) => navigate(BASE + selectedValue(event))

  #renderEntry({ path, name, picture, onPhone }: Entry): TemplateResult {
    return html`<li class=${onPhone ? '' : 'wide'}>
      <a href="${BASE}${path}" aria-current=${path === this.#here ? 'page' : nothing}>
        ${icon(picture)}<span>${t(name)}</span>
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
