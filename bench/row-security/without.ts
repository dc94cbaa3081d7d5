import { plugin } from 'bun'
import { readFileSync } from 'node:fs'

/**
 * Starts a server without row-level security, to measure what it costs: statements run as the owner, single
 * ones without a transaction around them. `bun --preload ./bench/row-security/without.ts server/main.ts`
 */
const CHANGES = [
  [/; \$\{enter\}/, ''],
  [/^ {2}let answer: Promise<T> .*$/m, '  return statement(databaseOn(client, options))\n$&'],
] as const

plugin({
  name: 'without row-level security',
  setup(build) {
    build.onLoad({ filter: /workspace-transaction\.ts$/ }, ({ path }) => {
      const contents = CHANGES.reduce(
        (source, [from, to]) => {
          if (!from.test(source)) throw new Error(`${path} has changed: mend ${import.meta.path}.`)
          return source.replace(from, to)
        },
        readFileSync(path, 'utf8'),
      )
      return { contents, loader: 'ts' }
    })
  },
})
