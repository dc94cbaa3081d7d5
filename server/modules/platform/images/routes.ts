import { byAnyone, byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { create, list, remove } from '../../../http/operations/verbs.ts'
import { createImage } from './create-image.ts'
import { deleteImage } from './delete-image.ts'
import { listImages } from './list-images.ts'
import { Image, ImageBody, ImageId, ImagePlace, ImageQuery } from './schema.ts'
import { showImage } from './show-image.ts'

const reading = byKey('links.read')
const writing = byKey('links.write')
const PICTURE = { schema: { type: 'string', format: 'binary' } }

export const images = resource('images', [
  create(createImage, {
    ...writing,
    path: '/images',
    body: ImageBody,
    answer: Image,
    summary: 'Upload a picture',
  }),
  list(listImages, {
    ...reading,
    path: '/images',
    query: ImageQuery,
    answer: Image,
    summary: 'List the pictures, the newest first',
  }),
  remove(deleteImage, {
    ...writing,
    path: '/images/:id',
    answer: ImageId,
    summary: 'Delete a picture',
  }),
  operation('GET', ({ deps }, { params }) => showImage(deps, params), {
    ...byAnyone,
    path: '/images/:workspaceId/:id',
    params: ImagePlace,
    id: 'showImage',
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
  }),
])
