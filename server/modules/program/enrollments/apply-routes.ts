import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { admitMail } from '../../../http/rate-limit.ts'
import { requestOrigin } from '../../../http/request-origin.ts'
import { applyToProgram } from './apply-to-program.ts'
import { Applied, ApplyBody } from './apply-schema.ts'

/** Registers the routes that anybody may call from a page of an allowed host. */
export function applyRoutes(deps: Deps) {
  return new Elysia({ name: 'apply', prefix: '/partners', tags: ['partners'] }).post(
    '/apply',
    ({ request, server, set, body }) => {
      admitMail(deps, { request, server, headers: set.headers })
      const origin = requestOrigin(deps, { request, server })
      return applyToProgram(deps, { headers: request.headers, origin }, body)
    },
    {
      body: ApplyBody,
      response: Applied,
      detail: { operationId: 'applyToProgram', summary: 'Apply to a program from the browser' },
    },
  )
}
