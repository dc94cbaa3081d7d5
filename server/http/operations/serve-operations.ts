import { Elysia, type AnyElysia, type Context } from 'elysia'
import type { Deps } from '../../deps.ts'
import { requirePlan } from '../../domain/plan.ts'
import type { Call } from '../route-hooks.ts'
import { authenticate, completeContext } from './authenticate.ts'
import { Incoming } from './incoming.ts'
import type { Operation, Resource } from './operation.ts'
import { SchemaChecks } from './schema-checks.ts'

/** Serves the operations of resources as routes. */
export function serveOperations(deps: Deps, resources: readonly Resource[]): AnyElysia {
  const app: AnyElysia = new Elysia()
  for (const operation of resources.flatMap(({ operations }) => operations)) {
    const { method, path } = operation
    const judge = authenticate(deps, operation)
    const transform = async ({ request, server, set }: Call) => judge?.({ request, server, set })
    app.route(method, path, answer(deps, operation) as never, judge && ({ transform } as never))
  }
  return app
}

/**
 * Makes the handler of an operation. Elysia reads in its source text what it wants of a call: it must take
 * the call apart.
 */
function answer(deps: Deps, operation: Operation) {
  const { run, check, plan, status, headers } = operation
  const checks = new SchemaChecks(operation)
  return async ({ request, server, route, set, params, body }: Context) => {
    const incoming = new Incoming(deps, { request, server, route, set })
    const input = checks.read({ params, url: request.url, body })
    const ctx = completeContext(deps, operation, { call: incoming, body: input.body })
    check?.(incoming)
    if (plan && 'scope' in ctx) requirePlan(ctx.scope.plan, plan)
    if (status) set.status = status
    Object.assign(set.headers, headers)
    return checks.answer(await run(ctx as never, { ...input, incoming } as never))
  }
}
