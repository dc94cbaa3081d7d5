import { html, svg, type TemplateResult } from 'lit'
import type { IconNode } from 'lucide'

/** Renders an icon of Lucide in the colour of the text. It says nothing to a screen reader. */
export function icon(node: IconNode, size = 16): TemplateResult {
  return html`<svg
    class="icon"
    width=${size}
    height=${size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${node.map(([name, attributes]) => shape(name, attributes))}
  </svg>`
}

/** Renders one of the shapes that the icons are made of. */
function shape(name: string, of: Readonly<Record<string, string | number | undefined>>) {
  switch (name) {
    case 'circle':
      return svg`<circle cx=${of['cx']} cy=${of['cy']} r=${of['r']} />`
    case 'rect':
      return svg`<rect x=${of['x']} y=${of['y']} width=${of['width']} height=${of['height']} rx=${of['rx']} />`
    case 'line':
      return svg`<line x1=${of['x1']} x2=${of['x2']} y1=${of['y1']} y2=${of['y2']} />`
    case 'polyline':
      return svg`<polyline points=${of['points']} />`
    default:
      return svg`<path d=${of['d']} />`
  }
}
