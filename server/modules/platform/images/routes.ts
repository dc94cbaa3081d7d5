import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createImage } from './create-image.ts'
import { deleteImage } from './delete-image.ts'
import { listImages } from './list-images.ts'
import { Image, ImageBody, ImageId, ImagePlace, ImageQuery } from './schema.ts'
import { showImage } from './show-image.ts'

const PICTURE = { schema: { type: 'string' as const, format: 'binary' } }

export function imageRoutes(deps: Deps) {
  return new Elysia({ name: 'images', prefix: '/images', tags: ['images'] })
    .use(secure(deps))
    .post(
      '',
      ({ ctx, body, set }) => {
        set.status = 201
        return createImage(ctx, body)
      },
      {
        needs: 'links.write',
        body: ImageBody,
        response: { 201: Image },
        detail: { operationId: 'createImage', summary: 'Upload a picture' },
      },
    )
    .get('', ({ ctx, query }) => listImages(ctx, query), {
      needs: 'links.read',
      query: ImageQuery,
      response: t.Array(Image),
      detail: { operationId: 'listImages', summary: 'List the pictures, the newest first' },
    })
    .delete('/:id', ({ ctx, params }) => deleteImage(ctx, params.id), {
      needs: 'links.write',
      params: ImageId,
      response: ImageId,
      detail: { operationId: 'deleteImage', summary: 'Delete a picture' },
    })
    .get('/:workspaceId/:id', ({ params }) => showImage(deps, params), {
      params: ImagePlace,
      detail: {
        operationId: 'showImage',
        summary: 'Read a picture, without a key',
        responses: {
          200: {
            description: 'The picture',
            content: {
              'image/png': PICTURE,
              'image/jpeg': PICTURE,
              'image/gif': PICTURE,
              'image/webp': PICTURE,
            },
          },
          404: { $ref: '#/components/responses/Error404' },
        },
      },
    })
}
