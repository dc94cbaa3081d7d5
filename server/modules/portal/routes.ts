import { embedCommissions } from './embed/earned-routes.ts'
import { embed } from './embed/routes.ts'
import { embedTokens } from './embed/token-routes.ts'
import { embedWebhooks } from './embed/webhooks/routes.ts'
import { partnerSessions } from './partner-sessions/routes.ts'

/** The operations of partners' dashboards and sessions. */
export const portalResources = [
  embedTokens,
  embed,
  embedCommissions,
  embedWebhooks,
  partnerSessions,
]
