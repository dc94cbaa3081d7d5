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
  linkId: t.String({
    maxLength: 260,
    description: 'The link’s ID (`link_…`), or your own ID with the prefix `ext_`.',
  }),
})

const DeleteQuery = t.Object({
  linkIds: t.Union([t.String({ maxLength: 30_000 }), t.Array(t.String({ maxLength: 260 }))], {
    description:
      'Up to 100 IDs (`link_…`, or your own IDs with the prefix `ext_`), separated by commas.',
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
    summary: 'Create link',
    description:
      'Creates a short link. The link gets a random key on your primary domain unless you pass `key` and `domain`. Returns 409 if another link already uses the address.',
  }),
  list((ctx, query) => listLinks(quick(ctx), query), {
    ...byKey('links.read'),
    path: '/links',
    query: ListQuery,
    answer: Link,
    id: 'listLinks',
    summary: 'List links',
    description:
      'Returns the workspace’s links, one page at a time. Archived links are included only with `showArchived`.',
  }),
  find(countLinks, {
    ...byKey('links.read'),
    path: '/links/count',
    query: CountQuery,
    answer: LinkCount,
    headers: { 'content-type': 'application/json' },
    summary: 'Count links',
    description:
      'Counts the links that match the filters. Pass `groupBy` to count them by domain, tag, folder, or another property.',
  }),
  find((ctx, query) => getLink(quick(ctx), query), {
    ...byKey('links.read'),
    path: '/links/info',
    query: InfoQuery,
    answer: Link,
    id: 'getLinkInfo',
    summary: 'Retrieve link by address',
    description: 'Retrieves a link by `linkId`, by `externalId`, or by `domain` and `key`.',
  }),
  operation('PUT', (ctx, { body }) => upsertLink(ctx, body), {
    ...byKey('links.write'),
    path: '/links/upsert',
    body: LinkBody,
    answer: Link,
    id: 'upsertLink',
    summary: 'Upsert link',
    description:
      'Updates the link that has this destination, or creates a link if none has it. Concurrent calls with the same destination create a single link.',
  }),
  send(createLinks, {
    ...byKey('links.write'),
    path: '/links/bulk',
    body: BulkBody,
    answer: BulkAnswer,
    id: 'bulkCreateLinks',
    summary: 'Create links in bulk',
    description:
      'Creates up to 100 links. Each item is created independently: the response contains the link or an error at the item’s position.',
  }),
  operation('PATCH', (ctx, { body }) => updateLinks(ctx, body), {
    ...byKey('links.write'),
    path: '/links/bulk',
    body: BulkPatch,
    answer: BulkAnswer,
    id: 'bulkUpdateLinks',
    summary: 'Update links in bulk',
    description:
      'Applies the same changes to up to 100 links. The response contains the link or an error for each ID.',
  }),
  operation('DELETE', (ctx, { query }) => deleteLinks(ctx, query.linkIds), {
    ...byKey('links.write'),
    path: '/links/bulk',
    query: DeleteQuery,
    answer: t.Object({ deletedCount: t.Integer() }),
    id: 'bulkDeleteLinks',
    summary: 'Delete links in bulk',
    description:
      'Deletes up to 100 links. Earnings from the links are kept, and their customers’ later sales still count. Deleted links can be restored for 24 hours.',
  }),
  send((ctx, body) => restoreLinks(ctx, body.linkIds), {
    ...byKey('links.write'),
    path: '/links/bulk/restore',
    body: RestoreBody,
    answer: t.Object({ restoredCount: t.Integer() }),
    id: 'bulkRestoreLinks',
    summary: 'Restore links',
    description:
      'Restores links that were deleted in the last 24 hours, with their clicks, tags, and addresses. Restores all of the links or none. Returns 409 if another link has taken one of the addresses.',
  }),
  read((ctx, linkId) => getLink(quick(ctx), { linkId }), {
    ...byKey('links.read'),
    path: '/links/:linkId',
    params: LinkId,
    answer: Link,
    id: 'getLink',
    summary: 'Retrieve link',
    description: 'Retrieves a link by its ID or external ID.',
  }),
  update(updateLink, {
    ...byKey('links.write'),
    path: '/links/:linkId',
    params: LinkId,
    body: LinkPatch,
    answer: Link,
    summary: 'Update link',
    description: 'Updates a link. Fields that you omit keep their values.',
  }),
  remove(deleteLink, {
    ...byKey('links.write'),
    path: '/links/:linkId',
    params: LinkId,
    answer: Deleted,
    summary: 'Delete link',
    description:
      'Deletes a link and frees its key. Earnings from the link are kept, and its customers’ later sales still count. The link can be restored for 24 hours.',
  }),
])
