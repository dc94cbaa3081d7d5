import { writeFileSync } from 'node:fs'
import { hashFiles } from './build.ts'
import { unlessChecked } from './check-pages.ts'
import { copyTree, type Copy } from './copy-tree.ts'
import { programCommand, run, type ProgramResult } from './run-program.ts'

/** A part of each kind that `bun run new` writes. */
export const EXAMPLES = [
  ['widget', 'milestones'],
  ['resource', 'links/link-notes'],
  ['payout-provider', 'bank-wire'],
  ['integration', 'charge-bee'],
  ['importer', 'other-platform'],
  ['fraud-rule', 'same-country'],
  ['condition', 'lead/quantity'],
  ['decision', 'another-one'],
] as const

/** What the new parts are compiled against. */
const SOURCES = [
  'tools/templates/*/*.*',
  'tools/{new,check-new,copy-tree}.ts',
  '{server,widgets,console,demo,docs/generators,test/contracts,test/kit,testing}/**/*.ts',
  'tsconfig.json',
  'bun.lock',
]

/** What names every payout provider besides the registry: a new one must fit there, too. */
const AROUND_PROVIDERS = [
  'server/start.ts',
  'demo/story',
  'test/contracts/payout-*',
  'docs/generators/payout-providers.ts',
  'packages/**/*.d.ts',
]

/** Checks types, lint and format of what `bun run new` writes, in a copy of the sources. */
export const checkNew = (stamp: string): Promise<ProgramResult> =>
  unlessChecked(stamp, hashFiles(SOURCES, /(^|\/)(dist|node_modules)\//), async () => {
    const copy = copyTree()
    try {
      const { code, output } = await run([process.execPath, 'tools/new.ts', ...EXAMPLES.flat()], {
        cwd: copy.root,
      })
      if (code !== 0) return { code, output }
      return await checkWritten(copy, output.split('\n\n')[0]!.split('\n'))
    } finally {
      copy.remove()
    }
  })

async function checkWritten(copy: Copy, written: readonly string[]): Promise<ProgramResult> {
  const sources = written.filter((file) => file.endsWith('.ts'))
  if (sources.length < 16) return { code: 1, output: `Written were only ${sources.join(', ')}.` }
  const project = { extends: './tsconfig.json', include: [...sources, ...AROUND_PROVIDERS] }
  writeFileSync(copy.path('tsconfig.part.json'), JSON.stringify(project))
  const results = await Promise.all(
    [
      programCommand('tsc', ['-p', 'tsconfig.part.json']),
      programCommand('oxlint', sources),
      programCommand('oxfmt', ['--check', ...written]),
    ].map((command) => run(command, { cwd: copy.root })),
  )
  const failed = results.filter(({ code }) => code !== 0)
  return {
    code: failed.length > 0 ? 1 : 0,
    output: failed.map(({ output }) => output).join('\n'),
  }
}
