import {
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit'
import { apiAt } from './api-at.ts'
import { focusContent } from './focus-content.ts'
import { LatestRequest } from './latest-request.ts'
import { sessionErrorOf, type SessionError, type Trouble } from './session-error.ts'
import { endSharing, sessionFor, type Session, type SessionSource } from './session.ts'
import { states } from './states.ts'
import { SvcElement } from './svc-element.ts'
import { tokens } from './tokens.ts'

/** How old what is shown may be when somebody comes back to the page. */
const STALE_MS = 300_000

/**
 * An element that shows what belongs to one partner. It loads, and shows whatever may come of that:
 * loading, nothing yet, an error with another try, no connection, an expired session.
 *
 * @attr token - An embed token, from `POST /tokens/embed/referrals` on your server.
 * @attr token-url - An address on your server that responds to a POST with a new token.
 * @attr api - Base URL of the svc API. Default: the origin that the elements were loaded from.
 * @prop tokenProvider - A function that returns a new token, or null if no user is signed in.
 * @fires svc-session-expired - A new token is required. Set `token`.
 * @fires svc-error - A request failed. `detail.trouble` is the reason.
 * @slot loading - Replaces the loading placeholder.
 * @slot error - Replaces the error message.
 * @csspart skeleton - The loading placeholder.
 * @csspart error - The error message with a button to try again.
 * @csspart button - Each button.
 */
export abstract class SessionElement<Data> extends SvcElement {
  static override styles = [tokens, states]
  static override properties: PropertyDeclarations = {
    token: {},
    tokenUrl: { attribute: 'token-url' },
    api: {},
    tokenProvider: { attribute: false },
    session: { attribute: false },
  }

  declare token: string | undefined
  declare tokenUrl: string | undefined
  declare api: string | undefined
  declare tokenProvider: SessionSource['tokenProvider']
  /** The session of a surrounding element, which has the token. */
  declare session: Session | undefined

  protected data: Data | undefined
  /** Also while older data is shown. */
  protected loading = false
  #trouble: SessionError | undefined
  #own: Session | undefined
  readonly #loads = new LatestRequest()
  /** When what is shown was true. */
  #at = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  /** The trouble that the page knows of. The element that the page wrote keeps it for those inside it. */
  protected reported: Trouble | undefined = undefined

  /** Loads this element's data from the session. */
  protected abstract load(session: Session): Promise<Data>
  protected abstract renderData(data: Data): TemplateResult

  /** Takes as much room as the data will. */
  protected renderLoading(): TemplateResult {
    return html`<div class="skeleton" part="skeleton"></div>`
  }

  /** Renders the content. Parts with the same template with data and without stay, and are filled in. */
  protected renderContent(data: Data | undefined): TemplateResult {
    return data === undefined ? this.renderLoading() : this.renderData(data)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('online', this.#onOnline)
    addEventListener('pageshow', this.#onShow)
    document.addEventListener('visibilitychange', this.#onShow)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('online', this.#onOnline)
    removeEventListener('pageshow', this.#onShow)
    document.removeEventListener('visibilitychange', this.#onShow)
    endSharing()
  }

  readonly #onOnline = () => {
    if (this.#trouble) this.#again()
    else this.#onShow()
  }

  readonly #again = () => {
    if (this.isConnected) void this.#load()
  }

  /** Reloads when a visitor returns to the page, also out of the browser's back-forward cache. */
  readonly #onShow = () => {
    const isOld = this.data !== undefined && Date.now() - this.#at > STALE_MS
    if (!isOld || document.hidden || this.inUse) return
    this.#own?.forget(STALE_MS)
    void this.#load(true)
  }

  /** Would new data take away what somebody is looking at? */
  protected get inUse(): boolean {
    return false
  }

  protected override willUpdate(changed: PropertyValues): void {
    // A template with its function written down gives another one each time: it is asked when it is its turn.
    const provider = changed.get('tokenProvider') ? '' : 'tokenProvider'
    const sources = ['token', 'tokenUrl', 'api', 'session', provider]
    const isOther = !this.hasUpdated || sources.some((name) => changed.has(name))
    if (isOther || changed.has('language')) this.#start(isOther ? undefined : this.#own)
  }

  #start(before?: Session): void {
    const { token, tokenUrl, language } = this
    const tokenProvider = this.tokenProvider && (() => this.tokenProvider!())
    const source = { api: apiAt(this.api), token, tokenUrl, tokenProvider, language }
    this.#own = this.session ?? sessionFor(source, before)
    this.reported = undefined
    void this.#load()
  }

  /** Loads the data. Quietly: what is shown stays until there is something newer. */
  async #load(quietly = false): Promise<void> {
    const session = this.#own
    if (!session) return
    const signal = this.#loads.start()
    clearTimeout(this.#retry)
    this.loading = true
    this.requestUpdate()
    const [data, error] = await this.#attempt(session)
    if (signal.aborted) return
    this.loading = false
    if (data !== undefined) this.#take(data)
    else if (!quietly) this.#fail(error)
    else if (sessionErrorOf(error).trouble === 'expired') this.report('expired')
    // WebKit matches no `:focus` while the window is in the background.
    const button = this.shadowRoot?.activeElement?.closest('button')
    this.requestUpdate()
    await this.updateComplete
    if (button && !button.isConnected) focusContent(this.renderRoot)
  }

  #take(data: Data): void {
    this.data = data
    this.#at = Date.now()
    this.#trouble = undefined
    outermost(this).reported = undefined
  }

  async #attempt(session: Session): Promise<[Data | undefined, unknown?]> {
    try {
      return [await this.load(session)]
    } catch (error) {
      return [undefined, error]
    }
  }

  #fail(error: unknown): void {
    this.#trouble = sessionErrorOf(error)
    const { retryMs, trouble } = this.#trouble
    if (retryMs) this.#retry = setTimeout(this.#again, retryMs)
    this.report(trouble)
  }

  /** Tells the page, which hears it once, however many elements inside the one that it wrote meet it. */
  protected report(trouble: Trouble): void {
    const reporter = outermost(this)
    if (reporter.reported === trouble) return
    reporter.reported = trouble
    this.emit(trouble === 'expired' ? 'svc-session-expired' : 'svc-error', { trouble })
  }

  /** Handles an answer that cannot be rendered: the server's mistake, not the page's. */
  protected override handleRenderError(): void {
    if (this.data === undefined) return
    this.data = undefined
    this.#fail(undefined)
    this.requestUpdate()
  }

  /** Loads everything anew, and what other elements of the session show too. */
  reload(): void {
    this.#own?.forget()
    outermost(this).reported = undefined
    void this.#load()
  }

  /** Loads what depends on the element's own choices; what is known of the session stays. */
  protected refresh(): Promise<void> {
    return this.#load()
  }

  /** Returns the signal of the newest load, which the next one aborts. */
  protected get loadSignal(): AbortSignal {
    return this.#loads.signal
  }

  protected get current(): Session | undefined {
    return this.#own
  }

  protected override render(): unknown {
    const { data } = this
    const trouble = this.#trouble && this.#renderTrouble(this.#trouble)
    if (trouble && data === undefined) return trouble
    const waits = data === undefined
    // The page's own skeleton takes the slot; what has loaded is in one that nobody names.
    return html`${trouble ?? nothing}
      <div aria-busy=${waits}>
        <slot name=${waits ? 'loading' : '-'}>${this.renderContent(data)}</slot>
      </div>`
  }

  #renderTrouble({ trouble, message, retryMs }: SessionError): TemplateResult {
    const sentences = {
      expired: this.t('Your session has expired. Reload the page.'),
      offline: this.t('You’re offline. This loads when you’re back online.'),
      refused: message,
      broken: this.t('Couldn’t load this section.'),
      soon: this.t('Couldn’t load this section. Retrying…'),
    }
    // The button stays while it tries again, and with it the focus.
    return html`<div class="trouble" part="error" role="alert" aria-busy=${this.loading}>
      <slot name="error"><p dir="auto">${sentences[retryMs ? 'soon' : trouble]}</p></slot>
      <button class="button" part="button" @click=${this.reload}>${this.t('Try again')}</button>
    </div>`
  }
}

interface Reporter {
  reported: Trouble | undefined
}

/** Returns the outermost element, which the page wrote. */
function outermost(element: Element): Reporter {
  const { host } = element.getRootNode() as Partial<ShadowRoot>
  // It is asked by elements of this base alone, so the last of them is one.
  return host && 'reported' in host ? outermost(host) : (element as unknown as Reporter)
}
