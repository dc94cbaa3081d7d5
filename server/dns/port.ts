/** What stands in DNS at one name. A CNAME's target is written without a dot at its end. */
export type Found =
  | { kind: 'records'; txt: readonly string[]; cname: readonly string[] }
  /** Nobody could say: `reason` is a code such as `ESERVFAIL` or `ETIMEOUT`. */
  | { kind: 'unreachable'; reason: string }

/** Looks up records of names. It never throws, and answers within some seconds. */
export interface DnsResolver {
  find(name: string): Promise<Found>
}
