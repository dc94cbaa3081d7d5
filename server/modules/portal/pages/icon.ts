import { escapeHtml } from '../../../core/html.ts'
import { brandColors } from '../../../domain/brand-colors.ts'
import type { PortalProgram } from './find-program.ts'

const USUAL = '#3d55cc'

/** Draws the sign of a program: the first letter of its name on its colour, of any size. */
export function icon(program: PortalProgram | null): Response {
  const { name = '', brandColor = null } = program?.landing ?? {}
  const { accent, onAccent } = brandColors(brandColor ?? USUAL).light
  const [letter = '•'] = Array.from(name.trim())
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${accent}"/><text x="256" y="256" dy=".35em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="256" font-weight="600" fill="${onAccent}">${escapeHtml(letter.toUpperCase())}</text></svg>`
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  })
}
