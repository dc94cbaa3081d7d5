import { byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { create, list, send, update } from '../../../http/operations/verbs.ts'
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

const reading = byKey('program.read')
const writing = byKey('program.write')

export const partners = resource('partners', [
  create(createPartner, {
    ...writing,
    path: '/partners',
    body: PartnerBody,
    answer: Partner,
    summary: 'Enroll a partner, or update one',
  }),
  list(listPartners, {
    ...reading,
    path: '/partners',
    query: ListPartnersQuery,
    answer: Partner,
    summary: 'List partners',
  }),
  send(mergePartners, {
    ...writing,
    path: '/partners/merge',
    body: MergeBody,
    answer: Merged,
    summary: 'Make one partner of two',
    description: 'Needs `payouts.write` too: the balance of one becomes the balance of the other.',
  }),
  list(listPartnerLinks, {
    ...reading,
    path: '/partners/links',
    query: WhichPartner,
    answer: PartnerLink,
    summary: 'List the links of a partner',
  }),
  create(createPartnerLink, {
    ...writing,
    path: '/partners/links',
    body: PartnerLinkBody,
    answer: CreatedPartnerLink,
    summary: 'Create a link of a partner',
  }),
  operation('PUT', (ctx, { body }) => upsertPartnerLink(ctx, body), {
    ...writing,
    path: '/partners/links/upsert',
    body: UpsertPartnerLinkBody,
    answer: CreatedPartnerLink,
    id: 'upsertPartnerLink',
    summary: 'Change the link of a partner that has this destination, or create it',
  }),
  operation('GET', (ctx, { params, query }) => getPartner(ctx, { ...named(params.id), ...query }), {
    ...reading,
    path: '/partners/:id',
    params: PartnerId,
    query: InProgram,
    answer: Partner,
    id: 'getPartner',
    summary: 'Read a partner',
  }),
  update(updatePartner, {
    ...writing,
    path: '/partners/:id',
    params: PartnerId,
    body: PartnerPatch,
    answer: Partner,
    summary: 'Change a partner',
    description:
      'Changing `email` also requires `payouts.write`, because the address controls where payouts go.',
  }),
])
