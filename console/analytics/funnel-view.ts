import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import type { AnalyticsRow } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { change, count, decimal, money, share } from '../base/format.ts'
import { problemNote } from '../base/problem-note.ts'
import { styles } from '../base/styles.ts'
import { t, type TextId } from '../base/texts.ts'
import { navigate, withQuery } from '../router/router.ts'
import { DIMENSIONS, GROUPINGS, type Grouping } from './dimensions.ts'
import { funnelStyles } from './funnel-view.styles.ts'
import { recordPath } from './records.ts'
import type { Report } from './report-address.ts'
import { OWN_FIGURES, type Figures, type Series } from './reports.ts'
import { rowName } from './value-name.ts'

const STEPS = ['clicks', 'leads', 'buyers'] as const
type Step = (typeof STEPS)[number]
const NAMES: Readonly<Record<Step, TextId>> = {
  clicks: 'common.clicks',
  leads: 'common.leads',
  buyers: 'analytics.payingCustomers',
}
const SHOWN = 50

/**
 * How many go on from a click to a lead to their first purchase, and how many are lost on the way; whole and
 * by value. All sales stand beside it: a customer may have several.
 */
@customElement('funnel-view')
export class FunnelView extends ConsoleElement {
  static override styles = [styles, funnelStyles]

  @property({ attribute: false }) report!: Report
  @property({ attribute: false }) workspaceId = ''
  @property({ attribute: false }) reader = OWN_FIGURES
  @property({ attribute: false }) groupings: readonly Grouping[] = GROUPINGS

