import type { WaSelectEvent } from '@awesome.me/webawesome/dist/events/select.js'

/** Returns the value of the item that was chosen in a menu. */
export function selectedValue(event: Event): string {
  // The event of Web Awesome's menus, whose items have a value.
  const { item } = (event as WaSelectEvent).detail
  return (item as Element & { value: string }).value
}
