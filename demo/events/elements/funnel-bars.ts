import { css, html, LitElement, nothing } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { formatCount, formatShare } from '../../kit/format.ts'
import type { Figures } from './wire.ts'

const STEPS = [
  ['Clicks', 'clicks'],
  ['Leads', 'leads'],
  ['Sales', 'sales'],
] as const

/** How many of the visitors go on to the next step, and how many are lost on the way. */
@customElement('funnel-bars')
export class FunnelBars extends LitElement {
  static override styles = css`
    :host {
      display: block;
    }
    ol {
      display: grid;
      gap: 12px;
      margin: 0;
      padding: 0;
      list-style: none;
      font-variant-numeric: tabular-nums;
    }
    .words {
      display: flex;
      justify-content: space-between;
      gap: 12px;
    }
    b {
      display: inline-block;
      min-inline-size: 5ch;
      font-weight: 600;
      text-align: end;
    }
    .soft {
      color: var(--ink-soft);
    }
    .bar {
      display: block;
      inline-size: 100%;
      block-size: 8px;
      margin-block-start: 4px;
    }
    .bar:dir(rtl) {
      transform: scaleX(-1);
    }
    .track {
      fill: var(--sunken);
    }
    .part {
      fill: var(--ink);
    }
    li:last-child .part {
      fill: var(--accent);
    }
    @media (forced-colors: active) {
      .part {
        fill: CanvasText;
      }
    }
  `

  @property({ attribute: false }) figures: Figures | undefined

  override render() {
    const { figures } = this
    if (!figures) return nothing
    return html`<ol>
      ${STEPS.map(([name, key], i) => {
        const before = STEPS[i - 1]
        const previous = before && figures[before[1]]
        return html`<li>
          <div class="words">
            <span>${name}</span>
            <span>
              ${
                previous === undefined
                  ? nothing
                  : html`<span class="soft"
                      >${formatShare(figures[key], previous)} of ${before![0].toLowerCase()}</span
                    >`
              }
              <b>${formatCount(figures[key])}</b>
            </span>
          </div>
          <svg class="bar" aria-hidden="true">
            <rect class="track" width="100%" height="8" rx="4" />
            <rect class="part" width="${share(figures[key], figures.clicks)}%" height="8" rx="4" />
          </svg>
        </li>`
      })}
    </ol>`
  }
}

function share(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, (part / whole) * 100) : 0
}

declare global {
  interface HTMLElementTagNameMap {
    'funnel-bars': FunnelBars
  }
}
