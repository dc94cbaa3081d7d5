import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ROOT } from './ensure-installed.ts'

export const WIDGETS = join(ROOT, 'widgets')

export interface WidgetElement {
  tag: string
  /** The folder's name, which its files have too. */
  name: string
  /** The file that defines it, from the root: `widgets/share-link/share-link.ts`. */
  file: string
  className: string
}

/** Lists the elements: each folder whose file of the same name defines one. */
export function widgetElements(): WidgetElement[] {
  return globSync('*/*.ts', { cwd: WIDGETS })
    .filter((path) => path === join(basename(path, '.ts'), basename(path)))
    .sort()
    .flatMap((path) => {
      const name = basename(path, '.ts')
      const text = readFileSync(join(WIDGETS, path), 'utf8')
      const [, tag, className] =
        /^(?:customElements\.)?define\('(svc-[\w-]+)', (\w+)\)/m.exec(text) ?? []
      return tag && className ? [{ tag, name, file: `widgets/${name}/${name}.ts`, className }] : []
    })
}
