import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { lock } from '../../../db/locks.ts'
import { CountRow } from '../../../db/row.ts'
import { images } from '../../../db/schema/images.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { readImageSize, MAX_IMAGE_SIDE } from '../../../domain/image-size.ts'
import { imageTypeOf, MAX_IMAGE_BYTES, type ImageType } from '../../../domain/image-type.ts'
import { stripImage } from '../../../domain/strip-image.ts'
import { toImage } from './present.ts'
import type { Image, ImageBody } from './schema.ts'

/** Of a workspace. */
const MAX_IMAGES = 500
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * Stores a picture. The same one is stored once, so that repeating an upload answers the same address.
 * @throws ApiError `unprocessable_entity` for what is no picture, `exceeded_limit`
 */
export async function createImage(ctx: Ctx, { data }: ImageBody): Promise<Image> {
  const { deps } = ctx
  const { bytes, contentType } = readPicture(data)
  const hash = createHash('sha256').update(bytes).digest('base64url')
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    await tx.run(scope, (ws) => sql`select ${lock('workspace', ws)}`)
    const existing = await tx.first(scope, images, [eq(images.hash, hash)])
    if (existing) return toImage(ctx, existing)
    const [counted] = await tx.rows(
      scope,
      CountRow,
      (ws) => sql`select count(*)::int as n from images where workspace_id = ${ws}`,
    )
    if (counted!.n >= MAX_IMAGES) {
      throw new ApiError(
        'exceeded_limit',
        `A workspace can have at most ${MAX_IMAGES} images. Delete one with DELETE /images/{id} first.`,
      )
    }
    const values = {
      id: deps.ids.make('img'),
      contentType,
      size: bytes.length,
      hash,
      bytes,
      createdAt: new Date(deps.clock.now()),
    }
    const [row] = await tx.insert(scope, images, values)
    return toImage(ctx, row!)
  })
}

/** Reads a picture, and takes out where and with what it was taken. @throws ApiError `unprocessable_entity` */
function readPicture(data: string): { bytes: Uint8Array; contentType: ImageType } {
  const sent = readBytes(data)
  const contentType = imageTypeOf(sent)
  const size = contentType && readImageSize(sent, contentType)
  if (!contentType || !size) {
    throw invalid('data', 'The file isn’t a supported image. Send a PNG, JPEG, GIF, or WebP image.')
  }
  if (Math.max(size.width, size.height) > MAX_IMAGE_SIDE) {
    const text = `A side of a picture has at most ${MAX_IMAGE_SIDE} pixels. Make it smaller.`
    throw invalid('data', text)
  }
  return { bytes: stripImage(sent, contentType), contentType }
}

function readBytes(data: string): Uint8Array {
  if (!BASE64.test(data) || data.length % 4 !== 0) {
    throw invalid('data', 'Send the image in base64.')
  }
  const bytes = new Uint8Array(Buffer.from(data, 'base64'))
  if (bytes.length <= MAX_IMAGE_BYTES) return bytes
  throw invalid('data', 'The image is too large. Send an image of up to 512 KB.')
}
