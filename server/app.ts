import { Elysia, type AnyElysia } from 'elysia'
import type { Deps } from './deps.ts'
import { annotationRoutes } from './modules/analytics/annotations/routes.ts'
import { earningsRoutes } from './modules/analytics/earnings-reports/routes.ts'
import { partnerReportRoutes } from './modules/analytics/partner-reports/routes.ts'
import { analyticsRoutes } from './modules/analytics/reports/routes.ts'
import { savedViewRoutes } from './modules/analytics/saved-views/routes.ts'
import { shareLinkRoutes } from './modules/analytics/share-links/routes.ts'
import { sharedReports } from './modules/analytics/share-links/shared-routes.ts'
import { linkResources } from './modules/links/routes.ts'
import { clickRoutes } from './modules/tracking/clicks/routes.ts'
import { redirectRoutes } from './modules/tracking/clicks/redirect-routes.ts'
import { commissionRoutes } from './modules/earnings/commissions/routes.ts'
import { customerRoutes } from './modules/tracking/customers/routes.ts'
import { discountCodeRoutes } from './modules/program/discount-codes/routes.ts'
import { discountRoutes } from './modules/program/discounts/routes.ts'
import { milestoneRoutes } from './modules/program/milestones/routes.ts'
import { settingsRoutes } from './modules/program/settings/routes.ts'
import { embedRoutes } from './modules/portal/embed/routes.ts'
import { applyRoutes } from './modules/program/enrollments/apply-routes.ts'
import { enrollmentRoutes } from './modules/program/enrollments/routes.ts'
import { eventRoutes } from './modules/analytics/events/routes.ts'
import { exchangeRateRoutes } from './modules/earnings/exchange-rates/routes.ts'
import { fraudRoutes } from './modules/earnings/fraud/routes.ts'
import { fundingAccountRoutes } from './modules/payouts/funding-accounts/routes.ts'
import { groupRoutes } from './modules/program/groups/routes.ts'
import { imageRoutes } from './modules/platform/images/routes.ts'
import { jobRoutes } from './modules/platform/jobs/routes.ts'
import { setupChecklistRoutes } from './modules/platform/setup-checklist/routes.ts'
import { manualCommissionRoutes } from './modules/tracking/manual-commissions/routes.ts'
import { leadRoutes } from './modules/tracking/leads/routes.ts'
import { ledgerRoutes } from './modules/earnings/ledger/routes.ts'
import { mailTemplateRoutes } from './modules/platform/mail-templates/routes.ts'
import { mailRoutes } from './modules/platform/mails/routes.ts'
import { simulationRoutes } from './modules/earnings/simulations/routes.ts'
import { programRoutes } from './modules/program/programs/routes.ts'
import { auditRoutes } from './modules/platform/audit/routes.ts'
import { oidcRoutes } from './modules/platform/oidc/routes.ts'
import { passkeyRoutes } from './modules/platform/passkeys/routes.ts'
import { authRoutes } from './modules/platform/people/routes.ts'
import { invitationRoutes, invitedRoutes } from './modules/platform/members/invitation-routes.ts'
import { memberRoutes, membershipRoutes } from './modules/platform/members/routes.ts'
import { partnerPageRoutes } from './modules/portal/pages/page-routes.ts'
import { partnerSessionRoutes } from './modules/portal/partner-sessions/routes.ts'
import { partnerRoutes } from './modules/program/partners/routes.ts'
import { payoutMethodRoutes } from './modules/payouts/payout-methods/routes.ts'
import { customerExportRoutes, personalDataRoutes } from './modules/payouts/personal-data/routes.ts'
import { payoutRoutes } from './modules/payouts/payouts/routes.ts'
import { refundRoutes } from './modules/tracking/sales/refund-routes.ts'
import { rewardRoutes } from './modules/program/rewards/routes.ts'
import { saleRoutes } from './modules/tracking/sales/routes.ts'
import { webhookRoutes } from './modules/platform/webhooks/routes.ts'
import { workspaceRoutes } from './modules/platform/workspaces/routes.ts'
import { browserCors } from './http/browser-cors.ts'
import { backfillRoutes } from './modules/intake/backfills/routes.ts'
import { connectionRoutes } from './modules/intake/connections/routes.ts'
import { integrationRoutes } from './modules/intake/connections/integration-routes.ts'
import { importRoutes } from './modules/intake/imports/routes.ts'
import { importRunRoutes } from './modules/intake/imports/run-routes.ts'
import { inboxRoutes } from './modules/intake/inbox/routes.ts'
import { receiveRoutes } from './modules/intake/inbox/receive-routes.ts'
import { checkAddress } from './http/check-address.ts'
import { checkSpelling } from './http/check-spelling.ts'
import { consoleRoutes } from './http/console-routes.ts'
import { docsSiteRoutes } from './http/docs-site.ts'
import { docsRoutes, type DocsKeys } from './http/docs.ts'
import { mcpRoutes } from './http/mcp-routes.ts'
import { separateHosts } from './http/separate-hosts.ts'
import { handleErrors } from './http/handle-errors.ts'
import { healthRoutes } from './http/health-routes.ts'
import { logRequests } from './http/log-requests.ts'
import { parseBody } from './http/parse-body.ts'
import { limitVisitors } from './http/rate-limit.ts'
import { serveOperations } from './http/operations/serve.ts'
import { routeHooks } from './http/route-hooks.ts'
import { unknownRoutes } from './http/unknown-routes.ts'
import { portalAssets } from './http/portal-assets.ts'
import { scriptRoutes } from './http/script-routes.ts'
import { tagManagerRoutes } from './http/tag-manager-routes.ts'
import { widgetRoutes } from './http/widget-routes.ts'

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
  // Answers are what their schemas say already: they are checked, and not walked once more to encode them.
  const hooksOf = routeHooks(() => app)
  const app: AnyElysia = new Elysia({ encodeSchema: false })
    .use(handleErrors(deps))
    .use(logRequests(deps))
    .use(separateHosts(deps))
    .use(parseBody(hooksOf))
    .use(checkSpelling(deps, hooksOf))
    .group('/api', (api) => useApiRoutes(api, deps).use(mcpRoutes(deps, () => app)))
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

