import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Check, Download, ListFilter } from 'lucide'
import { Problem } from '../api/client.ts'
import { download } from '../api/download.ts'
import type { Session } from '../api/session.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { icon } from '../base/icon.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { navigate, withQuery } from '../router/router.ts'
import { selectedValue } from '../base/menu.ts'
import { menuItems } from '../base/menu-items.ts'
import { DIMENSIONS, GROUPINGS, type Grouping } from './dimensions.ts'
import './filter-picker.ts'
import '../base/range/range-picker.ts'
import { rangeMenu } from '../base/range/range-menu.ts'
import type { Report } from './report-address.ts'
import { exportQuery } from './reports.ts'
import './views/views-menu.ts'
import { PRESETS } from '../base/range/time-range.ts'

/** What a report is about: its time, filters, the comparison, and its export. */
@customElement('report-toolbar')
export class ReportToolbar extends ConsoleElement {
  static override styles = [
    styles,
    css`
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
        margin-block-end: 16px;
      }
      h1 {
        margin-inline-end: auto;
      }
      wa-dropdown-item .small {
        margin-inline-start: 24px;
      }
      @media (max-width: 760px) {
        h1 {
          flex-basis: 100%;
        }
        .word {
          display: none;
        }
      }
    `,
  ]

  @property({ attribute: false }) report!: Report
  @property({ attribute: false }) session: Session | undefined
  @property() page: 'overview' | 'funnel' = 'overview'
  @property() heading = ''
  @state() private picks: 'range' | Grouping | null = null
  @state() private failure = ''

  override render(): TemplateResult {
    const { report } = this
    return html`<header>
        <h1>${this.heading}</h1>
        ${this.#renderFilterMenu()}
        <button
          class="button"
          aria-pressed=${report.compares ? 'true' : 'false'}
          @click=${() => navigate(withQuery({ compare: report.compares ? 'no' : undefined }))}
        >
          ${report.compares ? icon(Check) : nothing}${t('analytics.compare')}
        </button>
        ${this.#renderRangeMenu(report)} ${this.#renderExportMenu()}
        <views-menu .session=${this.session} .page=${this.page}></views-menu>
      </header>
      ${this.failure ? html`<p class="bad" role="alert">${this.failure}</p>` : nothing}
      ${this.#renderPicker(report)}`
  }

  #renderFilterMenu(): TemplateResult {
    const pick = (event: Event) => {
      // The menu offers groupings alone.
      this.picks = selectedValue(event) as Grouping
    }
    return html`<wa-dropdown placement="bottom-start" @wa-select=${pick}>
      <button slot="trigger" class="button" aria-label=${t('analytics.filter')}>
        ${icon(ListFilter)}<span class="word">${t('analytics.filter')}</span>
      </button>
      ${menuItems(renderGroupings)}
    </wa-dropdown>`
  }

  #renderRangeMenu({ range }: Report): TemplateResult {
    return rangeMenu(range, PRESETS, (value) => {
      if (value === 'custom') this.picks = 'range'
      else navigate(withQuery({ range: value, from: undefined, to: undefined }))
    })
  }

  #renderExportMenu(): TemplateResult {
    const choose = (event: Event) => void this.#export(selectedValue(event))
    return html`<wa-dropdown placement="bottom-end" @wa-select=${choose}>
      <button slot="trigger" class="button" aria-label=${t('common.exportAsCsv')}>
        ${icon(Download)}<span class="word">${t('common.export')}</span>
      </button>
      ${menuItems(
        () =>
          html`<h3>${t('analytics.exportCsv')}</h3>
            <wa-dropdown-item value="timeseries">${t('analytics.overTime')}</wa-dropdown-item>
            ${renderGroupings()}`,
      )}
    </wa-dropdown>`
  }

  #renderPicker(report: Report): TemplateResult | typeof nothing {
    const { picks } = this
    const close = () => (this.picks = null)
    if (picks === null) return nothing
    if (picks === 'range') {
      return html`<range-picker .range=${report.range} @close=${close}></range-picker>`
    }
    return html`<filter-picker
      .report=${report}
      .grouping=${picks}
      @close=${close}
    ></filter-picker>`
  }

  async #export(grouping: string): Promise<void> {
    this.failure = ''
    const query = exportQuery(this.report, grouping)
    try {
      await download('/analytics/export', query, `analytics-${grouping}.csv`)
    } catch (error) {
      this.failure = error instanceof Problem ? error.message : t('common.somethingWentWrongServer')
    }
  }
}

function renderGroupings(): TemplateResult[] {
  return GROUPINGS.map(
    (grouping) =>
      html`<wa-dropdown-item value=${grouping}>${t(DIMENSIONS[grouping].name)}</wa-dropdown-item>`,
  )
}

declare global {
  interface HTMLElementTagNameMap {
    'report-toolbar': ReportToolbar
  }
}
