import { html, nothing, svg, type TemplateResult } from 'lit'
import { gridOf, pointsOf, labelPlace } from './scale.ts'

export interface LineChart {
  /** In order; the first stands where a line of text begins, and the last has not ended yet. */
  values: readonly number[]
  /** The time before, as a ghost. */
  before: readonly number[]
  /** The label of the previous period's line, where there is space beside it. */
  beforeName: string
  /** Positions that are marked by an upright line. */
  marks?: readonly number[]
  /** One sentence in place of the picture. */
  summary: string
  /** The label of the range that moves the crosshair. */
  name: string
  /** Under the picture, from its beginning to its end. */
  axis: readonly string[]
  /** A value of the grid, in few characters. */
  short: (value: number) => string
  /** The value under the crosshair as a sentence. */
  describe: (index: number) => string
  /** The position of the crosshair. */
  at: number | undefined
  move: (index: number | undefined) => void
  /** What stands beside the crosshair. */
  tip?: (index: number) => TemplateResult
}

/**
 * Renders one line over time. The crosshair is a range input over the picture: pointer, touch and arrow
 * keys move it, and its value is a sentence. The caller adds `lineChartStyles`.
 */
export function lineChart(chart: LineChart): TemplateResult {
  const { values, before, at, summary } = chart
  const grid = gridOf([...values, ...before])
  const points = pointsOf(values, grid)
  const ghost = before.some(Boolean) ? pointsOf(before, grid) : []
  const rules = pointsOf(grid, grid).map(([, y]) => `M0 ${y}H100`)
  const point = at === undefined ? undefined : points[at]
  const marks = (chart.marks ?? []).map((index) => `M${points[index]?.[0] ?? 0} 0V100`)
  const dot = point ?? (values.length === 1 ? points[0] : undefined)
  return html`<div class="chart" part="chart">
    <div class="scale small quiet" aria-hidden="true">
      ${grid.map((value) => html`<span>${chart.short(value)}</span>`)}
    </div>
    <div class="plot">
      <svg role="img" aria-label=${summary} viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d=${rules.join('')} />
        ${point ? svg`<path class="cross" d="M${point[0]} 0V100" />` : nothing}
        ${marks.length ? svg`<path class="mark" d=${marks.join('')} />` : nothing}
        <path class="ghost" d=${lineOf(ghost)} />
        <path class="line" d=${lineOf(points.slice(0, -1))} />
        <path class="line now" d=${lineOf(points.slice(-2))} />
      </svg>
      ${dot ? dotAt(dot) : nothing}
      ${at === undefined && ghost.length ? ghostName(chart, ghost, points) : nothing}
      ${values.length > 1 ? crosshair(chart) : nothing}
      ${point && at !== undefined && chart.tip ? tipAt(point, chart.tip(at)) : nothing}
    </div>
    <div class="axis small quiet" aria-hidden="true">
      ${chart.axis.map((text) => html`<span>${text}</span>`)}
    </div>
  </div>`
}

type Points = readonly [number, number][]

/** Renders a point of the line. Outside of the picture, whose stretching would flatten it in WebKit. */
function dotAt([x, y]: Points[number]): TemplateResult {
  // A property: a policy may forbid the attribute.
  return html`<span
    class="dot"
    aria-hidden="true"
    .style=${`inset-inline-start:${x}%;inset-block-start:${y}%`}
  ></span>`
}

function ghostName({ beforeName }: LineChart, points: Points, line: Points): TemplateResult {
  const { at, y, isBelow } = labelPlace(points, line)
  const [x] = points[at]!
  const along = x < 50 ? `inset-inline-start:${x}%` : `inset-inline-end:${100 - x}%`
  const side = isBelow ? 'translate:0 .2em' : ''
  // A property: a policy may forbid the attribute.
  return html`<span
    class="tag small quiet"
    aria-hidden="true"
    .style=${`inset-block-start:${y}%;${along};${side}`}
    >${beforeName}</span
  >`
}

/** Renders what is said of a point beside it, on the side where there is room. */
function tipAt([x]: Points[number], content: TemplateResult): TemplateResult {
  const along = x < 50 ? `inset-inline-start:${x}%` : `inset-inline-end:${100 - x}%`
  return html`<div class="tip small" aria-hidden="true" .style=${along}>${content}</div>`
}

function crosshair({ values, at, name, describe, move }: LineChart): TemplateResult {
  const last = values.length - 1
  const follow = (event: PointerEvent) => {
    const input = event.currentTarget as HTMLInputElement
    const { left, width } = input.getBoundingClientRect()
    const along = (event.clientX - left) / width
    const share = getComputedStyle(input).direction === 'rtl' ? 1 - along : along
    move(Math.round(Math.min(1, Math.max(0, share)) * last))
  }
  const read = (event: Event) => move((event.currentTarget as HTMLInputElement).valueAsNumber)
  const leave = () => move(undefined)
  return html`<input
    type="range"
    max=${last}
    .value=${String(at ?? last)}
    aria-label=${name}
    aria-valuetext=${describe(at ?? last)}
    @focus=${read}
    @input=${read}
    @blur=${leave}
    @pointermove=${follow}
    @pointerleave=${leave}
  />`
}

function lineOf(points: Points): string {
  return points.length ? `M${points.map((point) => point.join(' ')).join('L')}` : ''
}
