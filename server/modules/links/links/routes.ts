import { Elysia, t } from 'elysia'
import type { Ctx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createLinks, updateLinks } from './bulk-links.ts'
import { createLink } from './create-link.ts'
import { deleteLink, deleteLinks } from './delete-links.ts'
import { getLink } from './get-link.ts'
import { countLinks, listLinks } from './list-links.ts'
import { CountQuery, InfoQuery, LinkCount, ListQuery } from './list-schema.ts'
import { BulkAnswer, BulkBody, BulkPatch, Link, LinkBody, LinkPatch } from './schema.ts'
import { restoreLinks } from './restore-links.ts'
import { updateLink } from './update-link.ts'
import { upsertLink } from './upsert-link.ts'

const LinkId = t.Object({
  linkId: t.String({ maxLength: 260, description: 'link_… or ext_<externalId>' }),
})

const DeleteQuery = t.Object({
  linkIds: t.Union([t.String({ maxLength: 30_000 }), t.Array(t.String({ maxLength: 260 }))], {
    description: 'Up to 100 ids (link_… or ext_<externalId>), joined by commas',
  }),
})

const RestoreBody = t.Object({
  linkIds: t.Array(t.String({ maxLength: 64 }), { minItems: 1, maxItems: 100 }),
})

/** Reading links is the API's busiest path: it relies on each statement's own condition. */
const quick = (ctx: Ctx): Ctx => ({ ...ctx, tx: ctx.deps.db.quickReads })

export function linkRoutes(deps: Deps) {
  return new Elysia({ name: 'links', prefix: '/links', tags: ['links'] })
    .use(secure(deps))
    .post('/', ({ ctx, body }) => createLink(ctx, body), {
      needs: 'links.write',
      body: LinkBody,
      response: Link,
      detail: { operationId: 'createLink', summary: 'Create a link' },
    })
    .get('/', ({ ctx, query }) => listLinks(quick(ctx), query), {
      needs: 'links.read',
      query: ListQuery,
      response: t.Array(Link),
      detail: { operationId: 'listLinks', summary: 'List links' },
    })
    .get(
      '/count',
      ({ ctx, query, set }) => {
        set.headers['content-type'] = 'application/json'
        return countLinks(ctx, query)
      },
      {
        needs: 'links.read',
        query: CountQuery,
        response: LinkCount,
        detail: { operationId: 'countLinks', summary: 'Count links' },
      },
    )
    .get('/info', ({ ctx, query }) => getLink(quick(ctx), query), {
      needs: 'links.read',
      query: InfoQuery,
      response: Link,
      detail: { operationId: 'getLinkInfo', summary: 'Find a link by its address or id' },
    })
    .put('/upsert', ({ ctx, body }) => upsertLink(ctx, body), {
      needs: 'links.write',
      body: LinkBody,
      response: Link,
      detail: {
        operationId: 'upsertLink',
        summary: 'Update the link to a destination or create it',
      },
    })
    .use(bulkRoutes(deps))
    .use(singleRoutes(deps))
}

function bulkRoutes(deps: Deps) {
  return new Elysia({ name: 'links-bulk', prefix: '/bulk' })
    .use(secure(deps))
    .post('', ({ ctx, body }) => createLinks(ctx, body), {
      needs: 'links.write',
      body: BulkBody,
      response: BulkAnswer,
      detail: { operationId: 'bulkCreateLinks', summary: 'Create up to 100 links' },
    })
    .patch('', ({ ctx, body }) => updateLinks(ctx, body), {
      needs: 'links.write',
      body: BulkPatch,
      response: BulkAnswer,
      detail: {
        operationId: 'bulkUpdateLinks',
        summary: 'Make the same change to up to 100 links',
      },
    })
    .delete('', ({ ctx, query }) => deleteLinks(ctx, query.linkIds), {
      needs: 'links.write',
      query: DeleteQuery,
      response: t.Object({ deletedCount: t.Integer() }),
      detail: { operationId: 'bulkDeleteLinks', summary: 'Delete up to 100 links' },
    })
    .post('/restore', ({ ctx, body }) => restoreLinks(ctx, body.linkIds), {
      needs: 'links.write',
      body: RestoreBody,
      response: t.Object({ restoredCount: t.Integer() }),
      detail: {
        operationId: 'bulkRestoreLinks',
        summary: 'Take the deletion of links back',
        description:
          'For 24 hours, as long as no other link has their addresses: all of them, or none.',
      },
    })
}

function singleRoutes(deps: Deps) {
  return new Elysia({ name: 'links-single', prefix: '/:linkId' })
    .use(secure(deps))
    .get('', ({ ctx, params }) => getLink(quick(ctx), params), {
      needs: 'links.read',
      params: LinkId,
      response: Link,
      detail: { operationId: 'getLink', summary: 'Read a link' },
    })
    .patch('', ({ ctx, params, body }) => updateLink(ctx, params.linkId, body), {
      needs: 'links.write',
      params: LinkId,
      body: LinkPatch,
      response: Link,
      detail: { operationId: 'updateLink', summary: 'Change a link' },
    })
    .delete('', ({ ctx, params }) => deleteLink(ctx, params.linkId), {
      needs: 'links.write',
      params: LinkId,
      response: t.Object({ id: t.String() }),
      detail: { operationId: 'deleteLink', summary: 'Delete a link' },
    })
}
