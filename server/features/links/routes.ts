import { Elysia } from 'elysia'
import type { Deps } from '../../deps.ts'
import { secure } from '../../http/secure.ts'
import { createLink } from './create-link.ts'
import { getLink } from './get-link.ts'
import { InfoQuery } from './list-schema.ts'
import { Link, LinkBody } from './schema.ts'

export function linkRoutes(deps: Deps) {
  return new Elysia({ name: 'links', prefix: '/links', tags: ['links'] })
    .use(secure(deps))
    .post('/', ({ scope, body }) => createLink(deps, scope, body), {
      needs: 'links.write',
      body: LinkBody,
      response: Link,
      detail: { operationId: 'createLink', summary: 'Create a link' },
    })
    .get('/info', ({ scope, query }) => getLink(deps, scope, query), {
      needs: 'links.read',
      query: InfoQuery,
      response: Link,
      detail: { operationId: 'getLinkInfo', summary: 'Find a link by its address or id' },
    })
}
