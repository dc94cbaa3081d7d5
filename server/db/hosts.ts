import postgres from 'postgres'
import { bool, decode, row } from './row.ts'

/** Lists the addresses of a URL that names several hosts, one each: `postgres://a:5432,b:5433/svc`. */
export function hostsOf(url: string): string[] {
  const [, start, hosts, rest] = /^(\w+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? []
  if (start === undefined || hosts === undefined || !hosts.includes(',')) return [url]
  return hosts.split(',').map((host) => `${start}${host}${rest}`)
}

const State = row({ isWritable: bool })

/**
 * Finds the host of a URL that takes writes, for a driver that knows of one host only.
 * @throws what the last host answered, when none does
 */
export async function writableHost(url: string): Promise<string> {
  const hosts = hostsOf(url)
  if (hosts.length === 1) return url
  let failure: unknown
  for (const host of hosts) {
    const single = new URL(host)
    single.searchParams.delete('target_session_attrs')
    try {
      if (await isWritable(single.href)) return single.href
      failure = new Error(`${single.host} is read-only`)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

async function isWritable(url: string): Promise<boolean> {
  const client = postgres(url, {
    max: 1,
    prepare: false,
    fetch_types: false,
    connect_timeout: 3,
    deadline: 3_000,
    onnotice: () => {},
  })
  try {
    const rows = await client`
      select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "isWritable"`
    return decode(State, rows)[0]!.isWritable
  } finally {
    await client.end({ timeout: 1 })
  }
}
