/** How long a domain keeps serving whose record has gone, so that a mistake in DNS breaks no link. */
export const GRACE_MS = 7 * 86_400_000

export const DOMAIN_STATUSES = ['unverified', 'verified', 'failing', 'lost'] as const
export type DomainStatus = (typeof DOMAIN_STATUSES)[number]

/** Who proved that a domain is the workspace's: a record in DNS, or the operator's word. */
export const PROVED_BY = ['dns', 'operator'] as const
export type ProvedBy = (typeof PROVED_BY)[number]

/** What is stored of a domain's proof. It serves links while `verifiedAt` is set. */
export interface Proof {
  verifiedAt: Date | null
  /** Since when the record is missing. */
  failingSince: Date | null
  /** Since when it serves no more. */
  lostAt: Date | null
}

/** Returns how a domain stands: `verified` and `failing` serve links, `unverified` and `lost` do not. */
export function domainStatus({ verifiedAt, failingSince, lostAt }: Proof): DomainStatus {
  if (verifiedAt) return failingSince ? 'failing' : 'verified'
  return lostAt ? 'lost' : 'unverified'
}

export interface DnsRecord {
  type: 'TXT' | 'CNAME'
  /** Where it stands: `_svc-challenge.go.example.com`. */
  name: string
  value: string
}

/**
 * Returns the two records of which one proves a domain. Both hold the token: that a name leads to this
 * server says nothing about which of its workspaces may use it.
 * @param slug the domain as it is stored, perhaps with a port
 * @param ownHost the host of the server itself, below which the CNAME leads
 */
export function challengeRecords(
  slug: string,
  token: string,
  ownHost: string,
): { txt: DnsRecord; cname: DnsRecord } {
  const name = challengeName(slug)
  return {
    txt: { type: 'TXT', name, value: `svc-verify=${token}` },
    cname: { type: 'CNAME', name, value: `${token}.${ownHost}`.toLowerCase() },
  }
}

/** Returns the name at which the record of a domain stands. */
export function challengeName(slug: string): string {
  return `_svc-challenge.${slug.replace(/:\d+$/, '')}`
}

/** Tells whether what stands in DNS proves a domain for the workspace with this token. */
export function provesDomain(
  found: { txt: readonly string[]; cname: readonly string[] },
  token: string,
): boolean {
  const [said, label] = [`svc-verify=${token}`, token.toLowerCase()]
  return (
    found.txt.some((text) => text.trim() === said) ||
    found.cname.some((target) => target.toLowerCase().split('.')[0] === label)
  )
}

/** Returns the proof after its record was looked for: missing for the whole grace period, it is lost. */
export function checkProof(proof: Proof, { proved, at }: { proved: boolean; at: Date }): Proof {
  if (proved) return { ...proof, failingSince: null }
  const failingSince = proof.failingSince ?? at
  if (at.getTime() - failingSince.getTime() < GRACE_MS) return { ...proof, failingSince }
  return { verifiedAt: null, failingSince: null, lostAt: at }
}

/**
 * Tells whether a domain is the server's own address, on any port, with or without `www.`: only its
 * operator may use it for links. `ownHost`: the host of its origin.
 */
export function isOwnHost(slug: string, ownHost: string): boolean {
  const bare = (host: string) => host.replace(/:\d+$/, '').replace(/^www\./, '')
  return bare(slug.toLowerCase()) === bare(ownHost.toLowerCase())
}
