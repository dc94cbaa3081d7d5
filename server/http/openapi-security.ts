import { cookieName } from '../core/session-cookie.ts'
import type { JsonSchema } from './openapi-schema.ts'

/** Describes what callers show: keys, tokens and the cookie of the console. */
export function securitySchemes(origin: string): Record<string, JsonSchema> {
  return {
    secretKey: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'svc_sk_…',
      description:
        'A secret key for requests from your server. Each operation lists the scope that the key needs.',
    },
    memberSession: {
      type: 'apiKey',
      in: 'cookie',
      name: cookieName(origin),
      description:
        'The session of a console user, from `POST /auth/sign-in`. The user’s role must include the scope. Requests that change data must have this server’s `Origin` and can’t be form submissions. If the user has several workspaces, send the workspace ID (`ws_…`) in the `Svc-Workspace` header.',
    },
    publishableKey: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'svc_pk_…',
      description:
        'A publishable key for requests from pages on an allowed hostname. You can also send it as `publishableKey` in the body, or in the query of requests without a body.',
    },
    partnerSession: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'svc_ps_…',
      description: 'The session of a partner who signed in with an emailed link.',
    },
    shareLink: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'svc_sh_…',
      description: 'The token in the link of a shared report, from `POST /analytics/shares`.',
    },
    embedSession: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'svc_es_…',
      description:
        'A token for the embedded dashboard of one partner, from `POST /tokens/embed/referrals`. Each operation lists the scope that the token needs. Reading is always allowed.',
    },
  }
}
