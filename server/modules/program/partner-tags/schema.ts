import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { COLORS, TagQuery } from '../../links/tags/schema.ts'

const name = t.String({
  minLength: 1,
  maxLength: 50,
  description: 'The name, unique in the workspace regardless of case.',
})
const color = t.Optional(oneOf(COLORS, { description: 'The color. Defaults to `blue`.' }))

export const PartnerTagBody = t.Object({ name, color })
export type PartnerTagBody = Static<typeof PartnerTagBody>

export const PartnerTagPatch = t.Object({ name: t.Optional(name), color })
export type PartnerTagPatch = Static<typeof PartnerTagPatch>

export const PartnerTagQuery = TagQuery
export type PartnerTagQuery = Static<typeof PartnerTagQuery>

const fields = {
  id: t.String({ examples: ['ptag_1C3MxQp0yTfWJ2k'] }),
  name: t.String({ description: 'The name of the tag.' }),
  color: oneOf(COLORS, { description: 'The color of the tag.' }),
}

/** A tag as partners have it. */
export const TagOfPartner = t.Object(fields)
export type TagOfPartner = Static<typeof TagOfPartner>

export const PartnerTag = t.Object(
  {
    ...fields,
    partnerCount: t.Integer({ description: 'The number of partners that have the tag.' }),
    createdAt: t.String({ description: 'When the tag was created, in ISO 8601 format.' }),
  },
  { title: 'PartnerTag' },
)
export type PartnerTag = Static<typeof PartnerTag>

export const TaggingBody = t.Object({
  partnerIds: t.Array(t.String({ maxLength: 64 }), {
    minItems: 1,
    maxItems: 1000,
    description: 'The IDs of the partners.',
  }),
})
export type TaggingBody = Static<typeof TaggingBody>

export const TaggingAnswer = t.Object({
  id: t.String(),
  changed: t.Integer({ description: 'The number of partners whose tags changed.' }),
})
export type TaggingAnswer = Static<typeof TaggingAnswer>

/** The tags in the body of a partner. */
export const TagIds = t.Optional(
  t.Array(t.String({ maxLength: 64 }), {
    maxItems: 100,
    description: 'The IDs of the partner’s tags.',
  }),
)
