import type WaDropdown from '@awesome.me/webawesome/dist/components/dropdown/dropdown.js'
import type { WaSelectEvent } from '@awesome.me/webawesome/dist/events/select.js'

const PAUSE_MS = 2_000

const loadElements = () => import('./menu-elements.ts')

/**
 * Loads what menus are made of after the first view, which would need half as much script again for them.
 * A menu that somebody points at is loaded at once, and opens when it is there.
 */
export function loadMenusLater(): void {
  const use = (event: Event) => void useMenu(event).catch(() => {})
  for (const type of ['pointerover', 'focusin', 'click'])
    addEventListener(type, use, { capture: true, passive: true })
  setTimeout(() => void loadElements().catch(() => {}), PAUSE_MS)
}

async function useMenu(event: Event): Promise<void> {
  const menu = event.composedPath().find(isBareMenu)
  if (!menu) return
  await loadElements()
  if (event.type === 'click') menu.open = true
}

function isBareMenu(node: EventTarget): node is WaDropdown {
  return node instanceof Element && node.matches('wa-dropdown:not(:defined)')
}

/** Returns the value of the item that was chosen in a menu. */
export function selectedValue(event: Event): string {
  // The event of Web Awesome's menus, whose items have a value.
  const { item } = (event as WaSelectEvent).detail
  return (item as Element & { value: string }).value
}
