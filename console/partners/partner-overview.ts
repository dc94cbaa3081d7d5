import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { ChartLine, Check } from 'lucide'
import type { Session } from '../api/session.ts'
import type { Partner } from '../api/wire.gen.ts'
import '../analytics/breakdown-card.ts'
import { CARDS } from '../analytics/dimensions.ts'
import '../analytics/metric-board.ts'
import { rangeMenu } from '../base/range/range-menu.ts'
import '../base/range/range-picker.ts'
import { readReport, type Filter, type Report } from '../analytics/report-address.ts'
import { PRESETS } from '../base/range/time-range.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { icon } from '../base/icon.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { AddressController, BASE, navigate, withQuery } from '../router/router.ts'
import { renderEarnings } from './partner-facts.ts'
import { partnerStyles } from './partners.styles.ts'

const SHOWN = ['links', 'sources', 'places']

/** A partner's earnings, and the results of a date range beside those of the one before. */
@customElement('partner-overview')
export class PartnerOverview extends ConsoleElement {
  static override styles = [
    styles,
    settingsStyles,
    partnerStyles,
    css`
      .range {
        display: flex;
        flex-wrap: wrap;
        justify-content: end;
        gap: 8px;
        margin-block: 24px 8px;
      }
      .range h2 {
        align-self: center;
        margin-inline-end: auto;
      }
      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
        gap: 16px;
        margin-block-start: 16px;
      }
    `,
  ]

  @property({ attribute: false }) partner: Partner | undefined
  @property({ attribute: false }) session: Session | undefined
  @state() private picksRange = false
  #address: string | undefined
  #report: Report | undefined

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult | typeof nothing {
    const { partner } = this
    if (!partner) return nothing
    const report = this.#readReport(partner)
    const workspaceId = this.session?.workspace?.id ?? ''
    // Earnings have no place or device: the lists show revenue.
    const listed = report.metric === 'earnings' ? { ...report, metric: 'revenue' as const } : report
    return html`<section class="panel" aria-label=${t('field.earnings')}>
        ${renderEarnings(partner)}
      </section>
      ${this.#renderRange(partner, report)}
      <metric-board .report=${report} .workspaceId=${workspaceId}></metric-board>
      <div class="cards">
        ${CARDS.filter(({ id }) => SHOWN.includes(id)).map(
          (card) =>
            html`<breakdown-card
              fixed
              .card=${card}
              .report=${listed}
              .workspaceId=${workspaceId}
            ></breakdown-card>`,
        )}
      </div>`
  }

  #renderRange({ id, programId }: Partner, { range, compares }: Report): TemplateResult {
    return html`<div class="range">
        <h2>${t('partners.results')}</h2>
        <a class="button" href="${BASE}/analytics?partnerId=${id}&programId=${programId}">
          ${icon(ChartLine)}${t('common.analytics')}
        </a>
        <button
          class="button"
          aria-pressed=${compares ? 'true' : 'false'}
          @click=${() => navigate(withQuery({ compare: compares ? 'no' : undefined }))}
        >
          ${compares ? icon(Check) : nothing}${t('analytics.compare')}
        </button>
        ${rangeMenu(range, PRESETS, (value) => {
          if (value === 'custom') this.picksRange = true
          else navigate(withQuery({ range: value, from: undefined, to: undefined }))
        })}
      </div>
      ${
        this.picksRange
          ? html`<range-picker
              .range=${range}
              @close=${() => (this.picksRange = false)}
            ></range-picker>`
          : nothing
      }`
  }

  /** Reads the report of the address, for this partner alone; the same object until either changes. */
  #readReport({ id, programId }: Partner): Report {
    const address = `${id} ${programId} ${location.search}`
    if (this.#report && this.#address === address) return this.#report
    const filters: Filter[] = [
      { name: 'partnerId', values: [id], isNot: false },
      { name: 'programId', values: [programId], isNot: false },
    ]
    this.#address = address
    this.#report = { ...readReport(new URLSearchParams(location.search)).report, filters }
    return this.#report
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'partner-overview': PartnerOverview
  }
}
