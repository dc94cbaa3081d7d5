import { BASE } from '../router/router.ts'
import type { Page } from './sections.ts'

/** Returns the address of a page. The program that the present address names stays chosen. */
export function pageAddress({ path, needs }: Page): string {
  const program = new URLSearchParams(location.search).get('program')
  if (program === null || needs !== 'program.read') return BASE + path
  return `${BASE}${path}${path.includes('?') ? '&' : '?'}program=${encodeURIComponent(program)}`
}
