import { css, html, LitElement, nothing, svg } from 'lit'
import { customElement, property } from 'lit/decorators.js'
import { formatDay } from '../../kit/format.ts'

/** The day under the crosshair; null when it left. */
export class PointEvent extends Event {
  readonly index: number | null

  constructor(index: number | null) {
    super('point', { bubbles: true, composed: true })
    this.index = index
  }
}

export interface Point {
  start: string
  value: number
}

const HEIGHT = 56

/** Shows one figure: its sum, and its course by day with a crosshair that pointer and arrow keys move. */
@customElement('metric-chart')
export class MetricChart extends LitElement {
  static override styles = css`
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 12px;
      padding: 16px;
    }
    .head {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
    }
    .name {
      display: flex;
      justify-content: space-between;
      gap: 8px;
      min-inline-size: 0;
      color: var(--ink-soft);
      white-space: nowrap;
    }
    .note {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .sum {
      font-size: 24px;
      line-height: 28px;
      font-weight: 600;
      letter-spacing: -0.015em;
      font-variant-numeric: tabular-nums;
    }
    @media (max-width: 480px) {
      .name {
        gap: 4px;
      }
      .note {
        font-size: 12px;
      }
    }
    @media (max-width: 360px) {
      :host {
        padding: 12px;
      }
      .sum {
        font-size: 20px;
      }
    }
    .chart {
      position: relative;
      block-size: ${HEIGHT}px;
      direction: ltr;
      border-radius: 2px;
      cursor: crosshair;
      touch-action: pan-y;
    }
    .chart:focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: 4px;
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
    }
    path,
    line {
      fill: none;
      vector-effect: non-scaling-stroke;
    }
    .course {
      stroke: var(--ink);
      stroke-width: 1.5;
      stroke-linejoin: round;
    }
    /* The last day is not over. */
    .today {
      stroke-dasharray: 2 3;
    }
    .strong .course {
      stroke: var(--accent);
    }
    .grid {
      stroke: var(--line);
    }
    .cross {
      stroke: var(--line-strong);
    }
    .over {
      position: absolute;
      inset: 0;
    }
    .dot {
      fill: var(--ink);
      stroke: var(--surface);
      stroke-width: 2;
    }
    .strong .dot {
      fill: var(--accent);
    }
    .days {
      display: flex;
      justify-content: space-between;
      margin-block-start: -6px;
      color: var(--ink-soft);
      font-size: 12px;
      direction: ltr;
    }
  `

  @property() name = ''
  /** The sum as it is shown. */
  @property() sum = ''
  /** A second figure beside the name, such as a rate. */
  @property() note = ''
  @property({ type: Boolean }) strong = false
  @property({ attribute: false }) points: Point[] = []
  @property({ attribute: false }) format: (value: number) => string = String
  /** The day under the crosshair. */
  @property({ attribute: false }) index: number | null = null

  override render() {
    const point = this.index === null ? undefined : this.points[this.index]
    return html`
      <div class="head">
        <div class="name">
          <span>${this.name}</span
          ><span class="note"><bdi>${point ? formatDay(point.start) : this.note}</bdi></span>
        </div>
        <div class="sum">${point ? this.format(point.value) : this.sum}</div>
      </div>
      ${this.points.length > 1 ? this.renderChart(this.points) : html`<div class="chart"></div>`}
    `
  }

  private renderChart(points: Point[]) {
    const last = points.length - 1
    const at = this.index ?? last
    const point = points[at]!
    return html`<div
        class="chart ${this.strong ? 'strong' : ''}"
        tabindex="0"
        role="slider"
        aria-label="${this.name} by day"
        aria-valuemin="1"
        aria-valuemax=${points.length}
        aria-valuenow=${at + 1}
        aria-valuetext="${formatDay(point.start)}: ${this.format(point.value)}"
        @pointermove=${this.follow}
        @pointerleave=${() => this.point(null)}
        @blur=${() => this.point(null)}
        @keydown=${this.step}
      >
        <svg viewBox="0 0 100 ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
          ${[0.5, HEIGHT / 2, HEIGHT - 0.5].map((y) => svg`<line class="grid" x1="0" x2="100" y1=${y} y2=${y} />`)}
          ${this.index === null ? nothing : svg`<line class="cross" x1=${this.x(at)} x2=${this.x(at)} y1="0" y2=${HEIGHT} />`}
          <path class="course" d=${this.course(points.slice(0, -1))} />
          <path class="course today" d=${this.course(points.slice(-2), last - 1)} />
        </svg>
        <svg class="over" aria-hidden="true">
          <circle class="dot" cx="${this.x(at)}%" cy=${this.y(point.value)} r="4.5" />
        </svg>
      </div>
      <div class="days" aria-hidden="true">
        <span>${formatDay(points[0]!.start)}</span><span>${formatDay(points[last]!.start)}</span>
      </div>`
  }

  private course(points: Point[], from = 0): string {
    return points
      .map(({ value }, i) => `${i === 0 ? 'M' : 'L'}${this.x(from + i)} ${this.y(value)}`)
      .join('')
  }

  private x(index: number): number {
    return round((index / Math.max(1, this.points.length - 1)) * 100)
  }

  private y(value: number): number {
    const most = Math.max(1, ...this.points.map((point) => point.value))
    return round(HEIGHT - 1 - (Math.max(0, value) / most) * (HEIGHT - 6))
  }

  private follow(event: PointerEvent) {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect()
    const part = (event.clientX - box.left) / box.width
    this.point(
      Math.min(this.points.length - 1, Math.max(0, Math.round(part * (this.points.length - 1)))),
    )
  }

  private step(event: KeyboardEvent) {
    const last = this.points.length - 1
    const at = this.index ?? last
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    this.point(Math.min(last, Math.max(0, target)))
  }

  private point(index: number | null) {
    if (index !== this.index) this.dispatchEvent(new PointEvent(index))
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

declare global {
  interface HTMLElementTagNameMap {
    'metric-chart': MetricChart
  }
}
