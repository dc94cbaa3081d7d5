import { t, type Static } from 'elysia'
import { PublishableKey } from '../../../core/fields.ts'
import { Email, personFields, ProgramId } from '../partners/schema.ts'

const { country, companyName, description } = personFields

export const ApplyBody = t.Object({
  publishableKey: PublishableKey,
  programId: ProgramId,
  groupId: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 64,
        description: 'The ID of the group. Defaults to the default group.',
      }),
    ),
  ),
  email: Email,
  name: t.String({
    minLength: 1,
    maxLength: 100,
    description: 'The applicant’s name. It can’t contain URLs or email addresses.',
  }),
  country,
  companyName,
  description,
  answers: t.Optional(
    t.Record(
      t.String({ maxLength: 64 }),
      t.Union([
        t.String({ maxLength: 5000 }),
        t.Array(t.String({ maxLength: 200 }), { maxItems: 50 }),
      ]),
      {
        maxProperties: 100,
        description: 'The answers by key of the application form. Multiple choices are an array.',
        examples: [{ website: 'https://example.com', channels: ['Blog', 'Video'] }],
      },
    ),
  ),
})
export type ApplyBody = Static<typeof ApplyBody>

export const Applied = t.Object({
  received: t.Boolean({
    description: 'Always true, so that the response doesn’t reveal anything about the applicant.',
  }),
})
export type Applied = Static<typeof Applied>
