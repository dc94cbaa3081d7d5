import { Elysia, type AnyElysia } from 'elysia'
import type { Deps } from './deps.ts'
import { analyticsRoutes } from './features/analytics/routes.ts'
import { clickRoutes } from './features/clicks/routes.ts'
import { redirectRoutes } from './features/clicks/redirect-routes.ts'
import { commissionRoutes } from './features/commissions/routes.ts'
import { customerRoutes } from './features/customers/routes.ts'
import { discountCodeRoutes } from './features/discount-codes/routes.ts'
import { discountRoutes } from './features/discounts/routes.ts'
import { domainRoutes } from './features/domains/routes.ts'
import { embedRoutes } from './features/embed/routes.ts'
import { applyRoutes } from './features/enrollments/apply-routes.ts'
import { enrollmentRoutes } from './features/enrollments/routes.ts'
import { eventRoutes } from './features/events/routes.ts'
import { exchangeRateRoutes } from './features/exchange-rates/routes.ts'
import { folderRoutes } from './features/folders/routes.ts'
import { fraudRoutes } from './features/fraud/routes.ts'
import { fundingAccountRoutes } from './features/funding-accounts/routes.ts'
import { groupRoutes } from './features/groups/routes.ts'
import { jobRoutes } from './features/jobs/routes.ts'
import { leadRoutes } from './features/leads/routes.ts'
import { ledgerRoutes } from './features/ledger/routes.ts'
import { linkRoutes } from './features/links/routes.ts'
import { mailRoutes } from './features/mails/routes.ts'
import { programRoutes } from './features/programs/routes.ts'
import { partnerPageRoutes } from './features/partner-sessions/page-routes.ts'
import { partnerSessionRoutes } from './features/partner-sessions/routes.ts'
import { partnerRoutes } from './features/partners/routes.ts'
import { payoutMethodRoutes } from './features/payout-methods/routes.ts'
import { payoutRoutes } from './features/payouts/routes.ts'
import { qrRoutes } from './features/qr/routes.ts'
import { rewardRoutes } from './features/rewards/routes.ts'
import { saleRoutes } from './features/sales/routes.ts'
import { tagRoutes } from './features/tags/routes.ts'
import { workspaceRoutes } from './features/workspaces/routes.ts'
import { browserCors } from './http/browser-cors.ts'
import { checkSpelling } from './http/check-spelling.ts'
import { docsRoutes } from './http/docs.ts'
import { handleErrors } from './http/handle-errors.ts'
import { healthRoutes } from './http/health-routes.ts'
import { logRequests } from './http/log-requests.ts'
import { parseBody } from './http/parse-body.ts'
import { limitVisitors } from './http/rate-limit.ts'
import { unknownRoutes } from './http/unknown-routes.ts'
import { scriptRoutes } from './http/script-routes.ts'
import { widgetRoutes } from './http/widget-routes.ts'

/** The whole server as one Elysia app: importing it starts nothing. `mount` adds pages before the short links. */
export function createApp(deps: Deps, { mount }: { mount?: AnyElysia } = {}) {
  // Answers are what their schemas say already: they are checked, and not walked once more to encode them.
  const app: AnyElysia = new Elysia({
    encodeSchema: false,
    serve: { maxRequestBodySize: 1_048_576 },
  })
    .use(handleErrors(deps))
    .use(logRequests(deps))
    .use(parseBody())
    .use(checkSpelling(() => app))
    .group('/api', (api) =>
      api
        .use(browserCors())
        .use(healthRoutes(deps))
        .use(analyticsRoutes(deps))
        .use(clickRoutes(deps))
        .use(commissionRoutes(deps))
        .use(customerRoutes(deps))
        .use(discountCodeRoutes(deps))
        .use(discountRoutes(deps))
        .use(domainRoutes(deps))
        .use(embedRoutes(deps))
        .use(eventRoutes(deps))
        .use(exchangeRateRoutes(deps))
        .use(folderRoutes(deps))
        .use(fraudRoutes(deps))
        .use(fundingAccountRoutes(deps))
        .use(groupRoutes(deps))
        .use(jobRoutes(deps))
        .use(leadRoutes(deps))
        .use(ledgerRoutes(deps))
        .use(linkRoutes(deps))
        .use(mailRoutes(deps))
        .use(programRoutes(deps))
        .use(applyRoutes(deps))
        .use(enrollmentRoutes(deps))
        .use(partnerSessionRoutes(deps))
        .use(partnerRoutes(deps))
        .use(payoutMethodRoutes(deps))
        .use(payoutRoutes(deps))
        .use(qrRoutes())
        .use(rewardRoutes(deps))
        .use(saleRoutes(deps))
        .use(tagRoutes(deps))
        .use(workspaceRoutes(deps)),
    )
    .use(limitVisitors(deps))
    .use(docsRoutes(deps, () => app))
    .use(unknownRoutes())
    .use(scriptRoutes())
    .use(widgetRoutes())
    .use(partnerPageRoutes())
    .use(mount ?? new Elysia())
    .use(redirectRoutes(deps))
  return app
}
