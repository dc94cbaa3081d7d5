/**
 * Returns one map for the page, though several of its files bundle this module and cannot share variables.
 * The number is the version of what it holds: files of different releases may meet on one page.
 */
export function mapOfPage<Value>(name: string): Map<string, Value> {
  // Nothing else writes under this symbol.
  const page = globalThis as unknown as Record<symbol, Map<string, Value>>
  return (page[Symbol.for(`@svc/widgets.${name}.1`)] ??= new Map())
}
