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
    summary: 'Create embed token',
    description:
      'Creates a token that embeds one partner’s dashboard in your page. Call it from your server and pass the token to the browser.',
  }),
  send(viewAsPartner, {
    ...byKey('program.read'),
    path: '/tokens/embed/referrals/view',
    headers,
    body: ViewAsBody,
    answer: EmbedToken,
    summary: 'Create preview token',
    description:
      'Creates a read-only token to see a partner’s dashboard as the partner does. The token expires after 10 minutes. The audit log records who viewed which partner.',
  }),
  operation('DELETE', (ctx, { body }) => revokeEmbedTokens(ctx, body), {
    ...byKey('program.write'),
    path: '/tokens/embed/referrals',
    body: RevokeBody,
    answer: Revoked,
    id: 'revokeEmbedTokens',
    summary: 'Revoke embed tokens',
    description:
      'Ends all dashboard sessions of a partner. Pass `programId` to end only those of one program.',
  }),
])
