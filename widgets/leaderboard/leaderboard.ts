import { css, html, nothing, type TemplateResult } from 'lit'
import { define } from '../base/define.ts'
import { lengthsOf } from '../base/lengths.ts'
import type { Session } from '../base/session.ts'
import { ViewElement } from '../base/view-element.ts'
import type { EmbedLeaderboard, EmbedView } from '../base/wire.gen.ts'

type Entry = EmbedLeaderboard['entries'][number]

const styles = css`
  td:first-child {
    inline-size: 3em;
    color: var(--_soft);
  }
  td:nth-child(2) {
    min-inline-size: 6em;
  }
  .wide {
    overflow-x: auto;
  }
  [aria-current] {
    background: var(--_sunken);
    font-weight: 600;
  }
  label {
    min-block-size: 24px;
    margin-block-start: calc(var(--_space) * 3);
  }
  [type='checkbox'] {
    inline-size: 1.25em;
    block-size: 1.25em;
    margin: 0;
    accent-color: var(--_accent);
  }
  .skeleton {
    min-block-size: 16rem;
  }
`

/**
 * Shows the partners with the highest earnings, and the partner's own rank. It includes names and amounts only of
 * partners who agreed, and lets the partner decide.
 *
 * @tag svc-leaderboard
 * @attr interval - Period: `7d`, `30d` (default), `90d`, `1y`, `all`.
 * @fires svc-consent - The partner joined or left the leaderboard: `detail.listed`.
 * @slot empty - Replaces the empty-state message.
 * @csspart time - The selected period.
 * @csspart table - The ranks.
 * @csspart own - The partner's own rank.
 * @csspart consent - The leaderboard opt-in.
 */
export class SvcLeaderboard extends ViewElement<EmbedLeaderboard> {
  static override styles = [...ViewElement.styles, styles]
  static override properties = { ...ViewElement.properties, interval: {} }

  declare interval: '7d' | '30d' | '90d' | '1y' | 'all' | undefined
  protected override readonly depends = 'interval'

  protected override more(session: Session): Promise<EmbedLeaderboard> {
    return session.read(`/leaderboard?interval=${this.#interval}`)
  }

  get #interval(): string {
    const { interval = '' } = this
    return interval in this.#lengths() ? interval : '30d'
  }

  #lengths(): Record<string, string> {
    return lengthsOf(this.t)
  }

  protected override renderView(view: EmbedView, board: EmbedLeaderboard): TemplateResult {
    const { entries, own, currency } = board
    const { name } = view.partner
    const behind = entries.some((entry) => entry.own)
      ? []
      : [{ ...own, name, image: null, own: true }]
    return html`${
      entries.length
        ? html`<p class="small quiet" part="time">${this.#lengths()[this.#interval]}</p>
            <div class="wide">
              <table part="table">
                <thead class="small">
                  <tr>
                    <th>#</th>
                    <th>${this.t('Partner')}</th>
                    <th class="sum">${this.t('Earned')}</th>
                  </tr>
                </thead>
                <tbody>
                  ${[...entries, ...behind].map((entry) => this.#renderEntry(entry, currency))}
                </tbody>
              </table>
            </div>`
        : this.renderEmpty(this.t('No earnings yet. Be the first to earn.'))
    }
    ${
      this.may('settings.write')
        ? html`<label class="bar small" part="consent">
            <input
              type="checkbox"
              role="switch"
              .checked=${view.enrollment.listed}
              @change=${this.#consent}
            />
            ${this.t('Show my name and earnings to other partners')}
          </label>`
        : nothing
    }`
  }

  #renderEntry({ rank, name, own, earnings }: Entry, currency: string): TemplateResult {
    return html`<tr aria-current=${own || nothing} part=${own ? 'own' : nothing}>
      <td>${this.count(rank)}</td>
      <td>
        ${
          !own && name === 'Partner'
            ? html`<span class="quiet">${this.t('Partner')}</span>`
            : html`<bdi>${name}</bdi>`
        }
        ${own ? html`<span class="small quiet">${this.t('You')}</span>` : nothing}
      </td>
      <td class="sum">${earnings === null ? '–' : this.money(earnings, currency)}</td>
    </tr>`
  }

  readonly #consent = async ({ target }: Event) => {
    const box = target as HTMLInputElement
    const listed = box.checked
    await this.act(async (session) => {
      await session.send('PATCH', '/settings', { listed })
      this.data!.view.enrollment.listed = listed
      this.emit('svc-consent', { listed })
      return listed
        ? this.t('Other partners see your name and earnings.')
        : this.t('Other partners see “Partner” instead of your name, and no amount.')
    })
    box.checked = this.data!.view.enrollment.listed
  }
}

define('svc-leaderboard', SvcLeaderboard)

declare global {
  interface HTMLElementTagNameMap {
    'svc-leaderboard': SvcLeaderboard
  }
}
