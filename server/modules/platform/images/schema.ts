import { t, type Static } from 'elysia'
import { pageFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '../../../domain/image-type.ts'

/** Base64 has four letters for three bytes. */
const MAX_LETTERS = Math.ceil(MAX_IMAGE_BYTES / 3) * 4

export const ImageBody = t.Object({
  data: t.String({
    minLength: 1,
    maxLength: MAX_LETTERS,
    description: 'The PNG, JPEG, GIF, or WebP image in base64, up to 512 KB.',
    examples: ['iVBORw0KGgo…'],
  }),
})
export type ImageBody = Static<typeof ImageBody>

export const ImageQuery = t.Object(pageFields)
export type ImageQuery = Static<typeof ImageQuery>

export const ImageId = t.Object({ id: t.String({ maxLength: 64 }) })
export const ImagePlace = t.Object({
  workspaceId: t.String({ maxLength: 64 }),
  id: t.String({ maxLength: 64 }),
})
export type ImagePlace = Static<typeof ImagePlace>

export const Image = t.Object(
  {
    id: t.String({ examples: ['img_1C3MxQp0yTfWJ2k'] }),
    url: t.String({ description: 'The public URL of the image.' }),
    contentType: oneOf(IMAGE_TYPES),
    size: t.Integer({ description: 'The size in bytes.' }),
    createdAt: t.String(),
  },
  { title: 'Image' },
)
export type Image = Static<typeof Image>
