/** What a browser says of where a request comes from. */
export interface Sent {
  method: string
  origin: string | null
  /** `Sec-Fetch-Site` */
  site: string | null
  contentType: string | null
}

const READS = new Set(['GET', 'HEAD'])
/** What a form of any site can send without asking first. */
const FORMS = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i

/**
 * Judges a request that a cookie vouches for, which browsers also send for other sites: returns why it is
 * refused, or null. What changes something must come from a page of `own`, and be no form.
 */
export function foreignReason(sent: Sent, own: string): string | null {
  const { method, origin, site, contentType } = sent
  const isRead = READS.has(method)
  if (site !== null && site !== 'same-origin' && !(isRead && site === 'none')) {
    return `A session works on pages of ${own} alone, and this request comes from another site.`
  }
  if (origin !== null && origin !== own) {
    return `A session works on pages of ${own} alone, not of ${origin.slice(0, 200)}.`
  }
  if (isRead) return null
  if (origin === null && site === null) {
    return 'With a session, a call that changes something needs the header Origin. Servers use a secret key.'
  }
  if (contentType !== null && FORMS.test(contentType)) {
    return 'With a session, send the body as application/json.'
  }
  return null
}
