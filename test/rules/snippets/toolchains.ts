/** Toolchains that this machine lacks, and whose blocks nobody checked. */
export const missing = new Set<string>()

/** Lets a language's own parser read a block. A machine without it is told at the end; in CI it fails. */
export async function runToolchain(
  program: string,
  args: string[],
  code: string,
): Promise<string | undefined> {
  const path = Bun.which(program)
  if (!path) {
    missing.add(program)
    return process.env['CI'] ? `${program} is not installed` : undefined
  }
  const child = Bun.spawn([path, ...args], {
    stdin: new Blob([code]),
    stdout: 'ignore',
    stderr: 'pipe',
  })
  const errors = await new Response(child.stderr).text()
  return (await child.exited) === 0 ? undefined : errors
}
