import { byAnyone } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { find } from '../../../http/operations/verbs.ts'
import { drawQr, drawQrSvg } from './draw-qr.ts'
import { QrQuery } from './schema.ts'

/** Needs no key, so that the address of a code can stand in a page. */
export const qr = resource('qr', [
  find((_, query) => answerQr(query), {
    ...byAnyone,
    path: '/qr',
    query: QrQuery,
    id: 'getQrCode',
    summary: 'Retrieve QR code',
    description: 'Returns a QR code for a URL as a PNG or SVG image.',
    responses: {
      200: {
        description: 'The picture',
        content: {
          'image/png': { schema: { type: 'string', format: 'binary' } },
          'image/svg+xml': { schema: { type: 'string' } },
        },
      },
      422: { $ref: '#/components/responses/Error422' },
      429: { $ref: '#/components/responses/Error429' },
    },
  }),
])

function answerQr(query: QrQuery): Response {
  const format = query.format ?? 'png'
  return new Response(format === 'svg' ? drawQrSvg(query) : drawQr(query), {
    headers: {
      'content-type': format === 'svg' ? 'image/svg+xml' : 'image/png',
      'cache-control': 'public, max-age=86400',
      // Elements on any page put a logo into it.
      'access-control-allow-origin': '*',
      ...(query.download && { 'content-disposition': `attachment; filename="qr.${format}"` }),
    },
  })
}
