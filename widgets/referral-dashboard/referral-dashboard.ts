import { html, nothing, type PropertyValues, type TemplateResult } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { define } from '../base/define.ts'
import { hidePicture } from '../base/hide-picture.ts'
import { Invitation } from '../base/invitation.ts'
import { SessionElement } from '../base/session-element.ts'
import type { Session } from '../base/session.ts'
import type { EmbedView } from '../base/wire.gen.ts'
import '../earnings/earnings.ts'
import '../rewards/rewards.ts'
import '../share-kit/share-kit.ts'
import { readWithSeries } from '../stats-chart/series.ts'
import '../stats-chart/stats-chart.ts'
import { styles } from './referral-dashboard.styles.ts'
import { scrollToTab, watchEnds } from './watch-ends.ts'
import { newsOf } from './news.ts'
import { labelsOf, loadTab, tabOfKey, tabsOf, type Tab } from './tabs.ts'

const PARTS = 'button, list, item, empty, error, address, chart, sums, note'

/**
 * Shows the partner dashboard with links, earnings, and tabs for all activity. It combines the other elements with
 * one token.
 *
 * @tag svc-referral-dashboard
 * @attr tabs - Tabs in display order, separated by spaces. The default is `overview commissions payouts links leaderboard resources faq`.
 *   Tabs without content are hidden. `webhooks` appears only if you list it.
 * @attr tab - The open tab. Default: the first.
 * @attr heading-level - Heading level of the program's name. Default: 2.
 * @fires svc-tab - Another tab was opened: `detail.tab`.
 * @fires svc-copy - A link was copied: `detail.url`.
 * @fires svc-share - A link was shared with the device's dialog: `detail.url`.
 * @fires svc-link-created - The partner created a link: `detail.link`.
 * @fires svc-payout-link - The email with the link to the payout method was sent: `detail.to`.
 * @fires svc-accepted - The partner accepted the program's invitation (scope `invitation.accept`).
 * @fires svc-consent - The partner joined or left the leaderboard: `detail.listed`.
 * @slot logo - Replaces the program's logo.
 * @slot footer - Content below the dashboard.
 * @csspart header - The logo and name.
 * @csspart news - The partner's recent milestones.
 * @csspart tabs - The row of tabs.
 * @csspart tab - A tab.
 * @csspart panel - The content of a tab.
 */
export class SvcReferralDashboard extends SessionElement<EmbedView> {
  static override styles = [...SessionElement.styles, styles]
  static override properties = {
    ...SessionElement.properties,
    tabs: {},
    tab: {},
    headingLevel: { attribute: 'heading-level', type: Number },
  }

