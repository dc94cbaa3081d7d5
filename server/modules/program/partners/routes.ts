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
  InProgram,
  Partner,
  PartnerBody,
  PartnerId,
  PartnerLink,
  PartnerPatch,
  WhichPartner,
} from './schema.ts'
import { ListPartnersQuery } from './list-schema.ts'
import { CreatedPartnerLink, PartnerLinkBody, UpsertPartnerLinkBody } from './link-schema.ts'
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
    summary: 'Create or update partner',
    description:
      'Enrolls a partner in a program as approved, or updates the partner with this email address. An existing ban, rejection, or deactivation stays in effect.',
  }),
  list(listPartners, {
    ...reading,
    path: '/partners',
    query: ListPartnersQuery,
    answer: Partner,
    summary: 'List partners',
    description: 'Returns a program’s partners, sorted by sales by default.',
  }),
  send(mergePartners, {
    ...writing,
    path: '/partners/merge',
    body: MergeBody,
    answer: Merged,
    summary: 'Merge partners',
    description:
      'Merges two partners into one. The balance, links, codes, and customers move to the target partner. Also requires `payouts.write`. Returns 409 if a payout of either partner is in progress.',
  }),
  list(listPartnerLinks, {
    ...reading,
    path: '/partners/links',
    query: WhichPartner,
    answer: PartnerLink,
    summary: 'List partner links',
    description: 'Returns a partner’s links.',
  }),
  create(createPartnerLink, {
    ...writing,
    path: '/partners/links',
    body: PartnerLinkBody,
    answer: CreatedPartnerLink,
    summary: 'Create partner link',
    description: 'Creates a link for a partner. Returns 403 if the group’s link limit is reached.',
  }),
  operation('PUT', (ctx, { body }) => upsertPartnerLink(ctx, body), {
    ...writing,
    path: '/partners/links/upsert',
    body: UpsertPartnerLinkBody,
    answer: CreatedPartnerLink,
    id: 'upsertPartnerLink',
    summary: 'Upsert partner link',
    description:
      'Updates the partner’s link to this destination, or creates a link if none exists.',
  }),
  operation('GET', (ctx, { params, query }) => getPartner(ctx, { ...named(params.id), ...query }), {
    ...reading,
    path: '/partners/:id',
    params: PartnerId,
    query: InProgram,
    answer: Partner,
    id: 'getPartner',
    summary: 'Retrieve partner',
    description: 'Retrieves a partner by ID or by tenant ID.',
  }),
  update(updatePartner, {
    ...writing,
    path: '/partners/:id',
    params: PartnerId,
    body: PartnerPatch,
    answer: Partner,
    summary: 'Update partner',
    description:
      'Updates a partner. Fields that you omit keep their values. Changing `email` also requires `payouts.write`, because the address controls where payouts go.',
  }),
])
