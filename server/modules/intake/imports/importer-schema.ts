import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { IMPORT_KINDS } from '../../../domain/imports.ts'

export const ImporterInfo = t.Object(
  {
    name: t.String({ examples: ['rewardful'] }),
    label: t.String(),
    fields: t.Array(
      t.Object({
        name: t.String(),
        label: t.String(),
        secret: t.Boolean(),
        required: t.Boolean(),
      }),
    ),
    files: t.Array(oneOf(IMPORT_KINDS), {
      description: 'The kinds of files that the source accepts.',
    }),
    columns: t.Array(t.Object({ kind: oneOf(IMPORT_KINDS), fields: t.Array(ColumnInfo()) }), {
      description: 'The values that a column of each kind of file can contain.',
    }),
    notes: t.Array(t.String(), { description: 'Data that can’t be imported.' }),
  },
  { title: 'Importer' },
)
export type ImporterInfo = Static<typeof ImporterInfo>

function ColumnInfo() {
  return t.Object({ name: t.String(), required: t.Boolean(), meaning: t.String() })
}
