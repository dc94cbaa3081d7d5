import type { DnsResolver, Found } from '../../server/dns/port.ts'

/** A name server that knows what tests tell it, and nothing else. */
export class TestDns implements DnsResolver {
  readonly #records = new Map<string, { txt: string[]; cname: string[] }>()
  /** Set: it answers nobody, for this reason. */
  silent: string | null = null
  /** Happens once after its next answer is found and before that is sent. */
  meanwhile: (() => Promise<unknown>) | null = null
  /** The names that were asked for. */
  readonly asked: string[] = []

  set(record: { type: string; name: string; value: string }): void {
    const known = this.#records.get(record.name) ?? { txt: [], cname: [] }
    ;(record.type === 'TXT' ? known.txt : known.cname).push(record.value)
    this.#records.set(record.name, known)
  }

  remove(name: string): void {
    this.#records.delete(name)
  }

  async find(name: string): Promise<Found> {
    this.asked.push(name)
    if (this.silent) return { kind: 'unreachable', reason: this.silent }
    const { txt, cname } = this.#records.get(name) ?? { txt: [], cname: [] }
    const found: Found = { kind: 'records', txt: [...txt], cname: [...cname] }
    const { meanwhile } = this
    this.meanwhile = null
    await meanwhile?.()
    return found
  }
}
