export interface CliAnswer {
  code: number
  out: string
  err: string
}

const ROOT = new URL('../..', import.meta.url).pathname

/** Runs the real command in a process of its own. */
export async function runCli(args: string[], env: Record<string, string>): Promise<CliAnswer> {
  const child = spawnBun(['server/cli.ts', ...args], env)
  const [code, out, err] = await Promise.all([
    child.exited,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  return { code, out, err }
}

/** A process of the project's root with these settings and none of the caller's. */
export function spawnBun(args: string[], env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  return Bun.spawn([process.execPath, ...args], {
    cwd: ROOT,
    env: { PATH, HOME, ...env },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
}
