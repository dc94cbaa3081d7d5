import { eq } from 'drizzle-orm'
import { notFound } from '../../../domain/errors.ts'
import { createCtx } from '../../../core/ctx.ts'
import { images } from '../../../db/schema/images.ts'
import type { Deps } from '../../../deps.ts'
import type { ImagePlace } from './schema.ts'

/** Answers the bytes of a picture to anybody, as nothing but a picture. @throws ApiError `not_found` */
export async function showImage(deps: Deps, { workspaceId, id }: ImagePlace): Promise<Response> {
  const workspace = await deps.directory.workspaceById(workspaceId)
  if (!workspace) throw notFound('picture', id)
  const actor = { type: 'system', name: 'pictures' } as const
  const { tx, scope } = createCtx(deps, { workspaceId: workspace.id, plan: workspace.plan, actor })
  const row = await tx.first(scope, images, [eq(images.id, id)])
  if (!row) throw notFound('picture', id)
  return new Response(new Uint8Array(row.bytes), {
    headers: {
      'content-type': row.contentType,
      'cache-control': 'public, max-age=86400',
      // Elements on any page put it into a QR code.
      'access-control-allow-origin': '*',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}
