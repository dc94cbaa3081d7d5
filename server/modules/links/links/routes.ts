import { t } from 'elysia'
import type { Ctx } from '../../../core/ctx.ts'
import { Deleted } from '../../../core/fields.ts'
import { byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { find, list, read, remove, send, update } from '../../../http/operations/verbs.ts'
import { createLinks, updateLinks } from './bulk-links.ts'
import { createLink } from './create-link.ts'
import { deleteLink, deleteLinks } from './delete-links.ts'
import { getLink } from './get-link.ts'
import { countLinks, listLinks } from './list-links.ts'
import { CountQuery, InfoQuery, LinkCount, ListQuery } from './list-schema.ts'
import { restoreLinks } from './restore-links.ts'
import { BulkAnswer, BulkBody, BulkPatch, Link, LinkBody, LinkPatch } from './schema.ts'
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

export const links = resource('links', [
  send(createLink, {
    ...byKey('links.write'),
    path: '/links',
    body: LinkBody,
    answer: Link,
    summary: 'Create a link',
  }),
  list((ctx, query) => listLinks(quick(ctx), query), {
    ...byKey('links.read'),
    path: '/links',
    query: ListQuery,
    answer: Link,
    id: 'listLinks',
    summary: 'List links',
  }),
  find(countLinks, {
    ...byKey('links.read'),
    path: '/links/count',
    query: CountQuery,
    answer: LinkCount,
    headers: { 'content-type': 'application/json' },
    summary: 'Count links',
  }),
  find((ctx, query) => getLink(quick(ctx), query), {
    ...byKey('links.read'),
    path: '/links/info',
    query: InfoQuery,
    answer: Link,
    id: 'getLinkInfo',
    summary: 'Find a link by its address or id',
  }),
  operation('PUT', (ctx, { body }) => upsertLink(ctx, body), {
    ...byKey('links.write'),
    path: '/links/upsert',
    body: LinkBody,
    answer: Link,
    id: 'upsertLink',
    summary: 'Update the link to a destination or create it',
  }),
  send(createLinks, {
    ...byKey('links.write'),
    path: '/links/bulk',
    body: BulkBody,
    answer: BulkAnswer,
    id: 'bulkCreateLinks',
    summary: 'Create up to 100 links',
  }),
  operation('PATCH', (ctx, { body }) => updateLinks(ctx, body), {
    ...byKey('links.write'),
    path: '/links/bulk',
    body: BulkPatch,
    answer: BulkAnswer,
    id: 'bulkUpdateLinks',
    summary: 'Make the same change to up to 100 links',
  }),
  operation('DELETE', (ctx, { query }) => deleteLinks(ctx, query.linkIds), {
    ...byKey('links.write'),
    path: '/links/bulk',
    query: DeleteQuery,
    answer: t.Object({ deletedCount: t.Integer() }),
    id: 'bulkDeleteLinks',
    summary: 'Delete up to 100 links',
  }),
  send((ctx, body) => restoreLinks(ctx, body.linkIds), {
    ...byKey('links.write'),
    path: '/links/bulk/restore',
    body: RestoreBody,
    answer: t.Object({ restoredCount: t.Integer() }),
    id: 'bulkRestoreLinks',
    summary: 'Take the deletion of links back',
    description:
      'For 24 hours, as long as no other link has their addresses: all of them, or none.',
  }),
  read((ctx, linkId) => getLink(quick(ctx), { linkId }), {
    ...byKey('links.read'),
    path: '/links/:linkId',
    params: LinkId,
    answer: Link,
    id: 'getLink',
    summary: 'Read a link',
  }),
  update(updateLink, {
    ...byKey('links.write'),
    path: '/links/:linkId',
    params: LinkId,
    body: LinkPatch,
    answer: Link,
    summary: 'Change a link',
  }),
  remove(deleteLink, {
    ...byKey('links.write'),
    path: '/links/:linkId',
    params: LinkId,
    answer: Deleted,
    summary: 'Delete a link',
  }),
])