  declare tabs: string | undefined
  declare tab: string | undefined
  declare headingLevel: number | undefined
  /** Open sections, which stay as they were left. */
  readonly #opened = new Set<Tab>()
  #row: Element | undefined
  readonly #invitation = new Invitation({
    t: this.t,
    requestUpdate: () => this.requestUpdate(),
    send: async () => this.current?.send('POST', '/accept'),
    accepted: () => {
      this.emit('svc-accepted', {})
      // All parts are made anew, since they show and allow more.
      this.reload()
    },
  })
  #ends: IntersectionObserver | undefined

  protected override load(session: Session): Promise<EmbedView> {
    const shows = this.#openOf(tabsOf(this.tabs))
    return shows === 'overview' ? readWithSeries(session) : session.read('')
  }

  protected override renderLoading(): TemplateResult {
    return this.#render()
  }

  protected override renderData(view: EmbedView): TemplateResult {
    return this.#render(view)
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed)
    const row = this.renderRoot.querySelector('[role=tablist]')
    if (row && row !== this.#row) {
      this.#row = row
      this.#ends?.disconnect()
      this.#ends = watchEnds(row)
    }
    const tab = row?.querySelector('[aria-selected=true]')
    // The first is in sight at first; measuring it would cost a layout.
    if (!row || !tab || (!this.tab && !changed.has('tab'))) return
    scrollToTab(row, tab)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#ends?.disconnect()
    this.#row = undefined
  }

  /** Renders the view; without one as a placeholder of the same size. */
  #render(view?: EmbedView): TemplateResult {
    return html`<div class="dashboard">
      <header part="header">${this.#renderHeader(view)}</header>
      ${
        view?.session.status === 'pending'
          ? html`<p class="empty" part="empty" role="status">
              ${this.t('Your application is under review.')}
            </p>`
          : keyed(view?.session.status === 'invited', this.#renderBody(view))
      }
      <slot name="footer"></slot>
    </div>`
  }

  #renderHeader(view?: EmbedView): TemplateResult {
    if (!view) return html`<span class="bone"></span>`
    const { logo, name } = view.program
    const news = newsOf(this.t, view)
    const level = Math.min(Math.max(this.headingLevel || 2, 1), 6)
    return html`<slot name="logo"
        >${logo ? html`<img src=${logo} alt="" @error=${hidePicture} />` : nothing}</slot
      >
      <div>
        <div class="name" role="heading" aria-level=${level}><bdi>${name}</bdi></div>
        ${news ? html`<div class="news" part="news" role="status">${news}</div>` : nothing}
      </div>`
  }

  #renderBody(view?: EmbedView): TemplateResult {
    const session = view && this.current
    const tabs = tabsOf(this.tabs, view)
    const open = this.#openOf(tabs)
    this.#opened.add(open)
    loadTab(open)
    return html`${
        view?.session.status === 'invited'
          ? html`<div class="empty" part="empty">
              ${this.#invitation.render(view.program.name, view.session.scopes)}
            </div>`
          : nothing
      }
      <svc-earnings .session=${session} exportparts=${PARTS}></svc-earnings>
      <svc-share-kit .session=${session} exportparts=${PARTS}></svc-share-kit>
      <div
        part="tabs"
        role=${view ? 'tablist' : nothing}
        @click=${this.#onClick}
        @keydown=${this.#onKey}
      >
        ${
          view
            ? tabs.map((tab) => this.#renderTab(tab, tab === open))
            : [1, 2, 3].map(() => html`<span class="bone"></span>`)
        }
      </div>
      ${tabs.map(
        (tab) =>
          html`<div
            id="panel-${tab}"
            part="panel"
            role=${view ? 'tabpanel' : nothing}
            aria-labelledby=${view ? `tab-${tab}` : nothing}
            ?hidden=${tab !== open}
          >
            ${this.#opened.has(tab) ? this.#renderPanel(tab, session) : nothing}
          </div>`,
      )}`
  }

  #openOf(tabs: readonly Tab[]): Tab {
    return tabs.find((tab) => tab === this.tab) ?? tabs[0] ?? 'overview'
  }

  #renderTab(tab: Tab, open: boolean): TemplateResult {
    return html`<button
      id="tab-${tab}"
      part="tab"
      role="tab"
      value=${tab}
      aria-selected=${open ? 'true' : 'false'}
      aria-controls="panel-${tab}"
      tabindex=${open ? 0 : -1}
    >
      ${labelsOf(this.t)[tab]}
    </button>`
  }

  #renderPanel(tab: Tab, session: Session | undefined): TemplateResult {
    switch (tab) {
      case 'overview':
        return html`<svc-stats-chart .session=${session} exportparts=${PARTS}></svc-stats-chart>
          <svc-rewards .session=${session} exportparts=${PARTS}></svc-rewards>`
      case 'commissions':
        return html`<svc-commissions .session=${session} exportparts=${PARTS}></svc-commissions>`
      case 'payouts':
        return html`<svc-payouts .session=${session} exportparts=${PARTS}></svc-payouts>`
      case 'links':
        return html`<svc-links .session=${session} exportparts=${PARTS}></svc-links>`
      case 'leaderboard':
        return html`<svc-leaderboard .session=${session} exportparts=${PARTS}></svc-leaderboard>`
      case 'resources':
        return html`<svc-resources .session=${session} exportparts=${PARTS}></svc-resources>`
      case 'faq':
        return html`<svc-faq .session=${session} exportparts=${PARTS}></svc-faq>`
      case 'webhooks':
        return html`<svc-webhooks .session=${session} exportparts=${PARTS}></svc-webhooks>`
    }
  }

  #onClick({ target }: Event): void {
    const tab = (target as Element).closest<HTMLButtonElement>('[role=tab]')
    if (tab) this.#open(tab)
  }

  #onKey(event: KeyboardEvent): void {
    const tabs = Array.from(this.renderRoot.querySelectorAll<HTMLButtonElement>('[role=tab]'))
    const tab = tabOfKey(tabs, event, getComputedStyle(this).direction === 'rtl')
    if (!tab) return
    event.preventDefault()
    tab.focus()
    this.#open(tab)
  }

  #open({ value }: HTMLButtonElement): void {
    this.tab = value
    this.emit('svc-tab', { tab: value })
  }
}

define('svc-referral-dashboard', SvcReferralDashboard)

declare global {
  interface HTMLElementTagNameMap {
    'svc-referral-dashboard': SvcReferralDashboard
  }
}
