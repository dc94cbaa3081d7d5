const routes = new WeakMap<Request, string>()

/** Notes the route that answers a request, for whoever counts answers. */
export function noteRoute(request: Request, route: string | undefined): void {
  if (route) routes.set(request, route.replace(/(?<=.)\/$/, ''))
}

/** Returns the pattern of a request's route, `/api/links/:id`; `none` when no route has answered. */
export function routeOf(request: Request): string {
  return routes.get(request) ?? 'none'
}
