import { isDeepStrictEqual } from 'node:util'
import type { SettingsChange } from './schema.ts'

/** Collects what a copy changes. */
export class Changes {
  readonly list: SettingsChange[] = []

  add(
    type: SettingsChange['type'],
    action: SettingsChange['action'],
    { names, fields = [] }: { names: readonly string[]; fields?: readonly string[] },
  ): void {
    this.list.push({ type, action, name: names.join(' / '), fields: [...fields] })
  }
}

/** Picks the named fields of a row. */
export function pick<T extends object, K extends keyof T>(row: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<T, K>
}

/** Returns the fields of `next` that differ from `current`. */
export function differing<T extends object>(current: T, next: Partial<T>): (keyof T & string)[] {
  const names = Object.keys(next) as (keyof T & string)[]
  return names.filter((name) => !isDeepStrictEqual(current[name], next[name]))
}
