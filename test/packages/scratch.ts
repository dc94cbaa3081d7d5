import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { NPM_PACKAGES, packNpm, type NpmPackage } from '../../tools/packages/pack.ts'
import { run } from '../../tools/run-program.ts'

export const PACKAGES = Object.keys(NPM_PACKAGES) as NpmPackage[]

/** Installing and building take as long as network and machine need. */
export const LONG_MS = 600_000

/** A folder outside of the project, so that nothing is found but what a project has installed itself. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'svc-packages-'))

  /** Packs the npm packages. @returns their tarballs, as dependencies */
  async pack(): Promise<Record<string, string>> {
    const packed = PACKAGES.map(
      async (name) => [`@svc/${name}`, `file:${await packNpm(name, this.folder)}`] as const,
    )
    return Object.fromEntries(await Promise.all(packed))
  }

  /** Writes a project and installs what its `package.json` names. @returns its folder */
  async project(
    name: string,
    { install, files }: { install: string[]; files: Record<string, string | object> },
  ): Promise<string> {
    const folder = join(this.folder, name)
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
      writeFileSync(join(folder, file), text)
    }
    await succeed(install, folder)
    return folder
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Runs a command that must succeed. @returns what it prints */
export async function succeed(
  command: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<string> {
  const { code, output } = await run(command, { cwd, env })
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output}`)
  return output
}

/** Tells whether a program is there; with `CI` set, one that is missing is a failure. */
export function isThere(program: string, install: string): boolean {
  if (Bun.which(program)) return true
  console.error(`\nNOT RUN, because ${program} is missing (${install}).\n`)
  if (process.env['CI']) throw new Error(`${program} is missing: ${install}.`)
  return false
}
