import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A custom property by which a page changes the looks of the elements. */
export interface Token {
  name: string
  description: string
  default: string
}

/** Reads what `base/tokens.ts` says of each in its comment, and makes of it in its sheet. */
export function listTokens(folder: string): Token[] {
  const text = readFileSync(join(folder, 'base/tokens.ts'), 'utf8')
  return Array.from(text.matchAll(/@cssprop (--svc-[\w-]+) - (.+)/g), ([, name, description]) => ({
    name: name!,
    description: description!,
    default: defaultOf(name!, text),
  }))
}

/** Lists those that count in an element: all, or the few that it names itself because it is to be small. */
export function tokensOf(folder: string, element: string): Token[] {
  const sheets = globSync(`${element}/*.styles.ts`, { cwd: folder })
  const own = sheets.flatMap((file) => tokensIn(readFileSync(join(folder, file), 'utf8')))
  const all = listTokens(folder)
  return own.length > 0 ? all.filter(({ name }) => own.includes(name)) : all
}

/** Lists the names that a sheet reads. */
export function tokensIn(css: string): string[] {
  return Array.from(new Set(Array.from(css.matchAll(/var\((--svc-[\w-]+)/g), ([, name]) => name!)))
}

/**
 * Returns the default of `var(--svc-radius, 10px)`: what stands behind the comma, whatever brackets are in
 * it.
 */
function defaultOf(name: string, css: string): string {
  const start = css.indexOf(`var(${name}, `)
  if (start < 0) return ''
  let end = start + name.length + 6
  const from = end
  for (let depth = 1; depth > 0; end++) {
    if (css[end] === '(') depth++
    if (css[end] === ')') depth--
  }
  return css.slice(from, end - 1)
}
