import { nothing } from 'lit'

/** An address that opens a page. Any other, such as `javascript:…`, leads nowhere. */
export function pageAddress(url: string): string | typeof nothing {
  return /^https?:/i.test(url) ? url : nothing
}
