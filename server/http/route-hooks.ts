import type { AnyElysia } from 'elysia'
import type { CLOSED, IGNORED } from '../core/fields.ts'
import type { IpSource } from './client-ip.ts'

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
  [CLOSED]?: boolean
  [IGNORED]?: readonly string[]
  anyOf?: FieldSchema[]
  items?: FieldSchema
}

/** What a route declares, as far as it matters to every route. */
export interface RouteHooks {
  body?: FieldSchema
  query?: FieldSchema
  /** Absent where anybody may call, or a key in the body says who calls. */
  authenticate?: Authenticate
}

export type FindHooks = (method: string, route: string) => RouteHooks | undefined

/** Looks up what routes declare; `app` is the composed application, which exists once requests come. */
export function routeHooks(app: () => AnyElysia): FindHooks {
  let table: Map<string, RouteHooks | undefined> | undefined
  return (method, route) => {
    table ??= new Map(
      app().routes.map(({ method, path, hooks }) => [`${method} ${path}`, hooks as RouteHooks]),
    )
    return table.get(`${method} ${route}`)
  }
}

const judged = new WeakSet<Request>()

/**
 * Makes hooks that judge the caller once: before the body is read (`parse-body.ts`), or before the query is
 * validated where there is no body.
 */
export function authenticatesBy(judge: Authenticate) {
  const authenticate: Authenticate = async (call) => {
    if (judged.has(call.request)) return
    await judge(call)
    judged.add(call.request)
  }
  return { authenticate, transform: async (call: Call) => authenticate(call) }
}
