import type { Route } from './route.ts'

const loaded = new WeakSet<Route>()

/** Loads the script of a page. */
export async function loadPage(route: Route): Promise<void> {
  await route.load()
  loaded.add(route)
}

/** Tells whether the script of a page is there: then it is shown in the same frame. */
export function isLoaded(route: Route): boolean {
  return loaded.has(route)
}
