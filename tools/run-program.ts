import { join } from 'node:path'
import { ROOT } from './ensure-installed.ts'

/** Programs of npm packages, started by the Bun that runs us: neither bun nor node need be on PATH. */
const PROGRAMS = {
  'drizzle-kit': 'drizzle-kit/bin.cjs',
  'lit-analyzer': 'lit-analyzer/cli.js',
  oxlint: 'oxlint/bin/oxlint',
  prettier: 'prettier/bin/prettier.cjs',
  'svelte-check': 'svelte-check/bin/svelte-check',
  tsc: 'typescript-native/bin/tsc',
  'vue-tsc': 'vue-tsc/bin/vue-tsc.js',
} as const

export interface ProgramResult {
  code: number
  output: string
}

export function programCommand(name: keyof typeof PROGRAMS, args: readonly string[]): string[] {
  return [process.execPath, '--bun', join(ROOT, 'node_modules', PROGRAMS[name]), ...args]
}

/** Runs a command in the project's root, or in `cwd`. `live` shows its output as it comes. */
export async function run(
  command: readonly string[],
  options: { live?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<ProgramResult> {
  const child = Bun.spawn([...command], {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const read = async (stream: ReadableStream<Uint8Array>, to: NodeJS.WriteStream) => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of stream) {
      if (options.live) to.write(chunk)
      text += decoder.decode(chunk, { stream: true })
    }
    return text
  }
  const [out, err, code] = await Promise.all([
    read(child.stdout, process.stdout),
    read(child.stderr, process.stderr),
    child.exited,
  ])
  return { code, output: out + err }
}
