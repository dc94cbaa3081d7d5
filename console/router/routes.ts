import { html } from 'lit'
import { prefetchFigures } from '../analytics/prefetch-figures.ts'
import { prefetchHome } from '../home/prefetch-home.ts'
import { CONNECTION_ROUTES } from './connection-routes.ts'
import { EDITOR_ROUTES } from './editor-routes.ts'
import { PARTNER_ROUTES } from './partner-routes.ts'
import type { Route } from './route.ts'
import { BASE } from './router.ts'
import { SETTINGS_ROUTES } from './settings-routes.ts'

/** All pages, by their path below `/console`; `:id` stands for what a page is about. */
export const ROUTES: Readonly<Record<string, Route>> = {
  '/sign-in': {
    title: 'signIn.signIn',
    load: () => import('../sign-in/sign-in-page.ts'),
    render: () => html`<sign-in-page></sign-in-page>`,
    open: true,
  },
  '/sign-in/return': {
    title: 'signIn.signIn',
    load: () => import('../sign-in/oidc-return-page.ts'),
    render: () => html`<oidc-return-page></oidc-return-page>`,
    open: true,
  },
  '/setup': {
    title: 'signIn.createWorkspace2',
    load: () => import('../sign-in/setup-page.ts'),
    render: () => html`<setup-page></setup-page>`,
    open: true,
  },
  '/reset': {
    title: 'signIn.forgotPasswordQuestion',
    load: () => import('../sign-in/reset-page.ts'),
    render: () => html`<reset-page></reset-page>`,
    open: true,
  },
  '/invitation': {
    title: 'common.invitation',
    load: () => import('../sign-in/invitation-page.ts'),
    render: () => html`<invitation-page></invitation-page>`,
    open: true,
  },
  '/shared': {
    title: 'pages.sharedReport',
    load: () => import('../analytics/shared-report/shared-page.ts'),
    render: () => html`<shared-page></shared-page>`,
    open: true,
  },
  '/': {
    title: 'home.home',
    load: () => import('../home/home-page.ts'),
    render: () => html`<home-page></home-page>`,
    prefetch: prefetchHome,
  },
  '/analytics': {
    title: 'common.analytics',
    load: () => import('../analytics/analytics-page.ts'),
    render: () => html`<analytics-page view="overview"></analytics-page>`,
    prefetch: prefetchFigures,
  },
  '/analytics/funnel': {
    title: 'common.funnel',
    load: () => import('../analytics/analytics-page.ts'),
    render: () => html`<analytics-page view="funnel"></analytics-page>`,
  },
  '/analytics/live': {
    title: 'common.liveEvents',
    load: () => import('../analytics/live/live-page.ts'),
    render: () => html`<live-page></live-page>`,
  },
  '/links': {
    title: 'common.links',
    load: () => import('../links/links-page.ts'),
    render: () => html`<links-page></links-page>`,
  },
  '/links/new': {
    title: 'common.newLink',
    load: () => import('../links/link-page.ts'),
    render: () => html`<link-page></link-page>`,
  },
  '/links/:id': {
    title: 'field.linkId',
    load: () => import('../links/link-page.ts'),
    render: () => html`<link-page></link-page>`,
  },
  '/links/folders': {
    title: 'common.foldersAndTags',
    load: () => import('../links/folders-page.ts'),
    render: () => html`<folders-page></folders-page>`,
  },
  '/customers': {
    title: 'common.customers',
    load: () => import('../customers/customers-page.ts'),
    render: () => html`<customers-page></customers-page>`,
  },
  ...PARTNER_ROUTES,
  '/rewards': {
    title: 'common.groupsAndRewards',
    load: () => import('../program/rewards-page.ts'),
    render: () => html`<rewards-page></rewards-page>`,
  },
  '/rewards/new': {
    title: 'rewards.newReward',
    load: () => import('../program/reward-page.ts'),
    render: () => html`<reward-page></reward-page>`,
  },
  '/rewards/:id': {
    title: 'field.rewardId',
    load: () => import('../program/reward-page.ts'),
    render: () => html`<reward-page></reward-page>`,
  },
  '/groups/new': {
    title: 'groups.newGroup',
    load: () => import('../program/group-page.ts'),
    render: () => html`<group-page></group-page>`,
  },
  '/groups/:id': {
    title: 'field.groupId',
    load: () => import('../program/group-page.ts'),
    render: () => html`<group-page></group-page>`,
  },
  '/program': {
    title: 'common.programSettings',
    load: () => import('../brand/program-page.ts'),
    render: () => html`<program-page></program-page>`,
  },
  '/discounts': {
    title: 'common.discounts',
    load: () => import('../brand/discounts-page.ts'),
    render: () => html`<discounts-page></discounts-page>`,
  },
  '/payouts': {
    title: 'field.lines',
    load: () => import('../money/payouts-page.ts'),
    render: () => html`<payouts-page></payouts-page>`,
  },
  '/payouts/new': {
    title: 'payouts.preparePayout',
    load: () => import('../money/payout-preview-page.ts'),
    render: () => html`<payout-preview-page></payout-preview-page>`,
  },
  '/payouts/drafts/:id': {
    title: 'payouts.payoutDraft',
    load: () => import('../money/payout-draft-page.ts'),
    render: () => html`<payout-draft-page></payout-draft-page>`,
  },
  '/payouts/accounts': {
    title: 'payouts.payoutAccounts',
    load: () => import('../money/payout-accounts-page.ts'),
    render: () => html`<payout-accounts-page></payout-accounts-page>`,
  },
  '/payouts/runs/:id': {
    title: 'field.runId',
    load: () => import('../money/payout-run-page.ts'),
    render: () => html`<payout-run-page></payout-run-page>`,
  },
  '/payouts/:id': {
    title: 'field.payoutId',
    load: () => import('../money/payout-page.ts'),
    render: () => html`<payout-page></payout-page>`,
  },
  '/commissions': {
    title: 'field.commissions',
    load: () => import('../money/commissions-page.ts'),
    render: () => html`<commissions-page></commissions-page>`,
  },
  '/commissions/:id': {
    title: 'field.commissionId',
    load: () => import('../money/commission-page.ts'),
    render: () => html`<commission-page></commission-page>`,
  },
  '/ledger': {
    title: 'common.ledger',
    load: () => import('../money/ledger-page.ts'),
    render: () => html`<ledger-page></ledger-page>`,
  },
  '/ledger/statements': {
    title: 'common.statements',
    load: () => import('../money/statements-page.ts'),
    render: () => html`<statements-page></statements-page>`,
  },
  '/ledger/months': {
    title: 'common.closedPeriods',
    load: () => import('../money/months-page.ts'),
    render: () => html`<months-page></months-page>`,
  },
  '/fraud': {
    title: 'common.fraudReview',
    load: () => import('../money/fraud-page.ts'),
    render: () => html`<fraud-page></fraud-page>`,
  },
  '/start': {
    title: 'common.guidedSetup',
    load: () => import('../wizard/wizard-page.ts'),
    render: () => html`<wizard-page></wizard-page>`,
  },
  '/checklist': {
    title: 'common.setupChecklist',
    load: () => import('../checklist/checklist-page.ts'),
    render: () => html`<checklist-page></checklist-page>`,
  },
  ...CONNECTION_ROUTES,
  ...EDITOR_ROUTES,
  ...SETTINGS_ROUTES,
}

export const HOME = `${BASE}/`

/** Returns the part of a path below `/console`, without a slash at its end; `/` for Home. */
export function pathOf(pathname: string): string {
  return pathname.slice(BASE.length).replace(/\/+$/, '') || '/'
}

/** Returns a path without the id of one thing at its end: the page that lists them, if there is one. */
export function listOf(path: string): string | undefined {
  if (ROUTES[path]) return path
  const list = path.replace(/\/[^/]+$/, '')
  return ROUTES[list] ? list : undefined
}

/** Returns the page of a path below `/console`; the last part of a path may be an id. */
export function routeOf(path: string): Route | undefined {
  return ROUTES[path] ?? ROUTES[path.replace(/[^/]+$/, ':id')]
}
