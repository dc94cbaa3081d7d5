import { Task } from '@lit/task'
import { html, nothing, type TemplateResult } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { call } from '../api/client.ts'
import type { Session } from '../api/session.ts'
import type { PayoutPreview, Program } from '../api/wire.gen.ts'
import { chosenProgramId } from '../base/chosen-program-id.ts'
import { ConsoleElement } from '../base/console-element.ts'
import { count, money } from '../base/format.ts'
import { loaded } from '../base/loaded.ts'
import { settingsStyles } from '../base/settings.styles.ts'
import { styles } from '../base/styles.ts'
import { t } from '../base/texts.ts'
import { readChosenPrograms } from '../brand/chosen-program.ts'
import { AddressController } from '../router/router.ts'
import { moneyStyles } from './money.styles.ts'
import { sumTotals } from './payout-totals.ts'

/** A preview reads all that is payable: a workspace has few programs. */
const MAX_PROGRAMS = 5

interface Payable {
  program: Program
  preview: PayoutPreview
}

/** What a payout would send now, for each program. */
@customElement('payable-now')
export class PayableNow extends ConsoleElement {
  static override styles = [styles, settingsStyles, moneyStyles]

  @property({ attribute: false }) session: Session | undefined
  readonly #payable = new Task(this, {
    task: async ([_id, _program], { signal }): Promise<Payable[]> => {
      const programs = await readChosenPrograms(signal)
      return Promise.all(
        programs.slice(0, MAX_PROGRAMS).map((program) => readPayable(program, signal)),
      )
    },
    args: () => [this.session?.workspace?.id, chosenProgramId()] as const,
  })

  constructor() {
    super()
    new AddressController(this)
  }

  override render(): TemplateResult {
    return html`<section class="panel" aria-label=${t('payouts.payableNow')}>
      ${loaded(this.#payable, (all) => all.map(renderProgram), { bones: 1 })}
    </section>`
  }
}

function renderProgram({ program, preview }: Payable): TemplateResult {
  const { payoutCount, skippedCount, currency } = preview
  return html`<a class="row payable" href="/console/payouts/new?program=${program.id}">
    <span class="grow">
      <strong>${t('payouts.payableNowProgram', { program: program.name })}</strong>
      <span class="small soft block">
        ${t('payouts.countPartnersReadyPaid', { count: payoutCount })}${
          skippedCount > 0
            ? html`, ${t('payouts.countNotPayableYet', { count: count(skippedCount) })}`
            : nothing
        }
      </span>
    </span>
    <span class="sum number">
      ${sumTotals(preview.totals).map((sum) => html`<span class="block">${sum}</span>`)}
      ${payoutCount === 0 ? money(0, currency) : nothing}
    </span>
  </a>`
}

async function readPayable(program: Program, signal: AbortSignal): Promise<Payable> {
  const body = { programId: program.id, pageSize: 1, dryRun: true }
  const preview = await call<PayoutPreview>('/payouts/preview', { method: 'POST', body, signal })
  return { program, preview }
}

declare global {
  interface HTMLElementTagNameMap {
    'payable-now': PayableNow
  }
}
