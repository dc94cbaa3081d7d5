import { basename } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { ROOT } from './ensure-installed.ts'

export interface BundleOptions {
  /** The browsers to write for. */
  target: 'es2021' | 'es2022'
  format?: 'es' | 'iife'
  /** Modules that two or more entries share, by path, are put into one file `core-<hash>.js`. */
  core?: RegExp
  define?: Record<string, string>
}

export type Chunk = Rolldown.OutputChunk

const OPTIONS = { root: ROOT, configFile: false, publicDir: false, logLevel: 'error' } as const

/** Bundles and minifies modules for browsers with Vite, and returns the files without writing them. */
export async function bundle(
  entry: Record<string, string>,
  { target, format = 'es', core, define = {} }: BundleOptions,
): Promise<Chunk[]> {
  const codeSplitting = core && {
    groups: [{ name: 'core', test: core, minShareCount: 2 }],
  }
  const built = await build({
    ...OPTIONS,
    define,
    plugins: [localeFiles],
    build: {
      write: false,
      target,
      lib: { entry, formats: [format], name: 'svc' },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: {
          // Vite leaves the white space of a library for others to remove.
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          hashCharacters: 'hex',
          ...(codeSplitting && { codeSplitting }),
        },
      },
    },
  })
  const outputs = built as Rolldown.RolldownOutput[]
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'))
}

export type BundledFile = Rolldown.OutputChunk | Rolldown.OutputAsset

interface PageOptions {
  /** Where the files are served. */
  base: string
  target: string
  /** Modules that several files share, by path: each group is one file, instead of one for every few of them. */
  groups: readonly { name: string; test?: RegExp; minShareCount: number }[]
  plugins?: Plugin[]
}

/** Bundles scripts and style sheets of pages; each file has a hash of its content in its name. */
export async function bundlePages(
  input: Record<string, string>,
  { base, target, groups, plugins = [] }: PageOptions,
): Promise<BundledFile[]> {
  const built = await build({
    ...OPTIONS,
    plugins,
    base,
    build: {
      write: false,
      target,
      // Lowered, `light-dark()` would not follow a chosen theme.
      cssTarget: 'esnext',
      // What a page imports is asked for with it, not when it has been read.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          hashCharacters: 'hex',
          codeSplitting: { groups: [...groups] },
        },
      },
    },
  })
  return [built as Rolldown.RolldownOutput].flat().flatMap(({ output }) => output)
}

/** A language is loaded by its file name, so that no element changes when a translation does. */
const localeFiles: Plugin = {
  name: 'locale-files',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!importer || !/\/locales\/[\w-]+\.ts$/.test(id)) return null
    return { id: `./${basename(id, '.ts')}.js`, external: 'relative' }
  },
}
