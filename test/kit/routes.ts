import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FLAGS = [
  'program',
  'conversions',
  'once',
  'cors',
  'cors-get',
  'visitors',
  'strangers',
  'mails',
  'signIns',
] as const
type Flag = (typeof FLAGS)[number]

const TABLE = readFileSync(join(import.meta.dir, 'routes.txt'), 'utf8')

export interface Route {
  /** `POST /api/links` */
  name: string
  method: string
  path: string
  caller: string
  flags: readonly Flag[]
}

export const ROUTES: readonly Route[] = TABLE.split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [method = '', path = '', caller = '', ...words] = line.trim().split(/\s+/)
    const flags = words.map((word) => {
      const flag = FLAGS.find((known) => known === word)
      if (!flag) throw new Error(`The table of routes says "${word}" of ${method} ${path}.`)
      return flag
    })
    return { name: `${method} ${path}`, method, path, caller, flags }
  })

/** The routes of the API by their names in its description: `PATCH /links/{id}`. Pages may have the same paths. */
export const OPERATIONS: ReadonlyMap<string, Route> = new Map(
  ROUTES.filter(({ path }) => path.startsWith('/api/')).map((route) => {
    const described = route.path.replace('/api', '').replace(/:(\w+)/g, '{$1}')
    return [`${route.method} ${described}`, route]
  }),
)

type Which = (route: Route) => boolean

/** Looks at each of these routes: what is seen, by the route's name. */
export async function look<T>(
  which: Which,
  at: (route: Route) => Promise<T>,
): Promise<Record<string, T>> {
  const found: Record<string, T> = {}
  for (const route of ROUTES.filter(which)) found[route.name] = await at(route)
  return found
}

/** Reads what the table says of each of these routes, by the route's name. */
export function says<T>(which: Which, what: (route: Route) => T): Record<string, T> {
  return Object.fromEntries(ROUTES.filter(which).map((route) => [route.name, what(route)]))
}
