import { join } from 'node:path'
import { ROOT } from './ensure-installed.ts'

/** Programs of npm packages, started by the Bun that runs us: neither bun nor node need be on PATH. */
const PROGRAMS = {
  attw: '@arethetypeswrong/cli/dist/index.js',
  'drizzle-kit': 'drizzle-kit/bin.cjs',
  'lit-analyzer': 'lit-analyzer/cli.js',
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  'svelte-check': 'svelte-check/bin/svelte-check',
  tsc: 'typescript-native/bin/tsc',
  'vue-tsc': 'vue-tsc/bin/vue-tsc.js',
} as const

export interface ProgramResult {
  code: number
  output: string
  /** Printed also when the program succeeds. */
  note?: string
}

export function programCommand(name: keyof typeof PROGRAMS, args: readonly string[]): string[] {
  return [process.execPath, '--bun', join(ROOT, 'node_modules', PROGRAMS[name]), ...args]
}

/** Runs a command in the project's root, or in `cwd`. */
export async function run(
  command: readonly string[],
  { env = {}, cwd = ROOT }: { env?: Record<string, string | undefined>; cwd?: string } = {},
): Promise<ProgramResult> {
  const child = Bun.spawn([...command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  return { code, output: out + err }
}
