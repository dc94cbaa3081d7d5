import { Directive, directive } from 'lit/directive.js'
import type { IconNode } from 'lucide'

const SVG = 'http://www.w3.org/2000/svg'
const LOOK = {
  class: 'icon',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': 1.75,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'aria-hidden': 'true',
}

class IconDirective extends Directive {
  #picture: IconNode | undefined
  #size = 0
  #svg: Element | undefined

  render(picture: IconNode, size = 16): Element {
    if (this.#svg && picture === this.#picture && size === this.#size) return this.#svg
    this.#picture = picture
    this.#size = size
    this.#svg = shape('svg', { ...LOOK, width: size, height: size })
    this.#svg.append(...picture.map(([name, attributes]) => shape(name, attributes)))
    return this.#svg
  }
}

/** Renders an icon of Lucide in the colour of the text. It says nothing to a screen reader. */
export const icon = directive(IconDirective)

function shape(name: string, attributes: Readonly<Record<string, string | number | undefined>>) {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(key, String(value))
  }
  return element
}
