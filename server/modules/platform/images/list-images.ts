import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { pageOf } from '../../../core/paging.ts'
import { ImageRow, toImage } from './present.ts'
import type { Image, ImageQuery } from './schema.ts'

/** Lists the pictures, the newest first. */
export async function listImages(ctx: Ctx, query: ImageQuery): Promise<Image[]> {
  const { limit, offset } = pageOf(query)
  const rows = await ctx.tx.rows(
    ctx.scope,
    ImageRow,
    (ws) => sql`
      select id, content_type as "contentType", size, created_at as "createdAt" from images
      where workspace_id = ${ws} order by id desc limit ${limit} offset ${offset}`,
  )
  return rows.map((row) => toImage(ctx, row))
}
