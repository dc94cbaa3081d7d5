import { css } from 'lit'

export const lineChartStyles = css`
  .chart {
    display: grid;
    grid-template-columns: minmax(2.5em, auto) 1fr;
    gap: calc(var(--_space) * 2) calc(var(--_space) * 3);
    padding-block-start: calc(var(--_space) * 2);
    font-variant-numeric: tabular-nums;
  }
  .scale,
  .axis {
    display: flex;
    justify-content: space-between;
  }
  .scale {
    flex-direction: column-reverse;
    line-height: 1;
    text-align: end;
    white-space: nowrap;
  }
  /* Its middle stands at its line of the grid. */
  .scale span {
    margin-block: -0.5em;
  }
  .axis {
    grid-column: 2;
    min-block-size: 1lh;
  }
  .plot {
    position: relative;
    block-size: 12em;
  }
  .plot > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
  }
  .plot .tag {
    inset: auto;
    inline-size: auto;
    block-size: auto;
    translate: 0 -1.6em;
  }
  /* The slider says the same aloud. */
  .plot .tip {
    inset-block: 0 auto;
    inset-inline: auto;
    display: grid;
    inline-size: max-content;
    max-inline-size: 60%;
    block-size: auto;
    margin-inline: calc(var(--_space) * 2);
    padding: calc(var(--_space) * 1.5) calc(var(--_space) * 2.5);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-small);
    background: var(--_surface);
    pointer-events: none;
  }
  svg {
    overflow: visible;
    fill: none;
  }
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
  path {
    stroke: var(--_line);
    vector-effect: non-scaling-stroke;
  }
  .ghost,
  .cross {
    stroke: color-mix(in srgb, var(--_soft) 60%, transparent);
  }
  .ghost {
    stroke-width: 1.5px;
    stroke-dasharray: 2 4;
  }
  .line {
    stroke: var(--_accent);
    stroke-width: 1.5px;
    stroke-linejoin: round;
  }
  /* What has not ended yet is no fall. */
  .now {
    stroke-dasharray: 2 3;
  }
  /* A border, which forced colours leave. */
  .plot .dot {
    inset: auto;
    inline-size: 0;
    block-size: 0;
    margin: -4px;
    border: 4px solid var(--_accent);
    border-radius: 50%;
    pointer-events: none;
  }
  [type='range'],
  ::-webkit-slider-thumb {
    appearance: none;
    background: none;
  }
  [type='range'] {
    cursor: crosshair;
    touch-action: pan-y;
  }
  ::-webkit-slider-thumb {
    inline-size: 1px;
  }
  ::-moz-range-thumb {
    inline-size: 1px;
    border: 0;
    opacity: 0;
  }
  @media (forced-colors: active) {
    path,
    .ghost,
    .cross {
      stroke: GrayText;
    }
    .line,
    .dot {
      stroke: CanvasText;
    }
  }
`
