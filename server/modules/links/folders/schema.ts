import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { pageFields } from '../../../core/fields.ts'

const name = t.String({
  minLength: 1,
  maxLength: 190,
  description: 'The name, which must be unique in the workspace.',
})

const settings = {
  description: t.Optional(t.Nullable(t.String({ maxLength: 500 }))),
  accessLevel: t.Optional(
    t.Nullable(
      oneOf(['write', 'read'], {
        description: 'Not used. A key has access to all folders or none.',
      }),
    ),
  ),
}

export const FolderBody = t.Object({ name, ...settings })
export type FolderBody = Static<typeof FolderBody>

export const FolderPatch = t.Object({ name: t.Optional(name), ...settings })
export type FolderPatch = Static<typeof FolderPatch>

export const FolderQuery = t.Object({
  search: t.Optional(t.String({ maxLength: 190 })),
  ...pageFields,
})
export type FolderQuery = Static<typeof FolderQuery>

export const Folder = t.Object({
  id: t.String(),
  name: t.String(),
  description: t.Nullable(t.String()),
  type: oneOf(['default', 'mega']),
  accessLevel: t.Nullable(oneOf(['write', 'read'])),
  createdAt: t.String(),
  updatedAt: t.String(),
})
export type Folder = Static<typeof Folder>
