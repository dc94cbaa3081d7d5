import { readdir, readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  check,
  FileType,
  type AbstractFileSystem,
  type Offense,
  recommended,
  toSourceCode,
} from '@shopify/theme-check-common'

/** What Shopify publishes about themes, as its package carries it: nothing is fetched. */
const PACKAGE = '@shopify/theme-check-docs-updater/package.json'
const DATA = join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), 'data')

/** Reads one of the lists or schemas that Shopify publishes of themes. */
export async function published<T = Record<string, unknown>>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(DATA, `${name}.json`), 'utf8')) as T
}

/** Runs Shopify's own checks of theme extensions over a folder. What is about whole themes is left out. */
export async function checkTheme(folder: string): Promise<Offense[]> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => /\.(liquid|json)$/.test(name))
  const theme = await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name)
      return toSourceCode(pathToFileURL(path).href, await readFile(path, 'utf8'))
    }),
  )
  const config = {
    context: 'app' as const,
    settings: {},
    checks: recommended.filter(({ meta }) => meta.code !== 'RequiredLayoutThemeObject'),
    rootUri: pathToFileURL(folder).href,
    onError: (error: Error) => {
      throw error
    },
  }
  const objects = () => published<never[]>('objects')
  return check(theme, config, {
    fs: FILES,
    themeDocset: {
      filters: () => published('filters'),
      objects,
      liquidDrops: objects,
      tags: () => published('tags'),
      systemTranslations: () => published('shopify_system_translations'),
    },
    jsonValidationSet: { schemas: loadSchemas },
  })
}

async function loadSchemas() {
  const { schemas } = await published<{ schemas: { uri: string; fileMatch?: string[] }[] }>(
    'manifest_theme_app_extension',
  )
  return Promise.all(
    schemas.map(async ({ uri, fileMatch }) => ({
      uri: `https://shopify.test/${uri}`,
      ...(fileMatch && { fileMatch }),
      schema: JSON.stringify(await published(uri.replace(/^theme\/|\.json$/g, ''))),
    })),
  )
}

const FILES: AbstractFileSystem = {
  async stat(uri) {
    const found = await stat(fileURLToPath(uri))
    return { type: found.isDirectory() ? FileType.Directory : FileType.File, size: found.size }
  },
  readFile: (uri) => readFile(fileURLToPath(uri), 'utf8'),
  async readDirectory(uri) {
    const entries = await readdir(fileURLToPath(uri), { withFileTypes: true })
    return entries.map((entry) => [
      `${uri}/${entry.name}`,
      entry.isDirectory() ? FileType.Directory : FileType.File,
    ])
  },
}
