import { verifyByOperator } from '../modules/links/domains/verify-domain.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'

export const verifyDomain: BackendCommand = {
  words: 'domain verify',
  summary: 'Verify a workspace’s domain without a DNS record',
  argument: 'domain',
  flags: {
    workspace: WORKSPACE_FLAG,
    'take-over': { describe: 'Move the domain from the workspace that has it' },
  },
  async run(deps, { argument, flags }) {
    const ctx = await operatorCtx(deps, flags.workspace)
    const takeOver = flags['take-over'] === 'true'
    const domain = await verifyByOperator(ctx, argument, { takeOver })
    return { text: `${domain.slug} is verified: its short links redirect.`, json: domain }
  },
}
