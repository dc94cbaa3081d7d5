import { Task } from '@lit/task'
import { css, html, nothing, type TemplateResult } from 'lit'
import { customElement } from 'lit/decorators.js'
import { call } from '../../api/client.ts'
import type { SharedReport } from '../../api/wire.gen.ts'
import { ConsoleElement } from '../../base/console-element.ts'
import { exactTime } from '../../base/format.ts'
import { useTimeZone } from '../../base/time-zone.ts'
import { loaded } from '../../base/loaded.ts'
import { pageStyles } from '../../base/page.styles.ts'
import { styles } from '../../base/styles.ts'
import { t } from '../../base/texts.ts'
import { AddressController } from '../../router/router.ts'
import '../breakdown-card.ts'
import { filterText, GROUPINGS } from '../dimensions.ts'
import '../funnel-view.ts'
import '../metric-board.ts'
import { rangeName } from '../../base/range/range-name.ts'
import type { Reader } from '../reports.ts'
import { sharedCards, sharedFigures, sharedReport } from './shared-figures.ts'

/** A report for whoever has its link: read only, of the time and filters that its view chose. */
@customElement('shared-page')
export class SharedPage extends ConsoleElement {
  static override styles = [
    styles,
    pageStyles,
    css`
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 4px 16px;
        margin-block-end: 16px;
      }
      h1 {
        overflow-wrap: anywhere;
      }
      .about {
        margin-inline-start: auto;
      }
      .cards {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
        gap: 16px;
        margin-block-start: 16px;
      }
      footer {
        margin-block-start: 24px;
      }
    `,
  ]

  /** After `#`, so that it is in no log. */
  readonly #token = location.hash.slice(1)
  #reader: Reader | undefined
  readonly #shared = new Task(this, {
    task: async (_none, { signal }) => {
      const shared = await call<SharedReport>('/shared/report', { signal, bearer: this.#token })
      useTimeZone(shared.timezone)
      this.#reader = sharedFigures(this.#token, shared)
      document.title = `${shared.name} · ${shared.workspace}`
      return shared
    },
    args: () => [] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    return html`<div class="page">
      ${loaded(this.#shared, (shared) => this.#renderReport(shared))}
    </div>`
  }

  #renderReport(shared: SharedReport): TemplateResult {
    const report = sharedReport(shared, location.search)
    const reader = this.#reader!
    const groupings = GROUPINGS.filter((one) => shared.groupings.includes(one))
    return html`<header>
        <h1><bdi>${shared.name}</bdi></h1>
        <bdi class="soft">${shared.workspace}</bdi>
        <span class="about soft">${rangeName(report.range)}${filtersText(shared)}</span>
      </header>
      ${
        shared.page === 'funnel'
          ? html`<funnel-view
              .report=${report}
              .reader=${reader}
              .groupings=${groupings}
            ></funnel-view>`
          : html`<metric-board .report=${report} .reader=${reader}></metric-board>
              <div class="cards">
                ${sharedCards(shared).map(
                  (card) =>
                    html`<breakdown-card
                      fixed
                      .card=${card}
                      .report=${report}
                      .reader=${reader}
                    ></breakdown-card>`,
                )}
              </div>`
      }
      ${
        shared.expiresAt
          ? html`<footer class="small soft">
              ${t('analytics.linkWorksUntilTime', { time: exactTime(shared.expiresAt) })}
            </footer>`
          : nothing
      }`
  }
}

function filtersText({ filteredBy }: SharedReport): string {
  const names = filteredBy.flatMap((name) => filterText(name) ?? []).map((name) => t(name))
  return names.length > 0 ? ` · ${t('analytics.filteredByNames', { names: names.join(', ') })}` : ''
}

declare global {
  interface HTMLElementTagNameMap {
    'shared-page': SharedPage
  }
}
