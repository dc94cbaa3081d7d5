import { Deleted } from '../../../core/fields.ts'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { act, create, list, remove, update } from '../../../http/operations/verbs.ts'
import { createPartnerTag } from './create-partner-tag.ts'
import { deletePartnerTag } from './delete-partner-tag.ts'
import { listPartnerTags } from './list-partner-tags.ts'
import {
  PartnerTag,
  PartnerTagBody,
  PartnerTagPatch,
  PartnerTagQuery,
  TaggingAnswer,
  TaggingBody,
} from './schema.ts'
import { assignPartnerTag, unassignPartnerTag } from './tag-partners.ts'
import { updatePartnerTag } from './update-partner-tag.ts'

const reading = byKey('program.read')
const writing = byKey('program.write')

export const partnerTags = resource('partner-tags', [
  create(createPartnerTag, {
    ...writing,
    path: '/partner-tags',
    body: PartnerTagBody,
    answer: PartnerTag,
    summary: 'Create partner tag',
    description: 'Creates a tag for partners. Partners don’t see their tags.',
  }),
  list(listPartnerTags, {
    ...reading,
    path: '/partner-tags',
    query: PartnerTagQuery,
    answer: PartnerTag,
    summary: 'List partner tags',
    description: 'Returns the workspace’s partner tags with the number of partners that have each.',
  }),
  update(updatePartnerTag, {
    ...writing,
    path: '/partner-tags/:id',
    body: PartnerTagPatch,
    answer: PartnerTag,
    summary: 'Update partner tag',
    description: 'Updates the name or color of a partner tag.',
  }),
  remove(deletePartnerTag, {
    ...writing,
    path: '/partner-tags/:id',
    answer: Deleted,
    summary: 'Delete partner tag',
    description: 'Deletes a partner tag and removes it from its partners.',
  }),
  act(assignPartnerTag, {
    ...writing,
    path: '/partner-tags/:id/assign',
    body: TaggingBody,
    answer: TaggingAnswer,
    summary: 'Assign partner tag',
    description:
      'Adds the tag to up to 1,000 partners. If one of the IDs is unknown, no partner is changed.',
  }),
  act(unassignPartnerTag, {
    ...writing,
    path: '/partner-tags/:id/unassign',
    body: TaggingBody,
    answer: TaggingAnswer,
    summary: 'Unassign partner tag',
    description:
      'Removes the tag from up to 1,000 partners. If one of the IDs is unknown, no partner is changed.',
  }),
])
