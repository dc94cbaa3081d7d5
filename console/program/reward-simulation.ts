import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { lineChart } from '../../widgets/charts/line-chart.ts'
import { lineChartStyles } from '../../widgets/charts/line-chart.styles.ts'
import { call, Problem } from '../api/client.ts'
import type { Simulation } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { axisName, bucketName, count, money, shortMoney } from '../base/format.ts'
import { valueOf } from '../base/form.ts'
import { problemNote } from '../base/problem-note.ts'
import { styles } from '../base/styles.ts'
import { tableStyles } from '../base/table.styles.ts'
import { t } from '../base/texts.ts'
import { simulationSentence } from './simulation-words.ts'
import { simulationStyles } from './simulation.styles.ts'
import { exampleTable, partnerTable } from './simulation-tables.ts'

const MONTHS = [3, 6, 12]

/** Compares a draft of a reward with what was earned over the last months, when somebody asks for it. */
@customElement('reward-simulation')
export class RewardSimulation extends ConsoleElement {
  static override styles = [styles, tableStyles, lineChartStyles, simulationStyles]

  @property() programId = ''
  /** As `POST /programs/{id}/simulations` takes it, in JSON. */
  @property() draft = ''
  @state() private months = 6
  /** The month under the crosshair. */
  @state() private at: number | undefined
  /** What was asked last. */
  #asked = ''
  readonly #simulation = new Task(this, {
    autoRun: false,
    task: async ([programId, draft, months]: readonly [string, string, number], { signal }) => {
      this.at = undefined
      this.#asked = draft
      const body: object = { draft: JSON.parse(draft) as unknown, months }
      const path = `/programs/${encodeURIComponent(programId)}/simulations`
      return call<Simulation>(path, { method: 'POST', body, signal })
    },
    args: () => [this.programId, this.draft, this.months] as const,
  })

  override render(): TemplateResult {
    const isBusy = this.#simulation.status === 1
    return html`<section
      class="panel"
      aria-label=${t('rewards.simulation')}
      aria-busy=${isBusy ? 'true' : 'false'}
    >
      <div class="part head">
        <div>
          <h2>${t('rewards.simulation')}</h2>
          <p class="soft">${t('rewards.appliesRewardPastEvents')}</p>
        </div>
        <div class="ask">
          <select
            class="input"
            aria-label=${t('rewards.timeRange')}
            @change=${(event: Event) => this.#choose(Number(valueOf(event)))}
          >
            ${MONTHS.map(
              (months) =>
                html`<option value=${months} ?selected=${months === this.months}>
                  ${t('rewards.countMonths', { count: months })}
                </option>`,
            )}
          </select>
          <button
            type="button"
            class="button"
            aria-disabled=${isBusy ? 'true' : 'false'}
            @click=${() => isBusy || this.#run()}
          >
            ${t('rewards.simulate')}
          </button>
        </div>
      </div>
      ${this.#simulation.error ? renderProblem(this.#simulation.error, () => this.#run()) : this.#renderShown()}
    </section>`
  }

  #run(): void {
    void this.#simulation.run()
  }

  #choose(months: number): void {
    this.months = months
    if (this.#simulation.value) this.#run()
  }

  #renderShown(): TemplateResult {
    const shown = this.#simulation.value
    const status = html`<p class="sentence" role="status">
      ${shown && this.#simulation.status === 2 ? html`<strong>${simulationSentence(shown)}</strong>` : nothing}
    </p>`
    if (!shown)
      return html`<div class=${this.#simulation.status === 1 ? 'part' : ''}>${status}</div>`
    return html`<div class="part">
        ${status}
        ${this.#asked === this.draft ? nothing : html`<p class="small soft">${t('rewards.draftChangedSinceSimulation')}</p>`}
        ${shown.events > 0 ? this.#renderChart(shown) : nothing}
        <p class="small soft">
          ${shown.event === 'sale' ? salesSentence(shown) : leadsSentence(shown)}
          ${shown.unpriced > 0 ? t('rewards.countEventsOtherCurrencies', { count: shown.unpriced }) : nothing}
        </p>
      </div>
      ${shown.partners.length > 0 ? partnerTable(shown) : nothing}
      ${shown.examples.length > 0 ? exampleTable(shown) : nothing}`
  }

  #renderChart(shown: Simulation): TemplateResult {
    const { months, currency } = shown
    const name = t('rewards.withThisDraft')
    return html`${this.#renderReadout(shown)}
      <div dir="ltr">
        ${lineChart({
          values: months.map(({ simulated }) => simulated),
          before: months.map(({ actual }) => actual),
          beforeName: t('rewards.earned'),
          summary: simulationSentence(shown),
          name,
          axis: months.map(({ month }) => axisName(middleOf(month), 'month')),
          short: (value) => shortMoney(value, currency),
          describe: (index) => this.#describe(shown, index).join(', '),
          at: this.at,
          move: (index) => (this.at = index),
        })}
      </div>`
  }

  #renderReadout(shown: Simulation): TemplateResult {
    if (this.at === undefined) {
      return html`<p class="readout" aria-hidden="true">
        <strong>${t('rewards.withThisDraft')}</strong>
        <span class="soft">${t('analytics.byMonth')}</span>
      </p>`
    }
    const [time, simulated, actual] = this.#describe(shown, this.at)
    return html`<p class="readout" aria-hidden="true">
      <strong>${simulated}</strong> <span>${time}</span> <span class="soft">${actual}</span>
    </p>`
  }

  #describe({ months, currency }: Simulation, index: number): string[] {
    const found = months[index]
    if (!found) return []
    const { month, actual, simulated } = found
    return [
      bucketName(middleOf(month), 'month'),
      money(simulated, currency),
      t('rewards.earnedAmount', { amount: money(actual, currency) }),
    ]
  }
}

/** Returns a day that is in the month in every time zone. */
function middleOf(month: string): string {
  return `${month}-15`
}

function salesSentence({ events, affected }: Simulation): string {
  const values = { affected: count(affected), events }
  return t('rewards.affectedEventsSalesWould', values)
}

function leadsSentence({ events, affected }: Simulation): string {
  const values = { affected: count(affected), events }
  return t('rewards.affectedEventsLeadsWould', values)
}

function renderProblem(error: unknown, retry: () => void): TemplateResult {
  const issues = error instanceof Problem ? Object.values(error.issues) : []
  if (issues.length === 0) return html`<div class="part">${problemNote(error, retry)}</div>`
  return html`<ul class="part small bad" role="alert">
    ${issues.map((issue) => html`<li>${issue}</li>`)}
  </ul>`
}

declare global {
  interface HTMLElementTagNameMap {
    'reward-simulation': RewardSimulation
  }
}
