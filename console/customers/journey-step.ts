import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property, state } from 'lit/decorators.js'
import { Coins, MousePointerClick, ShoppingBag, Undo2, UserRoundPlus, type IconNode } from 'lucide'
import { call } from '../api/client.ts'
import type { ExplainedCommission, ExplainedEvent } from '../api/wire.gen.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { ago, day, exactTime } from '../base/format.ts'
import { icon } from '../base/icon.ts'
import { loaded } from '../base/loaded.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import type { Step } from './journey.ts'
import { journeyStepStyles } from './journey-step.styles.ts'
import { sentenceOf } from './step-sentence.ts'

const LATELY_MS = 2 * 86_400_000
const PICTURES: Readonly<Record<Step['kind'], IconNode>> = {
  click: MousePointerClick,
  lead: UserRoundPlus,
  sale: ShoppingBag,
  refund: Undo2,
  commission: Coins,
}

/** One thing that happened to a customer; opened, it tells why it was attributed so. */
@customElement('journey-step')
export class JourneyStep extends ConsoleElement {
  static override styles = [styles, journeyStepStyles]

  @property({ attribute: false }) step!: Step
  @state() private isOpen = false
  readonly #reasons = new Task(this, {
    task: ([step], { signal }) => readReasons(step, signal),
    args: () => [this.step] as const,
    autoRun: false,
  })

  override render(): TemplateResult {
    const { kind, at } = this.step
    const { title, about, amount } = sentenceOf(this.step)
    return html`<button aria-expanded=${this.isOpen ? 'true' : 'false'} @click=${this.#toggle}>
        <span class="picture ${kind}">${icon(PICTURES[kind], 14)}</span>
        <span class="what"
          ><strong>${title}</strong
          >${about ? html` <bdi class="soft">${about}</bdi>` : nothing}</span
        >
        <span class="number"><bdi>${amount}</bdi></span>
        <time class="small soft" datetime=${at} title=${exactTime(at)}>${whenOf(at)}</time>
      </button>
      ${
        this.isOpen
          ? html`<div class="why">
              <p class="small soft">${exactTime(at)}</p>
              ${loaded(this.#reasons, renderReasons, { bones: 2 })}
            </div>`
          : nothing
      }`
  }

  readonly #toggle = () => {
    this.isOpen = !this.isOpen
    if (this.isOpen && this.#reasons.value === undefined) void this.#reasons.run()
  }
}

/** Says when something happened: lately how long ago, else on which day. */
function whenOf(at: string): string {
  return Math.abs(Date.parse(at) - Date.now()) < LATELY_MS ? ago(at) : day(at)
}

function renderReasons(reasons: readonly string[]): TemplateResult {
  return html`<ol>
    ${reasons.map((reason) => html`<li dir="auto">${reason}</li>`)}
  </ol>`
}

/** Reads why something was attributed, or paid, as the API explains it. @throws Problem */
async function readReasons({ kind, id }: Step, signal: AbortSignal): Promise<string[]> {
  if (kind === 'commission') {
    const path = `/commissions/${encodeURIComponent(id)}`
    return (await call<ExplainedCommission>(path, { signal })).explanation.steps
  }
  const path = `/events/${encodeURIComponent(id)}`
  const { steps, unearned } = (await call<ExplainedEvent>(path, { signal })).explanation
  return unearned ? [...steps, t('customers.whyNoCommissionEarned'), ...unearned.steps] : steps
}

declare global {
  interface HTMLElementTagNameMap {
    'journey-step': JourneyStep
  }
}
