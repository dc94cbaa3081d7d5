import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createEmbedToken } from './create-embed-token.ts'
import { revokeEmbedTokens } from './revoke-embed-tokens.ts'
import { EmbedToken, EmbedTokenBody, RevokeBody, Revoked, ViewAsBody } from './token-schema.ts'
import { viewAsPartner } from './view-as-partner.ts'

/** Registers the routes that the host's server calls with a secret key. */
export function embedTokenRoutes(deps: Deps) {
  return new Elysia({ name: 'embed-tokens', prefix: '/tokens/embed/referrals', tags: ['embed'] })
    .use(secure(deps))
    .post(
      '',
      ({ ctx, body, set }) => {
        set.status = 201
        set.headers['cache-control'] = 'no-store'
        return createEmbedToken(ctx, body)
      },
      {
        needs: 'program.write',
        body: EmbedTokenBody,
        response: { 201: EmbedToken },
        detail: {
          operationId: 'createEmbedToken',
          summary: 'Start a session for a page with a partner’s dashboard',
        },
      },
    )
    .post(
      '/view',
      ({ ctx, body, set }) => {
        set.headers['cache-control'] = 'no-store'
        return viewAsPartner(ctx, body)
      },
      {
        needs: 'program.read',
        body: ViewAsBody,
        response: EmbedToken,
        detail: {
          operationId: 'viewAsPartner',
          summary: 'See a partner’s dashboard as the partner does',
          description:
            'The token only reads, for ten minutes, and ends when the member who asked is removed. The audit log says who looked at whom.',
        },
      },
    )
    .delete('', ({ ctx, body }) => revokeEmbedTokens(ctx, body), {
      needs: 'program.write',
      body: RevokeBody,
      response: Revoked,
      detail: {
        operationId: 'revokeEmbedTokens',
        summary: 'End every session of a partner’s dashboards',
      },
    })
}
