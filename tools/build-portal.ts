import { join } from 'node:path'
import { bundlePages } from './bundle.ts'
import { ROOT } from './ensure-installed.ts'
import { writeFiles } from './write-files.ts'

const SOURCE = join(ROOT, 'portal')
/** The browsers that the elements are for. */
const TARGET = 'es2022'

/** Builds the script and the style sheet of the pages for partners into `outDir`. */
export async function buildPortal(outDir: string): Promise<void> {
  const files = await bundlePages(
    { portal: join(SOURCE, 'main.ts'), style: join(SOURCE, 'style.css') },
    { base: '/partners/assets/', target: TARGET, groups: [] },
  )
  await writeFiles(
    outDir,
    Object.fromEntries(
      files
        .filter(({ fileName }) => fileName.endsWith('.css') || fileName.startsWith('portal-'))
        .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
    ),
  )
}
