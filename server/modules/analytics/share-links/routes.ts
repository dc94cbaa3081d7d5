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
    summary: 'Create share link',
    description:
      'Creates a public link to a saved view. The URL contains a token and is returned only once.',
  }),
  list(listShares, {
    ...byKey('analytics.read'),
    path: '/analytics/shares',
    answer: ShareLink,
    id: 'listShareLinks',
    summary: 'List share links',
    description: 'Returns the links that share saved views.',
  }),
  remove(revokeShare, {
    ...byKey('analytics.write'),
    path: '/analytics/shares/:id',
    answer: Deleted,
    id: 'revokeShareLink',
    summary: 'Revoke share link',
    description:
      'Revokes a share link. The report is no longer accessible through it, starting with the next request.',
  }),
])
