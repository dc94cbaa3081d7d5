import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The file that defines an element. */
export interface ElementFile {
  tag: string
  /** The folder's name, which its files have too. */
  name: string
  /** From the folder of all elements: `share-link/share-link.ts`. */
  file: string
  className: string
}

/** Lists the elements of a folder: each sub-folder whose file of the same name defines one. */
export function listElements(folder: string): ElementFile[] {
  return globSync('*/*.ts', { cwd: folder })
    .filter((path) => path === join(basename(path, '.ts'), basename(path)))
    .sort()
    .flatMap((path) => {
      const name = basename(path, '.ts')
      const text = readFileSync(join(folder, path), 'utf8')
      const [, tag, className] =
        /^(?:customElements\.)?define\('(svc-[\w-]+)', (\w+)\)/m.exec(text) ?? []
      return tag && className ? [{ tag, name, file: `${name}/${name}.ts`, className }] : []
    })
}
