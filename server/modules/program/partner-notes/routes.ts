import { t } from 'elysia'
import { Deleted } from '../../../core/fields.ts'
import { byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { PartnerId } from '../partners/schema.ts'
import { createNote } from './create-note.ts'
import { deleteNote } from './delete-note.ts'
import { listNotes } from './list-notes.ts'
import { NoteBody, NotePatch, NoteQuery, PartnerNote } from './schema.ts'
import { updateNote } from './update-note.ts'

const reading = byKey('program.read')
const writing = byKey('program.write')
const NoteParams = t.Object({
  ...PartnerId.properties,
  noteId: t.String({ maxLength: 64, description: 'The ID of the note.' }),
})

export const partnerNotes = resource('partners', [
  operation('POST', (ctx, { params, body }) => createNote(ctx, params.id, body), {
    ...writing,
    path: '/partners/:id/notes',
    params: PartnerId,
    body: NoteBody,
    answer: PartnerNote,
    status: 201,
    id: 'createPartnerNote',
    summary: 'Create partner note',
    description: 'Creates a note about a partner. Partners never see notes.',
  }),
  operation('GET', (ctx, { params, query }) => listNotes(ctx, params.id, query), {
    ...reading,
    path: '/partners/:id/notes',
    params: PartnerId,
    query: NoteQuery,
    answer: t.Array(PartnerNote),
    id: 'listPartnerNotes',
    summary: 'List partner notes',
    description: 'Returns the notes about a partner, newest first.',
  }),
  operation('PATCH', (ctx, { params, body }) => updateNote(ctx, params, body), {
    ...writing,
    path: '/partners/:id/notes/:noteId',
    params: NoteParams,
    body: NotePatch,
    answer: PartnerNote,
    id: 'updatePartnerNote',
    summary: 'Update partner note',
    description:
      'Updates the text of a note, or pins it. Only its author, an admin, or an owner can.',
  }),
  operation('DELETE', (ctx, { params }) => deleteNote(ctx, params), {
    ...writing,
    path: '/partners/:id/notes/:noteId',
    params: NoteParams,
    answer: Deleted,
    id: 'deletePartnerNote',
    summary: 'Delete partner note',
    description: 'Deletes a note. Only its author, an admin, or an owner can.',
  }),
])
