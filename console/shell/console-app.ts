import { ContextProvider } from '@lit/context'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { keyed } from 'lit/directives/keyed.js'
import { Problem, whenSignedOut } from '../api/client.ts'
import {
  liveWorkspace,
  readSession,
  sessionContext,
  switchWorkspace,
  useSession,
  type Session,
} from '../api/session.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { problemNote } from '../base/problem-note.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { pagePrefetched } from '../router/prefetch.ts'
import { isLoaded, loadPage } from '../router/load-page.ts'
import { AddressController, BASE, navigate } from '../router/router.ts'
import type { Route } from '../router/route.ts'
import { HOME, listOf, pathOf, routeOf } from '../router/routes.ts'
import { appStyles } from './console-app.styles.ts'
import { keyReader } from './shortcuts.ts'
import { findPlace, type Place } from './find-place.ts'
import { noPage, noWorkspace } from './no-page.ts'
import './section-tabs.ts'
import './side-navigation.ts'
import { testNote } from './test-note.ts'
import type { SwitchWorkspaceEvent } from './switch-workspace-event.ts'

/** The console: who is signed in, the navigation, and the page that the address names. */
@customElement('console-app')
export class ConsoleApp extends ConsoleElement {
  static override styles = [styles, appStyles]

  readonly #session = new ContextProvider(this, { context: sessionContext })
  /** Why nobody knows who is signed in. */
  @state() private sessionFailure: unknown
  /** Why the script of the page is not there. */
  @state() private loadFailure: unknown
  /** The route whose script is there. */
  @state() private shown: Route | undefined
  @state() private announced = ''
  /** What is open above the page. */
  @state() private above: 'palette' | 'help' | undefined
  /** Where the address is in the navigation. */
  @state() private place: Place | undefined
  #asked: Route | undefined
  readonly #read = keyReader(() => performance.now())

