import { consume } from '@lit/context'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { may, sessionContext, type Session } from '../api/session.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { nextFrame, pause } from '../base/wait.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, navigate, withQuery } from '../router/router.ts'
import './breakdown-card.ts'
import { CARDS } from './dimensions.ts'
import './filter-chips.ts'
import './first-steps.ts'
import './funnel-view.ts'
import './metric-board.ts'
import { pageStyles } from '../base/page.styles.ts'
import { readReport, type Report, type Slip } from './report-address.ts'
import './report-toolbar.ts'
import './whole-list.ts'

/** How long the lists wait for the figures. */
const MOST_MS = 300

/** Time series and lists, or the funnel, of everything that the filters let through. */
@customElement('analytics-page')
export class AnalyticsPage extends ConsoleElement {
  static override styles = [
    styles,
    pageStyles,
    css`
      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
        gap: 16px;
        margin-block-start: 16px;
      }
      .slips {
        margin-block-end: 12px;
        padding: 8px 12px;
        border: 1px solid var(--warn-line);
        border-radius: var(--radius-small);
        background: var(--warn-ground);
      }
      .slips a {
        color: inherit;
      }
    `,
  ]

  @property() view: 'overview' | 'funnel' = 'overview'
  @consume({ context: sessionContext, subscribe: true })
  @property({ attribute: false })
  session: Session | undefined

  /** The lists are asked for, and drawn, after the figures above them. */
  @state() private hasLists = false

  #search = ''
  #read = readReport(new URLSearchParams())

  constructor() {
    super()
    new AddressController(this)
  }

  /** The report of the address; the same object until the address changes. */
  get #report(): { report: Report; slips: readonly Slip[] } {
    if (this.#search !== location.search) {
      this.#search = location.search
      this.#read = readReport(new URLSearchParams(location.search))
    }
    return this.#read
  }

  override async firstUpdated(): Promise<void> {
    const board = this.renderRoot.querySelector('metric-board')
    await board?.updateComplete
    await Promise.race([board?.figuresComplete, pause(MOST_MS)])
    await nextFrame()
    this.hasLists = true
  }

  override render(): TemplateResult {
    const { report, slips } = this.#report
    // Earnings have no place or device: the lists show revenue.
    const listed = report.metric === 'earnings' ? { ...report, metric: 'revenue' as const } : report
    const workspaceId = this.session?.workspace?.id ?? ''
    return html`<div class="page">
      <report-toolbar
        .report=${report}
        .session=${this.session}
        page=${this.view}
        heading=${this.view === 'funnel' ? t('common.funnel') : t('common.analytics')}
      ></report-toolbar>
      ${slips.length > 0 ? this.#renderSlips(slips) : nothing}
      ${this.hasLists && may(this.session, 'program.write') ? html`<first-steps workspaceId=${workspaceId}></first-steps>` : nothing}
      ${report.filters.length > 0 ? html`<filter-chips .report=${report}></filter-chips>` : nothing}
      ${
        this.view === 'funnel'
          ? html`<funnel-view .report=${report} .workspaceId=${workspaceId}></funnel-view>`
          : html`<metric-board .report=${report} .workspaceId=${workspaceId}></metric-board>
              <div class="cards">
                ${(this.hasLists ? CARDS : []).map(
                  (card) =>
                    html`<breakdown-card
                      .card=${card}
                      .report=${listed}
                      .workspaceId=${workspaceId}
                    ></breakdown-card>`,
                )}
              </div>
              ${
                report.whole
                  ? html`<whole-list .report=${listed} .workspaceId=${workspaceId}></whole-list>`
                  : nothing
              }`
      }
    </div>`
  }

  #renderSlips(slips: readonly Slip[]): TemplateResult {
    const clear = (event: Event) => {
      event.preventDefault()
      const names = slips.map(({ name }): [string, undefined] => [name, undefined])
      navigate(withQuery(Object.fromEntries(names)), { replace: true })
    }
    return html`<div class="slips" role="alert">
      ${slips.map(
        ({ name, value }) =>
          html`<p>
            ${t('analytics.ignoredTextAddressBecause', {
              text: `${name}=${value}`.slice(0, 80),
            })}
          </p>`,
      )}
      <a href="#" @click=${clear}>${t('analytics.fixAddress')}</a>
    </div>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'analytics-page': AnalyticsPage
  }
}
