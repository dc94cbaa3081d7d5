import { invalid } from '../../../domain/errors.ts'

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const MAX_LENGTH = 190

/**
 * Normalizes a link domain to the form of the `Host` header: lower case, punycode, with a port only if it
 * is unusual. Null: no domain.
 */
export function domainSlug(input: string): string | null {
  const text = input.trim()
  const address = /^https?:\/\//i.test(text) ? text : `http://${text}`
  if (/[\s\p{Cc}\\?#@]/u.test(text) || !URL.canParse(address)) return null
  const url = new URL(address)
  const host = url.hostname.replace(/\.$/, '')
  const labels = host.split('.')
  const named = labels.length > 1 || host === 'localhost'
  if (url.pathname !== '/' || !named || !labels.every((label) => LABEL.test(label))) return null
  const port = ['', '80', '443'].includes(url.port) ? '' : `:${url.port}`
  const slug = host + port
  return slug.length <= MAX_LENGTH ? slug : null
}

/**
 * Validates a link domain.
 * @throws ApiError `unprocessable_entity`
 */
export function readDomainSlug(input: string): string {
  const slug = domainSlug(input)
  if (slug !== null) return slug
  throw invalid(
    'slug',
    `${JSON.stringify(input.slice(0, 100))} is not a domain. Write go.example.com, or localhost:3000 for development.`,
  )
}