  readonly #figures = new Task(this, {
    task: ([report], { signal }) => this.reader.series(report, { signal, include: 'buyers' }),
    args: () => [this.report, this.workspaceId] as const,
  })
  readonly #rows = new Task(this, {
    task: ([report, , by], { signal }) =>
      this.reader.rows({ ...report, metric: 'clicks' }, by, { signal, include: 'buyers' }),
    args: () => [this.report, this.workspaceId, this.report.funnelBy] as const,
  })

  override render(): TemplateResult {
    const last = this.#figures.value
    return html`<section class="panel" aria-label=${t('common.funnel')}>
        ${this.#figures.render({
          initial: () => this.#renderBones(),
          pending: () => (last ? this.#renderSteps(last) : this.#renderBones()),
          complete: (series) => this.#renderSteps(series),
          error: (error) => problemNote(error, () => this.#figures.run()),
        })}
      </section>
      <section class="panel" aria-labelledby="by">
        <header>
          <h2 id="by">${t('analytics.conversion')}</h2>
          <label class="soft"
            ><span>${t('analytics.groupBy')}</span>
            <select @change=${this.#group}>
              ${this.groupings.map(
                (grouping) =>
                  html`<option value=${grouping} ?selected=${grouping === this.report.funnelBy}>
                    ${t(DIMENSIONS[grouping].name)}
                  </option>`,
              )}
            </select></label
          >
        </header>
        ${this.#rows.render({
          initial: () => html`<div class="bone list"></div>`,
          pending: () => html`<div class="bone list" aria-busy="true"></div>`,
          complete: (rows) => this.#renderTable(rows),
          error: (error) => problemNote(error, () => this.#rows.run()),
        })}
      </section>`
  }

  #renderBones(): TemplateResult {
    return html`<div class="steps" aria-busy="true">
      ${STEPS.map(() => html`<div class="step"><div class="bone tall"></div></div>`)}
    </div>`
  }

  #renderSteps({ totals, before, currency }: Series): TemplateResult {
    return html`<ol class="steps">
        ${STEPS.map((step, i) => this.#renderStep(step, totals, { i, before: before?.totals }))}
      </ol>
      <p class="sums soft">
        ${t('analytics.countSalesPeriodWorth', {
          count: totals.sales,
          amount: money(totals.saleAmount, currency),
        })}
        <span class="small about">${t('analytics.countsCustomersWhoseLead')}</span>
      </p>`
  }

  #renderStep(
    step: Step,
    totals: Figures,
    { i, before }: { i: number; before: Figures | undefined },
  ): TemplateResult {
    const value = totals[step] ?? 0
    const previous = STEPS[i - 1]
    const from = previous && (totals[previous] ?? 0)
    const difference = before && change(value, before[step] ?? 0)
    const height = totals.clicks > 0 ? Math.min(100, (value / totals.clicks) * 100) : 0
    return html`<li class="step">
      <div class="head">
        <span class="soft">${t(NAMES[step])}</span>
        <span class="figure"
          ><span class="total">${count(value)}</span>${
            difference
              ? html`<span class="small ${difference.tone}">${difference.text}</span>`
              : nothing
          }</span
        >
      </div>
      <svg class="tall" aria-hidden="true">
        <rect class="track" width="100%" height="100%" rx="6" />
        <rect class="part" y="${100 - height}%" width="100%" height="${height}%" rx="6" />
      </svg>
      <p class="small">
        ${
          previous && from !== undefined
            ? renderConversion({ previous, from, value })
            : html`<span class="soft">${t('analytics.allVisitors')}</span>`
        }
      </p>
    </li>`
  }

  #renderTable(rows: readonly AnalyticsRow[]): TemplateResult {
    if (rows.length === 0) return html`<p class="none soft">${t('analytics.noActivityPeriod')}</p>`
    const by = this.report.funnelBy
    const head = (text: string) => html`<th scope="col" class="number">${text}</th>`
    return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="by">
      <table>
        <thead>
          <tr>
            <th scope="col">${t(DIMENSIONS[by].name)}</th>
            ${head(t('common.clicks'))} ${head(t('common.leads'))}
            ${head(t('analytics.clickToLead'))} ${head(t('analytics.payingCustomers'))}
            ${head(t('analytics.leadToCustomer'))} ${head(t('field.sales'))}
          </tr>
        </thead>
        <tbody>
          ${rows.slice(0, SHOWN).map((row) => {
            const { name, about } = rowName(by, row)
            const path = recordPath(by, row)
            return html`<tr>
              <th scope="row">
                ${path ? html`<a href=${path}><bdi>${name}</bdi></a>` : html`<bdi>${name}</bdi>`}
                <span class="soft">${about}</span>
              </th>
              <td class="number">${count(row.clicks)}</td>
              <td class="number">${count(row.leads)}</td>
              <td class="number soft">${share(row.leads, row.clicks) ?? '–'}</td>
              <td class="number">${count(row.buyers ?? 0)}</td>
              <td class="number soft">${share(row.buyers ?? 0, row.leads) ?? '–'}</td>
              <td class="number">${count(row.sales)}</td>
            </tr>`
          })}
        </tbody>
      </table>
    </div>`
  }

  readonly #group = (event: Event) => {
    // The options are groupings.
    const by = (event.target as HTMLSelectElement).value as Grouping
    navigate(withQuery({ by: by === 'top_links' ? undefined : by }))
  }
}

/** Says how many go on and how many drop off; leads may be more than clicks, never buyers more than leads. */
function renderConversion({
  previous,
  from,
  value,
}: {
  previous: Step
  from: number
  value: number
}): TemplateResult {
  const isOfClicks = previous === 'clicks'
  if (from > 0 && value > from) {
    const times = { count: decimal(value / from) }
    return html`<span>${t('analytics.countPerClick', times)}</span>
      <span class="soft">${t('analytics.includesReturningVisitors')}</span>`
  }
  const part = { share: share(value, from) ?? '–' }
  return html`<span
      >${isOfClicks ? t('analytics.shareOfClicks', part) : t('analytics.shareOfLeads', part)}</span
    >
    <span class="soft">${t('analytics.countDroppedOff', { count: count(from - value) })}</span>`
}

declare global {
  interface HTMLElementTagNameMap {
    'funnel-view': FunnelView
  }
}
