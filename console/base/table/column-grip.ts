import { html, type TemplateResult } from 'lit'
import { t } from '../texts.ts'
import { LEAST_PX, MOST_PX, type TableLayout } from './table-layout.ts'

const STEP_PX = 16

/** Renders the edge of a column, to drag or to move with the arrow keys; it stands in the column's title. */
export function columnGrip<N extends string>(layout: TableLayout<N>, name: N): TemplateResult {
  const drag = (event: PointerEvent) => startDrag(event, (px) => layout.resize(name, px))
  const press = (event: KeyboardEvent) => {
    const { width, sign } = measured(event.currentTarget)
    const step = { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX }[event.key]
    if (step !== undefined) layout.resize(name, width + step * sign)
    else if (event.key === 'Home') layout.resize(name, LEAST_PX)
    else if (event.key === 'Enter') layout.reset(name)
    else return
    event.preventDefault()
  }
  return html`<span
    class="grip"
    role="separator"
    tabindex="0"
    aria-orientation="vertical"
    aria-label=${t('common.widthOfColumn', { column: t(layout.columns[name].name) })}
    aria-valuenow=${layout.width(name)}
    aria-valuemin=${LEAST_PX}
    aria-valuemax=${MOST_PX}
    @pointerdown=${drag}
    @keydown=${press}
    @dblclick=${() => layout.reset(name)}
  ></span>`
}

function startDrag(event: PointerEvent, resize: (px: number) => void): void {
  // The listener is on the edge.
  const grip = event.currentTarget as HTMLElement
  if (event.button !== 0) return
  event.preventDefault()
  grip.focus({ preventScroll: true })
  grip.setPointerCapture(event.pointerId)
  const { width, sign } = measured(grip)
  const from = event.clientX
  const ended = new AbortController()
  const { signal } = ended
  const move = ({ clientX }: PointerEvent) => resize(width + (clientX - from) * sign)
  grip.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) {
    grip.addEventListener(end, () => ended.abort(), { signal })
  }
}

/** Returns how wide the column is now, and which way it grows. */
function measured(grip: EventTarget | null): { width: number; sign: 1 | -1 } {
  const title = grip instanceof Element ? grip.parentElement : null
  if (!title) return { width: LEAST_PX, sign: 1 }
  const { direction } = getComputedStyle(title)
  return { width: title.getBoundingClientRect().width, sign: direction === 'rtl' ? -1 : 1 }
}
