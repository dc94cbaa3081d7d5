import type { IGNORED } from '../core/fields.ts'
import type { Deps } from '../deps.ts'
import type { IpSource } from './client-ip.ts'
import { authenticate } from './operations/authenticate.ts'
import type { Resource } from './operations/operation.ts'

/** What is known of a request before its body is read. */
export interface Call {
  request: Request
  server: IpSource
  set: { headers: Record<string, string | number> }
}

/** Judges who calls. @throws ApiError `unauthorized`, `forbidden`, `rate_limit_exceeded` */
export type Authenticate = (call: Call) => Promise<void>

export interface FieldSchema {
  type?: string
  properties?: Record<string, FieldSchema>
  additionalProperties?: boolean
  [IGNORED]?: readonly string[]
  anyOf?: FieldSchema[]
  items?: FieldSchema
}

/** What an operation declares, as far as it matters before it is called. */
export interface RouteHooks {
  body?: FieldSchema | undefined
  query?: FieldSchema | undefined
  /** Absent where anybody may call, or a key in the body says who calls. */
  authenticate?: Authenticate | undefined
}

export type FindHooks = (method: string, route: string) => RouteHooks | undefined

/** Looks up what operations declare by their routes: `POST`, `/api/links`. */
export function routeHooks(deps: Deps, resources: readonly Resource[]): FindHooks {
  const operations = resources.flatMap((resource) => resource.operations)
  const table = new Map(
    operations.map((operation): [string, RouteHooks] => {
      const { method, path } = operation
      const [body, query] = [operation.body, operation.query] as (FieldSchema | undefined)[]
      const hooks = { body, query, authenticate: authenticate(deps, operation) }
      return [`${method} /api${path}`, hooks]
    }),
  )
  return (method, route) => table.get(`${method} ${route}`)
}
