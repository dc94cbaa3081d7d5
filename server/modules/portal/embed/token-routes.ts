import { byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { create, send } from '../../../http/operations/verbs.ts'
import { createEmbedToken } from './create-embed-token.ts'
import { revokeEmbedTokens } from './revoke-embed-tokens.ts'
import { EmbedToken, EmbedTokenBody, RevokeBody, Revoked, ViewAsBody } from './token-schema.ts'
import { viewAsPartner } from './view-as-partner.ts'

const headers = { 'cache-control': 'no-store' }

/** What the host's server calls with a secret key. */
export const embedTokens = resource('embed', [
  create(createEmbedToken, {
    ...byKey('program.write'),
    path: '/tokens/embed/referrals',
    headers,
    body: EmbedTokenBody,
    answer: EmbedToken,
    summary: 'Start a session for a page with a partner’s dashboard',
  }),
  send(viewAsPartner, {
    ...byKey('program.read'),
    path: '/tokens/embed/referrals/view',
    headers,
    body: ViewAsBody,
    answer: EmbedToken,
    summary: 'See a partner’s dashboard as the partner does',
    description:
      'The token only reads, for ten minutes, and ends when the member who asked is removed. The audit log says who looked at whom.',
  }),
  operation('DELETE', (ctx, { body }) => revokeEmbedTokens(ctx, body), {
    ...byKey('program.write'),
    path: '/tokens/embed/referrals',
    body: RevokeBody,
    answer: Revoked,
    id: 'revokeEmbedTokens',
    summary: 'End every session of a partner’s dashboards',
  }),
])
