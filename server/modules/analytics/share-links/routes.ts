import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createShare } from './create-share.ts'
import { listShares } from './list-shares.ts'
import { revokeShare } from './revoke-share.ts'
import { CreatedShareLink, ShareLink, ShareLinkBody } from './schema.ts'

export function shareLinkRoutes(deps: Deps) {
  return new Elysia({ name: 'share-links', prefix: '/analytics/shares', tags: ['analytics'] })
    .use(secure(deps))
    .post(
      '',
      ({ ctx, body, set }) => {
        set.status = 201
        return createShare(ctx, body)
      },
      {
        needs: 'analytics.write',
        body: ShareLinkBody,
        response: { 201: CreatedShareLink },
        detail: {
          operationId: 'createShareLink',
          summary: 'Share a saved report; the address is shown once',
        },
      },
    )
    .get('', ({ ctx }) => listShares(ctx), {
      needs: 'analytics.read',
      response: t.Array(ShareLink),
      detail: { operationId: 'listShareLinks', summary: 'List the links that share reports' },
    })
    .delete('/:id', ({ ctx, params }) => revokeShare(ctx, params.id), {
      needs: 'analytics.write',
      params: t.Object({ id: t.String({ maxLength: 64 }) }),
      response: t.Object({ id: t.String() }),
      detail: { operationId: 'revokeShareLink', summary: 'Stop sharing a report, at once' },
    })
}
