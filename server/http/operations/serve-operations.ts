import { Elysia, type AnyElysia, type Context } from 'elysia'
import type { Deps } from '../../deps.ts'
import { requirePlan } from '../../domain/plan.ts'
import type { Call } from '../route-hooks.ts'
import { authenticate, completeContext } from './authenticate.ts'
import { describeAccess } from './callers.ts'
import { Incoming } from './incoming.ts'
import type { Operation, Resource } from './operation.ts'

/** Serves the operations of resources as routes. */
export function serveOperations(deps: Deps, resources: readonly Resource[]): AnyElysia {
  const app: AnyElysia = new Elysia()
  for (const { tag, operations } of resources) {
    for (const operation of operations) {
      const { method, path } = operation
      const handler = answer(deps, operation)
      app.route(method, path, handler as never, declareHooks(deps, operation, tag) as never)
    }
  }
  return app
}

/**
 * Makes the handler of an operation. Elysia reads in its source text what it wants of a call: it must take
 * the call apart.
 */
function answer(deps: Deps, operation: Operation) {
  const { run, check, plan, status, headers } = operation
  return async ({ request, server, route, set, params, query, body }: Context) => {
    const incoming = new Incoming(deps, { request, server, route, set })
    const ctx = completeContext(deps, operation, { call: incoming, body })
    check?.(incoming)
    if (plan && 'scope' in ctx) requirePlan(ctx.scope.plan, plan)
    if (status) set.status = status
    Object.assign(set.headers, headers)
    return run(ctx as never, { params, query, body, incoming } as never)
  }
}

/** Tells Elysia what to check before and after the work, and what to describe. */
function declareHooks(deps: Deps, operation: Operation, tag: string) {
  const { params, query, body, answer: result, status = 200 } = operation
  const judge = authenticate(deps, operation)
  return {
    ...(params && { params }),
    ...(query && { query }),
    ...(body && { body }),
    ...(result && { response: status === 200 ? result : { [status]: result } }),
    ...(judge && {
      authenticate: judge,
      transform: async ({ request, server, set }: Call) => judge({ request, server, set }),
    }),
    detail: describe(operation, tag),
  }
}

/** What the description says of an operation beside its schemas, in the order in which it is declared. */
const TEXTS = new Set(['summary', 'description', 'responses', 'requestBody', 'hide'])

function describe(operation: Operation, tag: string) {
  const { id: operationId, caller } = operation
  const security = describeAccess(operation)
  const isFirst = caller === 'secret' || caller === 'browser'
  return {
    tags: [tag],
    ...(isFirst && security && { security }),
    operationId,
    ...Object.fromEntries(Object.entries(operation).filter(([name]) => TEXTS.has(name))),
    ...(security && { security }),
  }
}
