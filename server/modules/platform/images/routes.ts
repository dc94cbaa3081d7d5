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
    summary: 'Upload image',
    description: 'Uploads an image for a program, a landing page, or a link preview.',
  }),
  list(listImages, {
    ...reading,
    path: '/images',
    query: ImageQuery,
    answer: Image,
    summary: 'List images',
    description: 'Returns images, newest first.',
  }),
  remove(deleteImage, {
    ...writing,
    path: '/images/:id',
    answer: ImageId,
    summary: 'Delete image',
    description: 'Deletes an image.',
  }),
  operation('GET', ({ deps }, { params }) => showImage(deps, params), {
    ...byAnyone,
    path: '/images/:workspaceId/:id',
    params: ImagePlace,
    id: 'showImage',
    summary: 'Retrieve image',
    description: 'Returns an image file. Doesn’t require authentication.',
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
