/** `bun run build:docs [--base /handbook/] [--server https://refer.example.com] [--out folder]`: the documentation as static files. */
import { cpSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vitepress'
import { llmsText } from '../docs/site/llms.ts'
import { PAGES } from '../docs/site/pages.ts'
import { renderPage } from '../docs/site/render-page.ts'
import { sidebar } from '../docs/site/sidebar.ts'
import { DIST } from '../server/http/dist.ts'
import { ROOT } from './ensure-installed.ts'

export interface Site {
  /** The path that it is served at, with a slash at both ends. */
  base: string
  /** The origin of the svc whose other pages it links to; empty: the same. */
  server: string
}

const SERVED: Site = { base: '/docs/', server: '' }

/** Builds the documentation into a folder, which is replaced as a whole. */
export async function buildDocs(outDir: string, site: Site = SERVED): Promise<void> {
  const work = join(DIST, `docs-${process.pid}`)
  const built = `${work}-built`
  try {
    await stage(work, site)
    await build(work, { base: site.base, outDir: built })
    for (const { path } of PAGES) await cp(join(work, `${path}.md`), join(built, `${path}.md`))
    await writeFile(join(built, 'llms.txt'), llmsText(site.base))
    await rm(outDir, { recursive: true, force: true })
    await rename(built, outDir)
  } finally {
    await rm(work, { recursive: true, force: true })
    await rm(built, { recursive: true, force: true })
  }
}

/** Writes what VitePress builds from: pages at their addresses, pictures, and the settings. */
async function stage(work: string, { server }: Site): Promise<void> {
  const files: Record<string, string> = {
    '.vitepress/config.ts': `import { siteConfig } from ${quoted('config.ts')}\nexport default siteConfig(${JSON.stringify(sidebar())})\n`,
    '.vitepress/theme/index.ts': `import Theme from 'vitepress/theme-without-fonts'\nimport ${quoted('theme/style.css')}\nexport default Theme\n`,
    ...Object.fromEntries(PAGES.map((page) => [`${page.path}.md`, renderPage(page, { server })])),
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(work, name)), { recursive: true })
    await writeFile(join(work, name), text)
  }
  cpSync(join(ROOT, 'docs/images'), join(work, 'images'), { recursive: true })
}

const quoted = (file: string) => JSON.stringify(join(ROOT, 'docs/site', file))

if (import.meta.main) {
  const { values } = parseArgs({
    options: { base: { type: 'string' }, server: { type: 'string' }, out: { type: 'string' } },
  })
  const { base = SERVED.base, server = SERVED.server, out = join(DIST, 'docs-site') } = values
  await buildDocs(resolve(out), { base, server })
  console.log(resolve(out))
}
