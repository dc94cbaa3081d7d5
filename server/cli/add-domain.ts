import { createDomain } from '../modules/links/domains/create-domain.ts'
import { verifyByOperator } from '../modules/links/domains/verify-domain.ts'
import { WORKSPACE_FLAG, type BackendCommand } from './command.ts'
import { operatorCtx } from './open.ts'

export const addDomain: BackendCommand = {
  words: 'domain add',
  summary: 'Add a link domain without DNS verification',
  argument: 'domain',
  flags: {
    workspace: WORKSPACE_FLAG,
    primary: { describe: 'Make it the default domain for new links' },
  },
  async run(deps, { argument, flags }) {
    const ctx = await operatorCtx(deps, flags.workspace)
    const primary = flags.primary === 'true'
    const { id } = await createDomain(ctx, { slug: argument, ...(primary && { primary }) })
    const domain = await verifyByOperator(ctx, id)
    return {
      text: `Short links can now use ${domain.slug}. Point its DNS to this server.`,
      json: domain,
    }
  },
}
