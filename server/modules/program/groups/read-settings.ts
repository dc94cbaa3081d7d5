import type { AllowedDestination, groups } from '../../../db/schema/programs.ts'
import { invalid } from '../../../domain/errors.ts'
import { checkWebAddress } from '../../../domain/link.ts'
import { parseText } from '../../../core/input.ts'
import { domainSlug } from '../../links/domains/slug.ts'
import { readBrand } from '../programs/read-brand.ts'
import { checkSlug } from '../../platform/workspaces/create-workspace.ts'
import type { GroupPatch } from './schema.ts'

/** Columns that a caller can set. */
export type GroupColumns = Partial<typeof groups.$inferInsert>

/**
 * Reads a body's values for a group's own columns; what it leaves out stays.
 * @throws ApiError `unprocessable_entity`
 */
export function readSettings(body: GroupPatch): GroupColumns {
  const set: GroupColumns = readBrand(body)
  const { name, slug, color, holdingPeriodDays, autoApprove, linkStructure, maxLinks } = body
  if (name !== undefined) set.name = parseText('name', name)
  if (slug !== undefined) {
    checkSlug(slug)
    set.slug = slug
  }
  if (color !== undefined) set.color = color
  if (holdingPeriodDays !== undefined) set.holdingPeriodDays = holdingPeriodDays
  if (autoApprove !== undefined) set.autoApprove = autoApprove
  if (linkStructure !== undefined) set.linkStructure = linkStructure
  if (maxLinks !== undefined) set.maxLinks = maxLinks
  if (body.defaultLinks) set.defaultLinks = readLinks(body.defaultLinks)
  if (body.allowedDestinations) {
    set.allowedDestinations = body.allowedDestinations.map(readDestination)
  }
  if (body.moveRules) {
    set.moveRules = body.moveRules.map(({ attribute, gte, lt }) => ({
      attribute,
      gte,
      ...(lt === undefined ? {} : { lt }),
    }))
  }
  return set
}

function readLinks(links: readonly { url: string }[]): { url: string }[] {
  const urls = links.map(({ url }, i) => checkWebAddress(url, `defaultLinks.${i}.url`))
  const twice = urls.findIndex((url, i) => urls.indexOf(url) < i)
  if (twice < 0) return urls.map((url) => ({ url }))
  throw invalid(`defaultLinks.${twice}.url`, `${urls[twice]} stands there twice. Name it once.`)
}

type DestinationBody = NonNullable<GroupPatch['allowedDestinations']>[number]

function readDestination(body: DestinationBody, i: number): AllowedDestination {
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
