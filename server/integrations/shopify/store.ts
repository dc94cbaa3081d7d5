import { invalid } from '../../domain/errors.ts'

const DOMAIN = /^[a-z0-9][a-z0-9-]{0,100}\.myshopify\.com$/

/** Tells whether this is the domain of a store at Shopify, and nobody else's. */
export function isStore(domain: string): boolean {
  return DOMAIN.test(domain)
}

/** Reads a store's name, such as `acme` or `https://acme.myshopify.com/`. @throws ApiError `unprocessable_entity` */
export function readStore(text: string): string {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/$/, '')
  const domain = name.includes('.') ? name : `${name}.myshopify.com`
  if (isStore(domain)) return domain
  throw invalid('store', 'Enter the store’s address, such as acme.myshopify.com.')
}
