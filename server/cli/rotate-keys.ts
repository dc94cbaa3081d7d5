import { countSealedByOthers, rotateKeys as rotate } from '../jobs/rotate-keys.ts'
import type { Deps } from '../deps.ts'
import type { BackendCommand, Output } from './command.ts'

export const rotateKeys: BackendCommand = {
  words: 'keys rotate',
  summary: 'Re-encrypt all data with the first key in ENCRYPTION_KEY while servers run',
  flags: {
    check: { describe: 'Only count data encrypted with other keys; exit code 1 if there is any' },
  },
  async run(deps, { flags }) {
    if (flags.check) return check(deps)
    const { keyId, done, left, removed } = await rotate(deps, (now, total) => {
      process.stderr.write(`${now} of ${total} encrypted with the key ${keyId}\n`)
    })
    const json = { keyId, done, left, removed }
    if (left > 0) {
      const text = `${left} values were encrypted with another key in the meantime. Start every server with the key ${keyId} first in ENCRYPTION_KEY, and then run this command again.`
      return { text, json, failed: true }
    }
    const text = [
      `Encrypted ${done} values again. All values now use the key ${keyId}.`,
      removed.length > 0
        ? `No values need ${keys(removed)} anymore. Remove it from ENCRYPTION_KEY on every server. Unsubscribe links in earlier emails then stop working.`
        : 'No other key is needed.',
    ]
    return { text: text.join('\n'), json }
  },
}

async function check(deps: Deps): Promise<Output> {
  const { keyId } = deps.secrets
  const counts = await countSealedByOthers(deps)
  const left = Object.entries(counts).filter(([, count]) => count > 0)
  const json = { keyId, left: Object.fromEntries(left) }
  if (left.length === 0) return { text: `All values are encrypted with the key ${keyId}.`, json }
  const text = left.map(([column, count]) => `  ${column.padEnd(28)} ${count}`)
  return {
    text: [`Encrypted with a key other than ${keyId}:`, ...text].join('\n'),
    json,
    failed: true,
  }
}

const keys = (ids: readonly string[]): string =>
  ids.length === 1 ? `the key ${ids[0]}` : `the keys ${ids.join(', ')}`
