import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createDomain } from './create-domain.ts'
import { deleteDomain } from './delete-domain.ts'
import { getDomain } from './get-domain.ts'
import { listDomains } from './list-domains.ts'
import { Domain, DomainBody, DomainPatch, DomainQuery } from './schema.ts'
import { updateDomain } from './update-domain.ts'
import { verifyDomain } from './verify-domain.ts'

const Slug = t.Object({
  slug: t.String({ maxLength: 250, description: 'The domain itself, or its id' }),
})

export function domainRoutes(deps: Deps) {
  return new Elysia({ name: 'domains', prefix: '/domains', tags: ['domains'] })
    .use(secure(deps))
    .post(
      '/',
      ({ ctx, body, set }) => {
        set.status = 201
        return createDomain(ctx, body)
      },
      {
        needs: 'workspace.write',
        body: DomainBody,
        response: { 201: Domain },
        detail: { operationId: 'createDomain', summary: 'Register a link domain' },
      },
    )
    .get('/', ({ ctx, query }) => listDomains(ctx, query), {
      needs: 'links.read',
      query: DomainQuery,
      response: t.Array(Domain),
      detail: { operationId: 'listDomains', summary: 'List link domains' },
    })
    .get('/:slug', ({ ctx, params }) => getDomain(ctx, params.slug), {
      needs: 'links.read',
      params: Slug,
      response: Domain,
      detail: {
        operationId: 'getDomain',
        summary: 'A link domain, with the record that proves it',
      },
    })
    .post('/:slug/verify', ({ ctx, params }) => verifyDomain(ctx, params.slug), {
      needs: 'workspace.write',
      params: Slug,
      response: Domain,
      detail: {
        operationId: 'verifyDomain',
        summary: 'Look for the record that proves a link domain',
      },
    })
    .patch('/:slug', ({ ctx, params, body }) => updateDomain(ctx, params.slug, body), {
      needs: 'workspace.write',
      params: Slug,
      body: DomainPatch,
      response: Domain,
      detail: { operationId: 'updateDomain', summary: 'Change a link domain' },
    })
    .delete('/:slug', ({ ctx, params }) => deleteDomain(ctx, params.slug), {
      needs: 'workspace.write',
      params: Slug,
      response: t.Object({ slug: t.String() }),
      detail: { operationId: 'deleteDomain', summary: 'Remove a link domain that has no links' },
    })
}
