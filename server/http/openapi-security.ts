import { cookieName } from '../core/session-cookie.ts'
import type { JsonSchema } from './openapi-schema.ts'

/** Describes what callers show: keys, tokens and the cookie of the console. */
export function securitySchemes(origin: string): Record<string, JsonSchema> {
  return {
    secretKey: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'svc_sk_…',
      description: 'From your server. The scopes it needs are listed at each operation.',
    },
    memberSession: {
      type: 'apiKey',
      in: 'cookie',
      name: cookieName(origin),
      description:
        'A member of the workspace in the console, signed in by POST /auth/sign-in. The role must have the scope. Calls that change something need the Origin of this server and a body that is no form. Svc-Workspace names the workspace (ws_…) for people who have several.',
    },
    publishableKey: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'svc_pk_…',
      description:
        'From a page of an allowed hostname; may stand in the body (or, where there is none, in the query) as publishableKey.',
    },
    partnerSession: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'svc_ps_…',
      description: 'A partner who signed in by a link in a mail.',
    },
    shareLink: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'svc_sh_…',
      description: 'Whoever has the link of a shared report, from POST /analytics/shares.',
    },
    embedSession: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'svc_es_…',
      description:
        'An embedded dashboard of one partner, from POST /tokens/embed/referrals. The scope it needs is listed at each operation; reading is always allowed.',
    },
  }
}
