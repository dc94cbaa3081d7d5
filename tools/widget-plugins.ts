import { readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { ROOT } from './ensure-installed.ts'
import { dropUnused, slimLit } from './slim-lit.ts'
import { squeezeLiterals } from './squeeze-literals.ts'
import type { WidgetElement } from './widget-elements.ts'

/** The module `core`: everything of others. */
export function reexport(modules: string[]): Plugin {
  const lines = modules.map((path) =>
    path.startsWith('widgets/') ? `export * from '${join(ROOT, path)}'` : `export * from '${path}'`,
  )
  return {
    name: 'reexport',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^core$/ }, () => ({ path: 'core', namespace: 'core' }))
      onLoad({ filter: /.*/, namespace: 'core' }, () => ({
        contents: lines.join('\n'),
        resolveDir: ROOT,
      }))
    },
  }
}

/** What the module `core` has is taken from there. */
export function fromCore(modules: string[], path: string): Plugin {
  const ours = new Set(modules.map((one) => (one.startsWith('widgets/') ? join(ROOT, one) : one)))
  return {
    name: 'from-core',
    setup({ onResolve }) {
      onResolve({ filter: /^(\.|lit$)/ }, ({ path: asked, kind, resolveDir }) => {
        const target = asked.startsWith('.') ? resolve(resolveDir, asked) : asked
        return kind !== 'entry-point' && ours.has(target) ? { path, external: true } : undefined
      })
    },
  }
}

/** An element that another one uses stays a module of its own. */
export function otherElements(elements: WidgetElement[]): Plugin {
  const tags = new Map(elements.map(({ file, tag }) => [join(ROOT, file), tag]))
  return {
    name: 'other-elements',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => {
        const tag = kind === 'entry-point' ? undefined : tags.get(resolve(resolveDir, path))
        return tag ? { path: `./${tag}.js`, external: true } : undefined
      })
    },
  }
}

/** A language's words are asked for by name, so that no element is loaded anew because a word was. */
export const wordsApart: Plugin = {
  name: 'words-apart',
  setup({ onResolve }) {
    onResolve({ filter: /\/locales\/[\w-]+\.ts$/ }, ({ path, kind }) =>
      kind === 'dynamic-import'
        ? { path: `./${basename(path, '.ts')}.js`, external: true }
        : undefined,
    )
  },
}

export const SQUEEZED: Plugin[] = [
  slimLit,
  {
    name: 'squeeze-literals',
    setup({ onLoad }) {
      onLoad({ filter: /[/\\]widgets[/\\].*\.ts$/ }, async ({ path }) => ({
        contents: squeezeLiterals(await readFile(path, 'utf8'), path),
        loader: 'ts',
      }))
    },
  },
  {
    // What Lit says to developers about mistakes that our templates do not make.
    name: 'silent-lit',
    setup({ onLoad }) {
      onLoad({ filter: /node_modules[/\\](@lit|lit[\w-]*)[/\\].*\.js$/ }, async ({ path }) => ({
        contents: dropUnused(basename(path), await readFile(path, 'utf8')).replace(
          /throw Error\("[^"]*"(\+\w+\+"[^"]*")?\)/g,
          'throw Error()',
        ),
      }))
    },
  },
]
