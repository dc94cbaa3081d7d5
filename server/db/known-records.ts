import { createHash } from 'node:crypto'
import { DomainRecord, LinkRecord, WorkspaceRow } from './directory-records.ts'
import { hostsOf } from './hosts.ts'
import { decode, text } from './row.ts'

/**
 * Decodes an entry of `LastKnown` that was JSON.
 * @throws Error when it is none of this version
 */
export function decodeKnown([name, value]: readonly [name: string, value: unknown]): unknown {
  const kind = name.slice(0, name.indexOf(':'))
  if (kind === 'primary') return text(value)
  if (typeof value !== 'object' || value === null) throw new Error(`"${kind}" is no record`)
  if (kind === 'link') return decode(LinkRecord, [value])[0]
  if (kind === 'domain') return decode(DomainRecord, [value])[0]
  if (kind === 'workspace' || kind === 'pk') {
    return decode(WorkspaceRow, [{ workspace: value }])[0]?.workspace
  }
  throw new Error(`"${kind}" is no kind of record`)
}

/** Names a database without its password, so that another one in its place is noticed. */
export function nameOfDatabase(url: string): string {
  const places = hostsOf(url).map((one) => {
    const { hostname, port, pathname } = new URL(one)
    return `${hostname}:${port || 5432}${pathname}`
  })
  return createHash('sha256').update(places.join()).digest('hex')
}
