import { Elysia, type AnyElysia } from 'elysia'
import type { Deps } from './deps.ts'
import { clickRoutes } from './features/clicks/routes.ts'
import { redirectRoutes } from './features/clicks/redirect-routes.ts'
import { domainRoutes } from './features/domains/routes.ts'
import { linkRoutes } from './features/links/routes.ts'
import { workspaceRoutes } from './features/workspaces/routes.ts'
import { browserCors } from './http/browser-cors.ts'
import { checkSpelling } from './http/check-spelling.ts'
import { handleErrors } from './http/handle-errors.ts'
import { healthRoutes } from './http/health-routes.ts'
import { logRequests } from './http/log-requests.ts'
import { parseBody } from './http/parse-body.ts'
import { limitVisitors } from './http/rate-limit.ts'

/** The whole server as one Elysia app: importing it starts nothing. */
export function createApp(deps: Deps) {
  const app: AnyElysia = new Elysia({ serve: { maxRequestBodySize: 1_048_576 } })
    .use(handleErrors(deps))
    .use(logRequests(deps))
    .use(limitVisitors(deps))
    .use(parseBody())
    .use(checkSpelling(() => app))
    .group('/api', (api) =>
      api
        .use(browserCors())
        .use(healthRoutes(deps))
        .use(clickRoutes(deps))
        .use(domainRoutes(deps))
        .use(linkRoutes(deps))
        .use(workspaceRoutes(deps)),
    )
    .use(redirectRoutes(deps))
  return app
}
