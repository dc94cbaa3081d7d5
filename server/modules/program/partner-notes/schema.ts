import { t, type Static } from 'elysia'
import { cursorFields, pageFields } from '../../../core/fields.ts'

const text = t.String({
  minLength: 1,
  maxLength: 10_000,
  description: 'The text of the note, as plain text.',
})
const pinned = t.Optional(
  t.Boolean({ description: 'Whether the note is shown above the others. Defaults to false.' }),
)

export const NoteBody = t.Object({ text, pinned })
export type NoteBody = Static<typeof NoteBody>

export const NotePatch = t.Object({ text: t.Optional(text), pinned })
export type NotePatch = Static<typeof NotePatch>

export const NoteQuery = t.Object({
  pinned: t.Optional(t.Boolean({ description: 'Whether to return only pinned notes, or others.' })),
  ...pageFields,
  ...cursorFields,
})
export type NoteQuery = Static<typeof NoteQuery>

export const PartnerNote = t.Object(
  {
    id: t.String({ examples: ['note_1C3MxQp0yTfWJ2k'] }),
    partnerId: t.String(),
    text: t.String({ description: 'The text of the note.' }),
    pinned: t.Boolean({ description: 'Whether the note is shown above the others.' }),
    author: t.Object(
      {
        id: t.Nullable(
          t.String({ description: 'The ID of the member, or null for a key without a member.' }),
        ),
        name: t.String({ description: 'The author’s name when the note was written.' }),
      },
      { description: 'The author of the note.' },
    ),
    editable: t.Boolean({
      description: 'Whether the caller can edit the note: authors, admins, and owners can.',
    }),
    createdAt: t.String({ description: 'When the note was written, in ISO 8601 format.' }),
    updatedAt: t.String({ description: 'When the note last changed, in ISO 8601 format.' }),
  },
  { title: 'PartnerNote' },
)
export type PartnerNote = Static<typeof PartnerNote>
