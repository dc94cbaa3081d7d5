import type { AllowedDestination } from '../../../db/schema/programs.ts'
import { invalid } from '../../../domain/errors.ts'
import { checkWebAddress } from '../../../domain/link.ts'
import { domainSlug } from '../../links/domains/slug.ts'

/** Reads the destinations of the first links. @throws ApiError `unprocessable_entity` */
export function readLinks(links: readonly { url: string }[]): { url: string }[] {
  const urls = links.map(({ url }, i) => checkWebAddress(url, `defaultLinks.${i}.url`))
  const twice = urls.findIndex((url, i) => urls.indexOf(url) < i)
  if (twice < 0) return urls.map((url) => ({ url }))
  throw invalid(`defaultLinks.${twice}.url`, `${urls[twice]} stands there twice. Name it once.`)
}

interface DestinationBody {
  domain: string
  path?: string | undefined
  match?: AllowedDestination['match'] | undefined
}

/** Reads where links may lead. @throws ApiError `unprocessable_entity` */
export function readDestination(body: DestinationBody, i: number): AllowedDestination {
  const path = `allowedDestinations.${i}`
  const domain = domainSlug(body.domain)
  if (domain === null) {
    throw invalid(`${path}.domain`, 'Write a domain such as shop.example.com, without a path.')
  }
  return { domain, path: readPath(body.path || '/', `${path}.path`), match: body.match ?? 'domain' }
}

/** Normalizes a path as it stands in an address: encoded, without `..`. */
function readPath(text: string, at: string): string {
  const wellFormed = /^\/[^?#\\\s]*$/.test(text) && !text.startsWith('//')
  if (wellFormed && text.isWellFormed()) return new URL(`https://x.invalid${text}`).pathname
  throw invalid(at, 'Write the path as /pricing, without a query.')
}