  constructor() {
    super()
    new AddressController(this, () => this.#arrive())
  }

  override connectedCallback(): void {
    super.connectedCallback()
    whenSignedOut(() => this.#toSignIn())
    useSession((session) => this.#enter(session))
    this.addEventListener('switch-workspace', (event) =>
      this.#switch(event as SwitchWorkspaceEvent),
    )
    this.addEventListener('open-palette', () => void this.#show('palette'))
    addEventListener('keydown', this.#press)
    this.#arrive()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('keydown', this.#press)
  }

  readonly #press = (event: KeyboardEvent) => {
    if (!this.#session.value?.workspace || this.#route?.open) return
    const asked = this.#read(event)
    if (!asked) return
    event.preventDefault()
    if (typeof asked === 'object') navigate(BASE + asked.path)
    else void this.#show(asked)
  }

  /** Opens what few need at once: its script is loaded now. */
  async #show(what: 'palette' | 'help'): Promise<void> {
    await (what === 'palette' ? import('./command-palette.ts') : import('./shortcuts-dialog.ts'))
    this.above = what
  }

  get #route(): Route | undefined {
    return routeOf(pathOf(location.pathname))
  }

  /** Loads what the address needs: the session, and the script of the page. */
  #arrive(): void {
    this.place = findPlace(pathOf(location.pathname), location.search)
    const route = this.#route
    if (!route?.open && !this.#session.value && !this.sessionFailure) void this.#readSession()
    if (route && route !== this.#asked) void this.#load(route)
    if (!route) this.#title(t('shell.pageNotFound'))
    this.requestUpdate()
  }

  async #load(route: Route): Promise<void> {
    const isFirst = this.#asked === undefined
    this.#asked = route
    this.loadFailure = undefined
    try {
      if (!isLoaded(route)) await loadPage(route)
    } catch (error) {
      // Another page may have been opened meanwhile.
      if (this.#asked !== route) return
      this.#asked = undefined
      this.loadFailure = error
      return
    }
    if (isFirst) await pagePrefetched()
    if (this.#asked !== route) return
    this.shown = route
    this.#title(t(route.title))
    if (isFirst) return
    this.announced = t(route.title)
    await this.updateComplete
    this.renderRoot.querySelector('main')?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }

  #title(title: string): void {
    const { workspace, isTest } = this.#session.value ?? {}
    const mode = isTest && t('common.testMode')
    document.title = [mode, title, workspace?.name, t('shell.console')].filter(Boolean).join(' · ')
  }

  async #readSession(): Promise<void> {
    this.sessionFailure = undefined
    try {
      this.#enter(await readSession())
    } catch (error) {
      // It was asked before anybody listened.
      if (error instanceof Problem && error.kind === 'signed-out') return this.#toSignIn()
      if (!this.#route?.open) this.sessionFailure = error
    }
    this.requestUpdate()
  }

  #enter(session: Session): void {
    this.sessionFailure = undefined
    this.#session.setValue(session)
    if (this.#route) this.#title(t(this.#route.title))
    this.requestUpdate()
  }

  #toSignIn(): void {
    this.#session.setValue(undefined)
    this.sessionFailure = undefined
    if (this.#route?.open) return
    const next = location.pathname + location.search
    navigate(`${BASE}/sign-in?next=${encodeURIComponent(next)}`, {
      replace: true,
      leavesProgram: true,
    })
  }

  #switch({ workspaceId }: SwitchWorkspaceEvent): void {
    const session = this.#session.value
    if (!session || session.workspace?.id === workspaceId) return
    const isOfSame = liveWorkspace(session)
    const next = switchWorkspace(session, workspaceId)
    this.#enter(next)
    // Ids and filters are of the other workspace. Its other mode has the same pages.
    const isSame = isOfSame === liveWorkspace(next)
    const path = isSame ? listOf(pathOf(location.pathname)) : undefined
    navigate(path === undefined ? HOME : BASE + path, { leavesProgram: true })
    if (isSame) this.announced = next.isTest ? t('testMode.testMode') : t('testMode.testModeOff')
  }

  override render(): TemplateResult {
    const route = this.#route
    if (route?.open) return html`<main tabindex="-1">${this.#renderPage(route)}</main>`
    const session = this.#session.value
    return html`
      <nav aria-label=${t('shell.skipToContent')}>
        <a class="skip" href="#content" @click=${this.#skip}>${t('shell.skipToContent')}</a>
      </nav>
      <div class="frame">
        <side-navigation .place=${this.place}></side-navigation>
        <section-tabs .place=${this.place}></section-tabs>
        <main tabindex="-1">
          ${
            this.sessionFailure
              ? this.#renderFailure(this.sessionFailure)
              : session
                ? html`${session.isTest ? testNote(session) : nothing}${this.#renderSignedIn(session, route)}`
                : nothing
          }
        </main>
      </div>
      ${this.#renderAbove()}
      <div class="hidden" aria-live="polite">${this.announced}</div>
    `
  }

  #renderSignedIn({ workspace }: Session, route: Route | undefined): unknown {
    if (!workspace) return noWorkspace()
    if (!route) return noPage()
    // A page is of one workspace: that of another is a new one.
    return keyed(workspace.id, this.#renderPage(route))
  }

  #renderAbove(): TemplateResult | typeof nothing {
    const closed = () => (this.above = undefined)
    const session = this.#session.value
    if (this.above === 'palette') {
      return html`<command-palette
        .session=${session}
        @closed=${closed}
        @help=${() => void this.#show('help')}
      ></command-palette>`
    }
    if (this.above !== 'help') return nothing
    return html`<shortcuts-dialog .session=${session} @closed=${closed}></shortcuts-dialog>`
  }

  #renderFailure(failure: unknown): TemplateResult {
    return html`<div class="message">${problemNote(failure, this.#retry)}</div>`
  }

  #renderPage(route: Route): TemplateResult | typeof nothing {
    if (this.loadFailure) return this.#renderFailure(this.loadFailure)
    return this.shown === route ? route.render() : nothing
  }

  #retry(): void {
    // Browsers remember that a script failed, and after an update its address may be another.
    if (this.loadFailure) return location.reload()
    this.#arrive()
  }

  readonly #skip = (event: Event) => {
    event.preventDefault()
    this.renderRoot.querySelector('main')?.focus()
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'console-app': ConsoleApp
  }
}
