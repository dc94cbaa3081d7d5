import { Elysia } from 'elysia'
import type { Deps } from '../../deps.ts'
import { secure } from '../../http/secure.ts'
import { createDomain } from './create-domain.ts'
import { Domain, DomainBody } from './schema.ts'

export function domainRoutes(deps: Deps) {
  return new Elysia({ name: 'domains', prefix: '/domains', tags: ['domains'] })
    .use(secure(deps))
    .post(
      '/',
      ({ scope, body, set }) => {
        set.status = 201
        return createDomain(deps, scope, body)
      },
      {
        needs: 'workspace.write',
        body: DomainBody,
        response: { 201: Domain },
        detail: { operationId: 'createDomain', summary: 'Register a link domain' },
      },
    )
}
