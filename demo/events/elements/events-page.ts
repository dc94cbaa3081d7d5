import { html, LitElement, nothing } from 'lit'
import { customElement, state } from 'lit/decorators.js'
import { board } from '../../kit/board.styles.ts'
import { controls } from '../../kit/controls.styles.ts'
import { icon } from '../../kit/icons.ts'
import './event-detail.ts'
import './event-list.ts'
import { pageStyles } from './events-page.styles.ts'
import type { SelectEvent } from './event-list.ts'
import { formatCount, formatDay, formatMoney, formatShare } from '../../kit/format.ts'
import './funnel-bars.ts'
import { LiveStore } from './live-store.ts'
import './metric-chart.ts'
import type { PointEvent } from './metric-chart.ts'
import type { Figures, Kind, WireEvent } from './wire.ts'

type Shown = Kind | 'all'

const TABS: readonly [Shown, string][] = [
  ['all', 'All'],
  ['click', 'Clicks'],
  ['lead', 'Leads'],
  ['sale', 'Sales'],
]
const CONNECTION = { connecting: 'Connecting', live: 'Live', offline: 'Offline, trying again' }
const TICK_MS = 5000

/** Shows all events of the demo's workspace, live. */
@customElement('events-page')
export class EventsPage extends LitElement {
  static override styles = [controls, board, pageStyles]

  private readonly store = new LiveStore(this)
  private ticking: ReturnType<typeof setInterval> | undefined
  @state() private shown: Shown = 'all'
  @state() private selected: WireEvent | undefined
  @state() private index: number | null = null
  @state() private now = Date.now()

  override connectedCallback() {
    super.connectedCallback()
    this.ticking = setInterval(() => (this.now = Date.now()), TICK_MS)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    clearInterval(this.ticking)
  }

  override render() {
    const { connection, problem, loaded } = this.store
    return html`
      <div class="title">
        <h1>Events</h1>
        <p class="soft">30 days</p>
        <p class="connection ${connection}" role="status">
          ${connection === 'offline' ? icon('offline') : html`<i></i>`}${CONNECTION[connection]}
        </p>
      </div>
      ${problem && !loaded ? this.renderProblem(problem.message) : this.renderBoard()}
    `
  }

  private renderProblem(message: string) {
    return html`<div class="panel problem" role="alert">
      <p>${message}</p>
      <button class="button quiet" @click=${() => this.store.load()}>
        ${icon('retry')}Try again
      </button>
    </div>`
  }

  private renderBoard() {
    return html`
      <div
        class="panel metrics"
        aria-busy=${!this.store.loaded}
        @point=${(event: PointEvent) => (this.index = event.index)}
      >
        ${this.renderMetrics(this.store.figures)}
      </div>
      ${this.renderTable()}
      <div class="columns">
        <section class="panel" aria-label="Stream of events">
          ${this.renderTabs()} ${this.renderList()}
        </section>
        <aside>
          <section class="panel inset">
            <h2>Funnel</h2>
            ${
              this.store.loaded
                ? html`<funnel-bars .figures=${this.store.figures}></funnel-bars>`
                : html`<div class="bone tall"></div>`
            }
          </section>
          ${this.renderSelected()}
        </aside>
      </div>
    `
  }

  private renderMetrics(figures: Figures) {
    if (!this.store.loaded)
      return [0, 1, 2, 3].map(() => html`<div class="waiting"><div class="bone"></div></div>`)
    const points = (pick: (figures: Figures) => number) =>
      this.store.periods.map((period) => ({ start: period.start, value: pick(period) }))
    const metric = (
      name: string,
      pick: (f: Figures) => number,
      format: (v: number) => string,
      note: string,
    ) =>
      html`<metric-chart
        .name=${name}
        .sum=${format(pick(figures))}
        .note=${note}
        .points=${points(pick)}
        .format=${format}
        .index=${this.index}
        ?strong=${name === 'Revenue'}
      ></metric-chart>`
    return [
      metric('Clicks', (f) => f.clicks, formatCount, ''),
      metric(
        'Leads',
        (f) => f.leads,
        formatCount,
        `${formatShare(figures.leads, figures.clicks)} of clicks`,
      ),
      metric(
        'Sales',
        (f) => f.sales,
        formatCount,
        `${formatShare(figures.sales, figures.leads)} of leads`,
      ),
      metric(
        'Revenue',
        (f) => f.saleAmount,
        (v) => formatMoney(v),
        'less refunds',
      ),
    ]
  }

  /** Renders the charts' figures as a table for screen readers. */
  private renderTable() {
    return html`<table class="hidden">
      <caption>
        Figures by day
      </caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Clicks</th>
          <th scope="col">Leads</th>
          <th scope="col">Sales</th>
          <th scope="col">Revenue</th>
        </tr>
      </thead>
      <tbody>
        ${this.store.periods.map(
          (period) =>
            html`<tr>
              <th scope="row">${formatDay(period.start)}</th>
              <td>${period.clicks}</td>
              <td>${period.leads}</td>
              <td>${period.sales}</td>
              <td>${formatMoney(period.saleAmount)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
  }

  private renderTabs() {
    return html`<fieldset class="tabs">
      <legend class="hidden">Which events</legend>
      ${TABS.map(
        ([value, name]) =>
          html`<label
            ><input
              type="radio"
              name="shown"
              .checked=${this.shown === value}
              @change=${() => (this.shown = value)}
            /><span>${name}</span></label
          >`,
      )}
    </fieldset>`
  }

  private renderList() {
    if (!this.store.loaded)
      return [0, 1, 2, 3, 4, 5].map(
        () => html`<div class="waiting row"><div class="bone"></div></div>`,
      )
    const { horizon } = this.store
    const events = this.store.events.filter(({ event, timestamp }) =>
      this.shown === 'all' ? timestamp >= horizon : event === this.shown,
    )
    if (events.length === 0) {
      return html`<p class="empty">
        Nothing has happened yet. <a href="/ada" target="_blank">Follow Ada’s link</a> to make the
        first click.
      </p>`
    }
    return html`<event-list
      .events=${events}
      .fresh=${this.store.fresh}
      .selected=${this.selected ? this.selected.id : ''}
      .now=${this.now}
      @select-event=${(event: SelectEvent) => (this.selected = event.selected)}
    ></event-list>`
  }

  private renderSelected() {
    if (!this.selected) {
      return this.store.loaded && this.store.events.length > 0
        ? html`<p class="hint">Select an event to see why it is counted for its link.</p>`
        : nothing
    }
    return html`<section class="panel inset sheet" aria-label="The selected event">
      <event-detail
        .event=${this.selected}
        @close-detail=${() => (this.selected = undefined)}
      ></event-detail>
    </section>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'events-page': EventsPage
  }
}
