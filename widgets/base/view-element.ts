import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { count, day, money } from './format.ts'
import { layout } from './layout.ts'
import { SessionElement } from './session-element.ts'
import { sessionErrorOf } from './session-error.ts'
import type { Session } from './session.ts'
import type { EmbedView } from './wire.gen.ts'

/** The data of a dashboard's element: the view that all share, and its own. */
export interface Known<More> {
  view: EmbedView
  more: More
}

/**
 * A part of the dashboard: words, sums and days as the partner reads them.
 *
 * @csspart empty - The message for an empty list.
 * @csspart status - The result of the last action.
 */
export abstract class ViewElement<More = undefined> extends SessionElement<Known<More>> {
  static override styles = [...SessionElement.styles, layout]

  /** Set while something is being changed. */
  protected busy = false
  /** The result of the last change, shown and announced. */
  protected statusText = ''
  /** Where that is said. */
  #place = ''
  /** The field that the server refused. */
  protected wrong = ''

  /** The property on which depends what is loaded. */
  protected readonly depends: string = ''

  protected abstract renderView(view: EmbedView, more: More): TemplateResult

  /** Loads what this element needs besides the view. */
  protected more(_session: Session, _view: EmbedView): Promise<More> | More {
    return undefined as More
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed)
    if (this.hasUpdated && changed.has(this.depends)) void this.refresh()
  }

  protected override async load(session: Session): Promise<Known<More>> {
    const view = await session.read<EmbedView>('')
    const waits = view.session.status === 'pending'
    return { view, more: waits ? (undefined as More) : await this.more(session, view) }
  }

  protected override renderContent(data: Known<More> | undefined): TemplateResult {
    return this.renderData(data)
  }

  protected override renderData(data?: Known<More>): TemplateResult {
    if (data?.view.session.status === 'pending') {
      return html`<p class="empty" part="empty">${this.t('Your application is under review.')}</p>`
    }
    const hidden = this.wrong && 'hidden'
    // With a blank between its tags it would not be empty, and take room.
    return html`${data ? this.renderView(data.view, data.more) : this.renderLoading()}
      <p class="small ${hidden}" role="status" part="status" dir="auto">${this.#statusAt('')}</p>`
  }

  /** Renders what came of a change beside what asked for it; `act` names the place. */
  protected renderStatus(place: string): TemplateResult {
    return html`<p class="small" role="status" part="status" dir="auto">
      ${this.#statusAt(place)}
    </p>`
  }

  #statusAt(place: string): string {
    return place === this.#place ? this.statusText : ''
  }

  /** Renders one sentence, and what to do next. */
  protected renderEmpty(sentence: string): TemplateResult {
    return html`<slot name="empty"><p class="empty" part="empty">${sentence}</p></slot>`
  }

  /**
   * Tells whether the session may change this. The host decides, and an invitation has to be accepted
   * first.
   */
  protected may(scope: EmbedView['session']['scopes'][number]): boolean {
    const { status, scopes } = this.data!.view.session
    return status !== 'invited' && scopes.includes(scope)
  }

  /** Renders why something cannot be changed, if the partner can do something about it. */
  protected renderLocked(): TemplateResult | typeof nothing {
    const { status, scopes } = this.data!.view.session
    if (status !== 'invited') return nothing
    return html`<p class="small quiet">
      ${
        scopes.includes('invitation.accept')
          ? this.t('Accept the invitation to make changes here.')
          : this.t('Accept the invitation in your email to make changes here.')
      }
    </p>`
  }

  /** Changes something and says what came of it. */
  protected async act(change: (session: Session) => Promise<string>, place = ''): Promise<void> {
    if (!this.current || this.busy) return
    this.#place = place
    this.busy = true
    this.statusText = this.wrong = ''
    this.requestUpdate()
    try {
      this.statusText = await change(this.current)
    } catch (error) {
      const { message, field, trouble } = sessionErrorOf(error)
      const ended = trouble === 'expired'
      if (ended) this.report(trouble)
      this.statusText =
        message ||
        (ended
          ? this.t('Your session has expired. Reload the page.')
          : this.t('Something went wrong. Try again.'))
      this.wrong = field
    }
    this.busy = false
    this.requestUpdate()
  }

  /** The partner's own way of writing numbers, when it is of the language that the words are in. */
  protected get locale(): string {
    const own = this.data?.view.partner.locale
    return own && own.slice(0, 2) === this.language.slice(0, 2) ? own : this.language
  }

  protected money(minor: number, currency: string, options?: Intl.NumberFormatOptions): string {
    return money(this.locale, minor, currency, options)
  }

  protected count(value: number): string {
    return count(this.locale, value)
  }

  protected day(time: string): string {
    return day(this.locale, time, this.data?.view.partner.timeZone)
  }
}
