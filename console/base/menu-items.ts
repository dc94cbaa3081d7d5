import { nothing, type ChildPart } from 'lit'
import { AsyncDirective, directive } from 'lit/async-directive.js'

type Render = () => unknown

/** What leads to a menu's opening, before it opens. */
const OPENING_EVENTS = ['pointerover', 'focusin', 'click'] as const

class MenuItems extends AsyncDirective {
  #render: Render = () => nothing
  #menu: Node | undefined
  #isWanted = false

  override render(_render: Render): unknown {
    return nothing
  }

  override update({ parentNode }: ChildPart, [render]: [Render]): unknown {
    this.#render = render
    if (!this.#menu) {
      this.#menu = parentNode
      for (const type of OPENING_EVENTS)
        this.#menu.addEventListener(type, this.#want, { capture: true })
    }
    return this.#isWanted ? render() : nothing
  }

  readonly #want = () => {
    if (this.#isWanted) return
    this.#isWanted = true
    this.setValue(this.#render())
  }
}

/** Renders the items of a menu when somebody points at it or comes to it: most menus of a page are never opened. */
export const menuItems = directive(MenuItems)
