import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secureEmbed } from '../../../http/authenticate-embed.ts'
import { admitMail } from '../../../http/rate-limit.ts'
import { readLocale } from '../../earnings/ledger/read-locale.ts'
import { findStatement } from '../../earnings/ledger/read-statement.ts'
import { answerStatement, STATEMENT_RESPONSES } from '../../earnings/ledger/present-statement.ts'
import { StatementQuery } from '../../earnings/ledger/schema.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { createEmbedLink } from './create-embed-link.ts'
import { earnedRoutes } from './earned-routes.ts'
import {
  EmbedAnalytics,
  EmbedPayout,
  EmbedPayoutsQuery,
  EmbedTimeQuery,
  Leaderboard,
} from './figures-schema.ts'
import { getView, sessionOf } from './get-view.ts'
import { listEmbedLinks } from './list-embed-links.ts'
import { listPaid } from './list-paid.ts'
import { rankPartners } from './rank-partners.ts'
import { readSeries } from './read-series.ts'
import { sendPayoutLink } from './send-payout-link.ts'
import { embedTokenRoutes } from './token-routes.ts'
import { fitStatement } from './fit-statement.ts'
import { updateEmbedLink } from './update-embed-link.ts'
import { embedWebhookRoutes } from './webhooks/routes.ts'
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

/** Registers the routes of an embedded dashboard with its session, and where the host gets one. */
export function embedRoutes(deps: Deps) {
  return new Elysia({ name: 'embed', tags: ['embed'] })
    .use(embedTokenRoutes(deps))
    .group('/embed/referrals', (embed) =>
      embed
        .use(secureEmbed(deps))
        .get('', ({ ctx, query }) => getView(ctx, query), {
          asEmbed: 'status',
          query: EmbedViewQuery,
          response: EmbedView,
          detail: { operationId: 'getEmbedView', summary: 'All that a dashboard shows first' },
        })
        .get('/session', ({ ctx }) => sessionOf(ctx), {
          asEmbed: 'standing',
          response: EmbedSession,
          detail: {
            operationId: 'getEmbedSession',
            summary: 'How long the session lasts, and how the partner stands, turned away or not',
          },
        })
        .post('/accept', ({ ctx }) => acceptInvitation(ctx), {
          asEmbed: 'invitation.accept',
          response: EmbedSession,
          detail: {
            operationId: 'acceptEmbedInvitation',
            summary: 'Accept the invitation of the partner whom the host has signed in',
          },
        })
        .use(figureRoutes(deps))
        .use(earnedRoutes(deps))
        .use(linkRoutes(deps))
        .use(settingsRoutes(deps))
        .use(embedWebhookRoutes(deps)),
    )
}

function figureRoutes(deps: Deps) {
  return new Elysia({ name: 'embed-figures' })
    .use(secureEmbed(deps))
    .get('/analytics', ({ ctx, query }) => readSeries(ctx, query), {
      asEmbed: 'read',
      query: EmbedTimeQuery,
      response: EmbedAnalytics,
      detail: {
        operationId: 'getEmbedAnalytics',
        summary: 'Clicks, leads, sales and earnings over time',
      },
    })
    .get('/leaderboard', ({ ctx, query }) => rankPartners(ctx, query), {
      asEmbed: 'read',
      query: EmbedTimeQuery,
      response: Leaderboard,
      detail: { operationId: 'getEmbedLeaderboard', summary: 'Who earned most, by consent' },
    })
    .get('/payouts', ({ ctx, query }) => listPaid(ctx, query), {
      asEmbed: 'read',
      query: EmbedPayoutsQuery,
      response: t.Array(EmbedPayout),
      detail: { operationId: 'listEmbedPayouts', summary: 'List the partner’s payouts' },
    })
    .get(
      '/statement',
      async ({ ctx, query }) => {
        const { partnerId, programId } = ctx.session
        const locale = query.locale === undefined ? ctx.locale : readLocale(query.locale)
        const found = await findStatement(ctx, partnerId, { ...query, programId })
        return answerStatement(fitStatement(found, locale), query.format, locale)
      },
      {
        asEmbed: 'read',
        query: t.Omit(StatementQuery, ['programId']),
        detail: {
          operationId: 'getEmbedStatement',
          summary: 'Read a statement of the partner’s money',
          responses: STATEMENT_RESPONSES,
        },
      },
    )
}

function linkRoutes(deps: Deps) {
  return new Elysia({ name: 'embed-links' })
    .use(secureEmbed(deps))
    .get('/links', ({ ctx, query }) => listEmbedLinks(ctx, query), {
      asEmbed: 'read',
      query: EmbedLinksQuery,
      response: t.Array(EmbedLink),
      detail: { operationId: 'listEmbedLinks', summary: 'List the partner’s links' },
    })
    .post(
      '/links',
      ({ ctx, body, set }) => {
        set.status = 201
        return createEmbedLink(ctx, body)
      },
      {
        asEmbed: 'links.write',
        body: EmbedLinkBody,
        response: { 201: EmbedLink },
        detail: { operationId: 'createEmbedLink', summary: 'Create a further link' },
      },
    )
    .patch(
      '/links/:id',
      ({ ctx, params, body }) => updateEmbedLink(ctx, { ...body, id: params.id }),
      {
        asEmbed: 'links.write',
        params: t.Object({ id: t.String({ maxLength: 64 }) }),
        body: EmbedLinkBody,
        response: EmbedLink,
        detail: { operationId: 'updateEmbedLink', summary: 'Change a link' },
      },
    )
}

function settingsRoutes(deps: Deps) {
  return new Elysia({ name: 'embed-settings' })
    .use(secureEmbed(deps))
    .patch('/settings', ({ ctx, body }) => updateSettings(ctx, body), {
      asEmbed: 'settings.write',
      body: EmbedSettingsBody,
      response: EmbedSettings,
      detail: {
        operationId: 'updateEmbedSettings',
        summary: 'Change consent, language, time zone and mails',
      },
    })
    .post(
      '/payout-method/link',
      ({ ctx, request, server, set }) => {
        admitMail(deps, { request, server, headers: set.headers })
        return sendPayoutLink(ctx)
      },
      {
        asEmbed: 'settings.write',
        response: MailSent,
        detail: {
          operationId: 'sendEmbedPayoutLink',
          summary: 'Send the partner a mail with the way to the payout method',
        },
      },
    )
}
