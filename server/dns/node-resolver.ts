import { Resolver } from 'node:dns/promises'
import type { DnsResolver } from './port.ts'

const TIMEOUT_MS = 2_000
const TRIES = 2
/** What a name server answers for a name without such records, or for one that does not exist. */
const NOTHING: readonly string[] = ['ENODATA', 'ENOTFOUND']

/** Creates a resolver that asks the name servers of this machine, or others: `127.0.0.1:5353`. */
export function createNodeResolver(servers?: readonly string[]): DnsResolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  if (servers) resolver.setServers(servers)
  return {
    async find(name) {
      const [txt, cname] = await Promise.allSettled([
        resolver.resolveTxt(name).then((records) => records.map((parts) => parts.join(''))),
        resolver.resolveCname(name),
      ])
      const answers = [read(txt), read(cname)] as const
      const [texts, targets] = answers
      const failed = answers.find((answer) => typeof answer === 'string')
      // One answer is enough, unless it says nothing and the other might.
      if (failed && answers.every((answer) => typeof answer === 'string' || answer.length === 0)) {
        return { kind: 'unreachable', reason: failed }
      }
      return { kind: 'records', txt: recordsOf(texts), cname: recordsOf(targets).map(withoutDot) }
    },
  }
}

type Answer = readonly string[] | string

/** Reads an answer: its records, or the code of a failure. */
function read(result: PromiseSettledResult<string[]>): Answer {
  if (result.status === 'fulfilled') return result.value
  const { code = 'EUNKNOWN' } = result.reason as { code?: string }
  return NOTHING.includes(code) ? [] : code
}

function recordsOf(answer: Answer): readonly string[] {
  return typeof answer === 'string' ? [] : answer
}

function withoutDot(name: string): string {
  return name.replace(/\.$/, '')
}
