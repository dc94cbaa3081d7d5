import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { ImageType } from '../../domain/image-type.ts'
import { bytea, createdAt, idColumn, workspaceId } from './columns.ts'

/** Pictures that a workspace has uploaded, for anybody who has their address. They never change. */
export const images = pgTable(
  'images',
  {
    workspaceId: workspaceId(),
    id: idColumn('id').notNull(),
    contentType: text('content_type').$type<ImageType>().notNull(),
    size: integer('size').notNull(),
    /** SHA-256 of the bytes: what is uploaded again is the same picture. */
    hash: text('hash').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique('images_hash').on(t.workspaceId, t.hash),
  ],
)
