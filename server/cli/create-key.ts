import { KEY_SCOPES } from '../domain/scopes.ts'
import { createKey as create } from '../modules/platform/workspaces/create-key.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'

const DAY_MS = 86_400_000

export const createKey: BackendCommand = {
  words: 'key create',
  summary: 'Create a secret key and print it once',
  flags: {
    workspace: WORKSPACE_FLAG,
    name: { describe: 'The name of the key', value: 'name', required: true },
    scopes: {
      describe: `all, read, or a comma-separated list of ${KEY_SCOPES.join(',')}; default: all`,
      value: 'scopes',
    },
    expires: {
      describe: 'A date (2027-01-01) or a time from now (90d); default: never',
      value: 'when',
    },
  },
  async run(deps, { flags }) {
    const ctx = await operatorCtx(deps, flags.workspace)
    const key = await create(ctx, {
      name: flags.name ?? '',
      scopes: (flags.scopes ?? 'all').split(',').map((word) => word.trim()),
      expiresAt: expiryOf(flags.expires, deps.clock.now()),
    })
    return {
      text: `${key.key}\n\nThis is the only time that the key ${key.id} is shown.`,
      json: key,
    }
  },
}

function expiryOf(text: string | undefined, nowMs: number): string | null {
  const days = /^(\d{1,5})d$/.exec(text ?? '')?.[1]
  return days ? new Date(nowMs + Number(days) * DAY_MS).toISOString() : (text ?? null)
}
