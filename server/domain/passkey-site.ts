/** The site that passkeys belong to. */
export interface PasskeySite {
  /** The host, which browsers bind a passkey to. */
  id: string
  /** Where a page must be that uses one. */
  origin: string
}

/**
 * Returns the site of a server's address; null where browsers have no passkeys: without TLS, and at an
 * address that is no name. `localhost` needs no TLS.
 */
export function passkeySite(origin: string): PasskeySite | null {
  const { protocol, hostname } = new URL(origin)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  // URLs write each address in one form: four numbers, or colons in brackets.
  const isName = !/^[\d.]+$/.test(hostname) && !hostname.startsWith('[')
  return isName && (protocol === 'https:' || isLocal) ? { id: hostname, origin } : null
}
