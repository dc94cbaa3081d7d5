import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createPartner } from './create-partner.ts'
import { createPartnerLink } from './create-partner-link.ts'
import { getPartner } from './get-partner.ts'
import { listPartners } from './list-partners.ts'
import { listPartnerLinks } from './list-partner-links.ts'
import { MergeBody, Merged } from './merge-schema.ts'
import { mergePartners } from './merge-partners.ts'
import { named } from './queries.ts'
import {
  CreatedPartnerLink,
  InProgram,
  ListPartnersQuery,
  Partner,
  PartnerBody,
  PartnerId,
  PartnerLink,
  PartnerLinkBody,
  PartnerPatch,
  UpsertPartnerLinkBody,
  WhichPartner,
} from './schema.ts'
import { updatePartner } from './update-partner.ts'
import { upsertPartnerLink } from './upsert-partner-link.ts'

export function partnerRoutes(deps: Deps) {
  return new Elysia({ name: 'partners', prefix: '/partners', tags: ['partners'] })
    .use(secure(deps))
    .post(
      '/',
      ({ ctx, body, set }) => {
        set.status = 201
        return createPartner(ctx, body)
      },
      {
        needs: 'program.write',
        body: PartnerBody,
        response: { 201: Partner },
        detail: { operationId: 'createPartner', summary: 'Enroll a partner, or update one' },
      },
    )
    .get('/', ({ ctx, query }) => listPartners(ctx, query), {
      needs: 'program.read',
      query: ListPartnersQuery,
      response: t.Array(Partner),
      detail: { operationId: 'listPartners', summary: 'List partners' },
    })
    .post('/merge', ({ ctx, body }) => mergePartners(ctx, body), {
      needs: 'program.write',
      body: MergeBody,
      response: Merged,
      detail: {
        operationId: 'mergePartners',
        summary: 'Make one partner of two',
        description:
          'Needs `payouts.write` too: the balance of one becomes the balance of the other.',
      },
    })
    .use(partnerLinkRoutes(deps))
    .get('/:id', ({ ctx, params, query }) => getPartner(ctx, { ...named(params.id), ...query }), {
      needs: 'program.read',
      params: PartnerId,
      query: InProgram,
      response: Partner,
      detail: { operationId: 'getPartner', summary: 'Read a partner' },
    })
    .patch('/:id', ({ ctx, params, body }) => updatePartner(ctx, params.id, body), {
      needs: 'program.write',
      params: PartnerId,
      body: PartnerPatch,
      response: Partner,
      detail: {
        operationId: 'updatePartner',
        summary: 'Change a partner',
        description:
          'Another `email` needs `payouts.write` too: whoever has the address decides where payouts go.',
      },
    })
}

function partnerLinkRoutes(deps: Deps) {
  return new Elysia({ name: 'partner-links', prefix: '/links' })
    .use(secure(deps))
    .get('/', ({ ctx, query }) => listPartnerLinks(ctx, query), {
      needs: 'program.read',
      query: WhichPartner,
      response: t.Array(PartnerLink),
      detail: { operationId: 'listPartnerLinks', summary: 'List the links of a partner' },
    })
    .post(
      '/',
      ({ ctx, body, set }) => {
        set.status = 201
        return createPartnerLink(ctx, body)
      },
      {
        needs: 'program.write',
        body: PartnerLinkBody,
        response: { 201: CreatedPartnerLink },
        detail: { operationId: 'createPartnerLink', summary: 'Create a link of a partner' },
      },
    )
    .put('/upsert', ({ ctx, body }) => upsertPartnerLink(ctx, body), {
      needs: 'program.write',
      body: UpsertPartnerLinkBody,
      response: CreatedPartnerLink,
      detail: {
        operationId: 'upsertPartnerLink',
        summary: 'Change the link of a partner that has this destination, or create it',
      },
    })
}
