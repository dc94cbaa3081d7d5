/** `bun run pack`: builds the npm packages and writes their tarballs to `dist/packages`. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, ROOT } from '../ensure-installed.ts'
import { run } from '../run-program.ts'
import { packageAnalytics } from './analytics.ts'
import { packageSdk } from './sdk.ts'
import { packageWidgets } from './widgets.ts'

/** The packages that are published to npm, by the last part of their names. */
export const NPM_PACKAGES = {
  analytics: packageAnalytics,
  widgets: packageWidgets,
  sdk: packageSdk,
} as const

export type NpmPackage = keyof typeof NPM_PACKAGES

/** Builds a package below `folder` and packs it. @returns the path of its tarball */
export async function packNpm(name: NpmPackage, folder: string): Promise<string> {
  const built = join(folder, name)
  await NPM_PACKAGES[name](built)
  const tarball = join(folder, `${name}.tgz`)
  rmSync(tarball, { force: true })
  const pack = [process.execPath, 'pm', 'pack', '--ignore-scripts', '--filename', tarball]
  const { code, output } = await run(pack, { cwd: built })
  if (code !== 0) throw new Error(`@svc/${name} cannot be packed:\n${output}`)
  return tarball
}

if (import.meta.main) {
  await ensureInstalled()
  const folder = join(ROOT, 'dist/packages')
  mkdirSync(folder, { recursive: true })
  for (const name of Object.keys(NPM_PACKAGES) as NpmPackage[])
    console.log(await packNpm(name, folder))
}
