import { html, nothing, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import type { Session } from '../base/session.ts'
import { ViewElement } from '../base/view-element.ts'
import type { EmbedCommission, EmbedView, ExplainedEmbedCommission } from '../base/wire.gen.ts'
import { styles } from './receipt.styles.ts'

type Receipt = ExplainedEmbedCommission['receipt']

/**
 * Explains the amount of a commission: a summary, the timeline from the click to the payout, and the rules that
 * didn't apply.
 *
 * @tag svc-receipt
 * @attr commission-id - ID of a commission. Default: the newest.
 * @prop receipt - A receipt from the API's response. If you set it, the element loads nothing.
 * @slot empty - Replaces the empty-state message.
 * @csspart sentence - The amount and its explanation.
 * @csspart timeline - The timeline.
 * @csspart rules - The rules that did not apply.
 */
export class SvcReceipt extends ViewElement<Receipt | null> {
  static override styles = [...ViewElement.styles, styles]
  static override properties = {
    ...ViewElement.properties,
    commissionId: { attribute: 'commission-id' },
    receipt: { attribute: false },
  }

  declare commissionId: string | undefined
  declare receipt: Receipt | undefined
  protected override readonly depends = 'commissionId'

  protected override async more(session: Session): Promise<Receipt | null> {
    const id = this.commissionId ?? (await newestOf(session))
    if (!id) return null
    const path = `/commissions/${encodeURIComponent(id)}`
    return (await session.read<ExplainedEmbedCommission>(path)).receipt
  }

  protected override render(): unknown {
    return this.receipt ? this.#render(this.receipt) : super.render()
  }

  protected override renderView(_view: EmbedView, receipt: Receipt | null): TemplateResult {
    return receipt
      ? this.#render(receipt)
      : this.renderEmpty(
          this.t('No commissions yet. Share your link to earn your first commission.'),
        )
  }

  #render({ sentence, notes, skipped, timeline }: Receipt): TemplateResult {
    const others = notes.filter((note) => !sentence.includes(note))
    return html`<div class="stack">
      <p part="sentence" dir="auto"><strong>${sentence}</strong></p>
      <ol class="timeline small" part="timeline" aria-label=${this.t('Timeline')}>
        ${timeline.map(
          ({ kind, at, text, ahead }) =>
            html`<li class="${kind} ${ahead ? 'ahead' : ''}">
              <bdi>${text}</bdi>
              <time class="quiet" datetime=${at}>${this.day(at)}</time>
            </li>`,
        )}
      </ol>
      ${
        others.length
          ? html`<ul class="small">
              ${others.map((note) => html`<li dir="auto">${note}</li>`)}
            </ul>`
          : nothing
      }
      ${
        skipped.length
          ? html`<details class="small" part="rules">
              <summary>${this.t('Rules that didn’t apply')}</summary>
              <ul>
                ${skipped.map((rule) => html`<li dir="auto">${rule}</li>`)}
              </ul>
            </details>`
          : nothing
      }
    </div>`
  }
}

async function newestOf(session: Session): Promise<string | undefined> {
  const [newest] = await session.read<EmbedCommission[]>('/commissions?pageSize=1')
  return newest?.id
}

define('svc-receipt', SvcReceipt)

declare global {
  interface HTMLElementTagNameMap {
    'svc-receipt': SvcReceipt
  }
}
