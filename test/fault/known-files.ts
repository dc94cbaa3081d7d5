import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Target } from './visits.ts'

/** Lists the files for a start during an outage that have a domain, links of it and other texts. */
export function knownFiles(
  dataDir: string,
  { domain, keys }: Pick<Target, 'domain' | 'keys'>,
  ...others: string[]
): { path: string; text: string }[] {
  const parts = [{ slug: domain }, ...keys.map((key) => ({ key }))]
  const texts = [...others, ...parts.map((part) => JSON.stringify(part).slice(1, -1))]
  return readdirSync(join(dataDir, 'spool'), { recursive: true })
    .map((name) => join(dataDir, 'spool', String(name)))
    .filter((path) => path.endsWith('/known'))
    .map((path) => ({ path, text: readFileSync(path, 'latin1') }))
    .filter(({ text }) => texts.every((one) => text.includes(one)))
}
