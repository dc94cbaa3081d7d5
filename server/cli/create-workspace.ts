import { invalid } from '../domain/errors.ts'
import { isPlan, PLANS, type Plan } from '../domain/plan.ts'
import { createWorkspace as create } from '../modules/platform/workspaces/create-workspace.ts'
import type { BackendCommand } from './command.ts'

export const createWorkspace: BackendCommand = {
  words: 'workspace create',
  summary: 'Create a workspace and print its keys once',
  flags: {
    name: { describe: 'The name of the workspace', value: 'name', required: true },
    slug: {
      describe: 'The slug, with lowercase letters, digits, and dashes',
      value: 'slug',
      required: true,
    },
    plan: { describe: `${PLANS.join(', ')}; default: DEFAULT_PLAN`, value: 'plan' },
  },
  async run(deps, { flags }) {
    const plan = flags.plan === undefined ? undefined : parsePlan(flags.plan)
    const by = { actor: { type: 'system', name: 'cli' } } as const
    const { name = '', slug = '' } = flags
    const created = await create(deps, { name, slug, plan, by })
    const text = [
      `Workspace ${created.slug} (${created.id}) is on the ${created.plan} plan.`,
      '',
      `  secret key        ${created.secretKey}   (for servers; shown only once)`,
      `  publishable key   ${created.publishableKey}   (for browsers)`,
      '',
      `Its test workspace ${created.test.slug} has its own data and keys. No money moves, and emails go to members only.`,
      '',
      `  secret key        ${created.test.secretKey}   (shown only once)`,
      `  publishable key   ${created.test.publishableKey}`,
    ]
    return { text: text.join('\n'), json: created }
  },
}

function parsePlan(text: string): Plan {
  if (isPlan(text)) return text
  throw invalid('plan', `Unknown plan "${text}". Use one of ${PLANS.join(', ')}.`)
}