/** Adds every route of the API to the group that has its prefix. */
function useApiRoutes(api: AnyElysia, deps: Deps): AnyElysia {
  return usePeopleRoutes(api, deps)
    .use(browserCors())
    .use(healthRoutes(deps))
    .use(analyticsRoutes(deps))
    .use(annotationRoutes(deps))
    .use(earningsRoutes(deps))
    .use(savedViewRoutes(deps))
    .use(shareLinkRoutes(deps))
    .use(clickRoutes(deps))
    .use(commissionRoutes(deps))
    .use(manualCommissionRoutes(deps))
    .use(customerRoutes(deps))
    .use(discountCodeRoutes(deps))
    .use(discountRoutes(deps))
    .use(embedRoutes(deps))
    .use(eventRoutes(deps))
    .use(exchangeRateRoutes(deps))
    .use(fraudRoutes(deps))
    .use(fundingAccountRoutes(deps))
    .use(groupRoutes(deps))
    .use(jobRoutes(deps))
    .use(setupChecklistRoutes(deps))
    .use(leadRoutes(deps))
    .use(ledgerRoutes(deps))
    .use(mailRoutes(deps))
    .use(mailTemplateRoutes(deps))
    .use(milestoneRoutes(deps))
    .use(settingsRoutes(deps))
    .use(programRoutes(deps))
    .use(simulationRoutes(deps))
    .use(applyRoutes(deps))
    .use(enrollmentRoutes(deps))
    .use(partnerSessionRoutes(deps))
    .use(partnerRoutes(deps))
    .use(personalDataRoutes(deps))
    .use(customerExportRoutes(deps))
    .use(partnerReportRoutes(deps))
    .use(payoutMethodRoutes(deps))
    .use(payoutRoutes(deps))
    .use(imageRoutes(deps))
    .use(refundRoutes(deps))
    .use(rewardRoutes(deps))
    .use(saleRoutes(deps))
    .use(webhookRoutes(deps))
    .use(serveOperations(deps, [...linkResources, sharedReports]))
}

/** Adds the routes of people, their sessions and the workspaces that they are members of. */
function usePeopleRoutes(api: AnyElysia, deps: Deps): AnyElysia {
  return api
    .use(authRoutes(deps))
    .use(passkeyRoutes(deps))
    .use(oidcRoutes(deps))
    .use(memberRoutes(deps))
    .use(membershipRoutes(deps))
    .use(invitationRoutes(deps))
    .use(invitedRoutes(deps))
    .use(auditRoutes(deps))
    .use(workspaceRoutes(deps))
    .use(backfillRoutes(deps))
    .use(connectionRoutes(deps))
    .use(integrationRoutes(deps))
    .use(importRoutes(deps))
    .use(importRunRoutes(deps))
    .use(inboxRoutes(deps))
    .use(receiveRoutes(deps))
}
