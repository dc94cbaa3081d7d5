import { nothing } from 'lit'

/** Returns an address that opens a page. Any other, such as `javascript:…`, becomes `nothing`. */
export function pageAddress(url: string): string | typeof nothing {
  return /^https?:/i.test(url) ? url : nothing
}
