import { t, type Static } from 'elysia'
import type { EmbedCtx } from '../../../core/callers.ts'
import { byEmbed } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { create, find, list, send, update } from '../../../http/operations/verbs.ts'
import { answerStatement, STATEMENT_RESPONSES } from '../../earnings/ledger/present-statement.ts'
import { readLocale } from '../../earnings/ledger/read-locale.ts'
import { findStatement } from '../../earnings/ledger/read-statement.ts'
import { StatementQuery } from '../../earnings/ledger/schema.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { createEmbedLink } from './create-embed-link.ts'
import {
  EmbedAnalytics,
  EmbedPayout,
  EmbedPayoutsQuery,
  EmbedTimeQuery,
  Leaderboard,
} from './figures-schema.ts'
import { fitStatement } from './fit-statement.ts'
import { getView, sessionOf } from './get-view.ts'
import { listEmbedLinks } from './list-embed-links.ts'
import { listPaid } from './list-paid.ts'
import { rankPartners } from './rank-partners.ts'
import { readSeries } from './read-series.ts'
import { sendPayoutLink } from './send-payout-link.ts'
import { updateEmbedLink } from './update-embed-link.ts'
import { updateSettings } from './update-settings.ts'
import {
  EmbedLink,
  EmbedLinkBody,
  EmbedLinksQuery,
  EmbedSession,
  EmbedSettings,
  EmbedSettingsBody,
  EmbedView,
  EmbedViewQuery,
  MailSent,
} from './view-schema.ts'

const reading = byEmbed('read')
const settings = byEmbed('settings.write')
const linking = byEmbed('links.write')
const OwnStatementQuery = t.Omit(StatementQuery, ['programId'])

/** An embedded dashboard with its session. */
export const embed = resource('embed', [
  find(getView, {
    ...byEmbed('status'),
    path: '/embed/referrals',
    query: EmbedViewQuery,
    answer: EmbedView,
    id: 'getEmbedView',
    summary: 'Retrieve dashboard',
    description: 'Returns the data that a partner’s dashboard shows first.',
  }),
  find(sessionOf, {
    ...byEmbed('standing'),
    path: '/embed/referrals/session',
    answer: EmbedSession,
    id: 'getEmbedSession',
    summary: 'Retrieve dashboard session',
    description:
      'Returns when the session expires and the partner’s status in the program, including for rejected and banned partners.',
  }),
  send(acceptInvitation, {
    ...byEmbed('invitation.accept'),
    path: '/embed/referrals/accept',
    answer: EmbedSession,
    id: 'acceptEmbedInvitation',
    summary: 'Accept dashboard invitation',
    description:
      'Accepts the program’s invitation for the partner of this session. Returns 409 if there is no pending invitation.',
  }),
  find(readSeries, {
    ...reading,
    path: '/embed/referrals/analytics',
    query: EmbedTimeQuery,
    answer: EmbedAnalytics,
    id: 'getEmbedAnalytics',
    summary: 'Retrieve dashboard analytics',
    description: 'Returns the partner’s clicks, leads, sales, and earnings over time.',
  }),
  find(rankPartners, {
    ...reading,
    path: '/embed/referrals/leaderboard',
    query: EmbedTimeQuery,
    answer: Leaderboard,
    id: 'getEmbedLeaderboard',
    summary: 'Retrieve leaderboard',
    description:
      'Returns the partners with the highest earnings who agreed to be listed, and the partner’s own rank.',
  }),
  list(listPaid, {
    ...reading,
    path: '/embed/referrals/payouts',
    query: EmbedPayoutsQuery,
    answer: EmbedPayout,
    id: 'listEmbedPayouts',
    summary: 'List dashboard payouts',
    description: 'Returns the partner’s payouts, newest first.',
  }),
  find(getStatement, {
    ...reading,
    path: '/embed/referrals/statement',
    query: OwnStatementQuery,
    id: 'getEmbedStatement',
    summary: 'Retrieve dashboard statement',
    description: 'Returns a statement of the partner’s earnings and payouts for a time range.',
    responses: STATEMENT_RESPONSES,
  }),
  list(listEmbedLinks, {
    ...reading,
    path: '/embed/referrals/links',
    query: EmbedLinksQuery,
    answer: EmbedLink,
    summary: 'List dashboard links',
    description: 'Returns the partner’s links, oldest first.',
  }),
  create(createEmbedLink, {
    ...linking,
    path: '/embed/referrals/links',
    body: EmbedLinkBody,
    answer: EmbedLink,
    summary: 'Create dashboard link',
    description:
      'Creates another link for the partner. Returns 403 if the group’s link limit is reached.',
  }),
  update((ctx, id, body) => updateEmbedLink(ctx, { ...body, id }), {
    ...linking,
    path: '/embed/referrals/links/:id',
    body: EmbedLinkBody,
    answer: EmbedLink,
    id: 'updateEmbedLink',
    summary: 'Update dashboard link',
    description: 'Updates the destination or key of one of the partner’s links.',
  }),
  operation('PATCH', (ctx, { body }) => updateSettings(ctx, body), {
    ...settings,
    path: '/embed/referrals/settings',
    body: EmbedSettingsBody,
    answer: EmbedSettings,
    id: 'updateEmbedSettings',
    summary: 'Update dashboard settings',
    description:
      'Updates the partner’s leaderboard consent, language, time zone, and email preferences.',
  }),
  operation(
    'POST',
    (ctx, { incoming }) => {
      incoming.admitMail()
      return sendPayoutLink(ctx)
    },
    {
      ...settings,
      path: '/embed/referrals/payout-method/link',
      answer: MailSent,
      id: 'sendEmbedPayoutLink',
      summary: 'Send payout method link',
      description: 'Sends the partner an email with a sign-in link to set up their payout method.',
    },
  ),
])

async function getStatement(ctx: EmbedCtx, query: Static<typeof OwnStatementQuery>) {
  const { partnerId, programId } = ctx.session
  const locale = query.locale === undefined ? ctx.locale : readLocale(query.locale)
  const found = await findStatement(ctx, partnerId, { ...query, programId })
  return answerStatement(fitStatement(found, locale), query.format, locale)
}
