import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { ROOT } from './ensure-installed.ts'
import { writeFiles } from './write-files.ts'

const SOURCE = join(ROOT, 'portal')
/** The browsers that the elements are for. */
const TARGET = 'es2022'

/** Builds the script and the style sheet of the pages for partners into `outDir`. */
export async function buildPortal(outDir: string): Promise<void> {
  const built = await build({
    root: ROOT,
    base: '/partners/assets/',
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: TARGET,
      // Lowered, `light-dark()` would need variables of its own.
      cssTarget: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        input: { portal: join(SOURCE, 'main.ts'), style: join(SOURCE, 'style.css') },
        output: {
          entryFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          hashCharacters: 'hex',
        },
      },
    },
  })
  const files = [built as Rolldown.RolldownOutput].flat().flatMap(({ output }) => output)
  await writeFiles(
    outDir,
    Object.fromEntries(
      files
        .filter(({ fileName }) => fileName.endsWith('.css') || fileName.startsWith('portal-'))
        .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
    ),
  )
}
