import { Deleted } from '../../../core/fields.ts'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { create, list, remove } from '../../../http/operations/verbs.ts'
import { createShare } from './create-share.ts'
import { listShares } from './list-shares.ts'
import { revokeShare } from './revoke-share.ts'
import { CreatedShareLink, ShareLink, ShareLinkBody } from './schema.ts'

export const shareLinks = resource('analytics', [
  create(createShare, {
    ...byKey('analytics.write'),
    path: '/analytics/shares',
    body: ShareLinkBody,
    answer: CreatedShareLink,
    id: 'createShareLink',
    summary: 'Share a saved report; the address is shown once',
  }),
  list(listShares, {
    ...byKey('analytics.read'),
    path: '/analytics/shares',
    answer: ShareLink,
    id: 'listShareLinks',
    summary: 'List the links that share reports',
  }),
  remove(revokeShare, {
    ...byKey('analytics.write'),
    path: '/analytics/shares/:id',
    answer: Deleted,
    id: 'revokeShareLink',
    summary: 'Stop sharing a report, at once',
  }),
])
