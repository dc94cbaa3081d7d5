import { Elysia, type AnyElysia } from 'elysia'
import type { Deps } from './deps.ts'
import { platformResources } from './modules/platform/routes.ts'
import { linkResources } from './modules/links/routes.ts'
import { programResources } from './modules/program/routes.ts'
import { earningsResources } from './modules/earnings/routes.ts'
import { trackingResources } from './modules/tracking/routes.ts'
import { analyticsResources } from './modules/analytics/routes.ts'
import { payoutResources } from './modules/payouts/routes.ts'
import { privacyResources } from './modules/privacy/routes.ts'
import { portalResources } from './modules/portal/routes.ts'
import { intakeResources } from './modules/intake/routes.ts'
import { redirectRoutes } from './modules/tracking/clicks/redirect-routes.ts'
import { partnerPageRoutes } from './modules/portal/pages/page-routes.ts'
import { browserCors } from './http/browser-cors.ts'
import { checkAddress } from './http/check-address.ts'
import { checkSpelling } from './http/check-spelling.ts'
import { consoleRoutes } from './http/console-routes.ts'
import { docsSiteRoutes } from './http/docs-site.ts'
import { docsRoutes, type DocsKeys } from './http/docs.ts'
import { mcpResource } from './http/mcp-resource.ts'
import { separateHosts } from './http/separate-hosts.ts'
import { handleErrors } from './http/handle-errors.ts'
import { health } from './http/health-routes.ts'
import { logRequests } from './http/log-requests.ts'
import { parseBody } from './http/parse-body.ts'
import { limitVisitors } from './http/rate-limit.ts'
import { serveOperations } from './http/operations/serve-operations.ts'
import { routeHooks } from './http/route-hooks.ts'
import { unknownRoutes } from './http/unknown-routes.ts'
import { portalAssets } from './http/portal-assets.ts'
import { scriptRoutes } from './http/script-routes.ts'
import { tagManagerRoutes } from './http/tag-manager-routes.ts'
import { widgetRoutes } from './http/widget-routes.ts'

/** What the server does: by modules, in their order. */
export const RESOURCES = [
  health,
  ...platformResources,
  ...linkResources,
  ...programResources,
  ...earningsResources,
  ...trackingResources,
  ...analyticsResources,
  ...payoutResources,
  ...privacyResources,
  ...portalResources,
  ...intakeResources,
]

interface AppOptions {
  /** Pages that are added before the short links. */
  mount?: AnyElysia
  /** Keys that the API reference fills in. */
  docsKeys?: DocsKeys
  /** Builds the documentation when somebody first asks for it. */
  buildDocs?: () => void
}

/** Builds the whole server as one Elysia app: importing it starts nothing. */
export function createApp(deps: Deps, { mount, docsKeys, buildDocs }: AppOptions = {}) {
  const mcp = mcpResource(RESOURCES, (request) => app.handle(request))
  const resources = [...RESOURCES, mcp]
  const createHooks = routeHooks(deps, resources)
  const app: AnyElysia = new Elysia()
    .use(handleErrors(deps))
    .use(logRequests(deps))
    .use(separateHosts(deps))
    .use(parseBody(createHooks))
    .use(checkSpelling(deps, createHooks))
    .group('/api', (api) => api.use(browserCors()).use(serveOperations(deps, resources)))
    .use(limitVisitors(deps))
    .use(checkAddress())
    .use(docsRoutes(deps, { keys: docsKeys }))
    .use(docsSiteRoutes({ build: buildDocs }))
    .use(unknownRoutes())
    .use(scriptRoutes())
    .use(tagManagerRoutes(deps.config.origin))
    .use(widgetRoutes())
    .use(consoleRoutes())
    .use(portalAssets())
    .use(partnerPageRoutes(deps))
    .use(mount ?? new Elysia())
    .use(redirectRoutes(deps))
  return app
}
