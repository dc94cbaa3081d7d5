import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hashFiles } from './build.ts'
import { programCommand, run, type ProgramResult } from './run-program.ts'

/** How the compilers of Vue and Svelte check the pages of a project. Both tell `file`, line and mistake. */
export const PAGE_CHECKERS = {
  vue: (project: string) => programCommand('vue-tsc', ['--noEmit', '-p', project]),
  svelte: (project: string) =>
    programCommand(
      'svelte-check',
      `--workspace ${project} --tsconfig ./tsconfig.json --output machine --fail-on-warnings`.split(
        ' ',
      ),
    ),
}

const PROJECTS = { vue: 'demo/app/vue', svelte: 'demo/app/svelte' } as const

/** What a page is checked against: itself, the elements' types, the compilers. */
const SOURCES = [
  'demo/app/**/*.{ts,json,vue,svelte}',
  'widgets/**/*.ts',
  'tsconfig.json',
  'bun.lock',
]

/** What no template can see of the elements. */
const UNSEEN = /\.(test|styles)\.ts$|^widgets\/(charts|locales|test-kit)\//

/** Checks the demo's pages made with Vue and Svelte. */
export const checkPages = (stamp: string): Promise<ProgramResult> =>
  unlessChecked(stamp, hashFiles(SOURCES, UNSEEN), async () => {
    const results = await Promise.all([
      run(PAGE_CHECKERS.vue(PROJECTS.vue)),
      run(PAGE_CHECKERS.svelte(PROJECTS.svelte)),
    ])
    const code = Math.max(...results.map((result) => result.code))
    return { code, output: results.map(({ output }) => output).join('\n') }
  })

/** Checks what takes seconds only if `hash` differs from that of the last success, which `stamp` keeps. */
export async function unlessChecked(
  stamp: string,
  hash: string,
  check: () => Promise<ProgramResult>,
): Promise<ProgramResult> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return { code: 0, output: '' }
  const result = await check()
  if (result.code === 0) {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, hash)
  }
  return result
}
