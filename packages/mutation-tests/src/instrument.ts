import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Instrumenter } from '@stryker-mutator/instrumenter'

/** A change to one place of a source. */
export type Mutant = Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number]

/**
 * Writes copies of sources below `root` into `folder` that hold all of their mutants. The one that
 * `__STRYKER_ACTIVE_MUTANT__` names is active; each notes when it is reached. Texts are not changed.
 */
export async function instrument(
  root: string,
  folder: string,
  names: readonly string[],
): Promise<Mutant[]> {
  const sources = names.map((name) => {
    return { name, mutate: true, content: readFileSync(join(root, name), 'utf8') }
  })
  const nothing = () => {}
  const off = () => false
  // One of its libraries replaces `Error.captureStackTrace`, so it is loaded only where it is used.
  const stryker = await import('@stryker-mutator/instrumenter')
  const { files, mutants } = await new stryker.Instrumenter({
    fatal: nothing,
    error: nothing,
    warn: nothing,
    info: nothing,
    debug: nothing,
    trace: nothing,
    isFatalEnabled: off,
    isErrorEnabled: off,
    isWarnEnabled: off,
    isInfoEnabled: off,
    isDebugEnabled: off,
    isTraceEnabled: off,
  }).instrument(sources, {
    plugins: null,
    excludedMutations: ['StringLiteral'],
    ignorers: [{ shouldIgnore: callsSuper }],
  })
  for (const { name, content } of files) writeFileSync(join(folder, name), content)
  return mutants.filter(({ status }) => status !== 'Ignored')
}

/** Finds constructors that call `super`, which must come before anything else, also before the switch of a mutant. */
function callsSuper(path: { node?: Block }): string | undefined {
  const first = path.node?.type === 'BlockStatement' && path.node.body?.[0]
  return first && first.expression?.callee?.type === 'Super' ? 'begins with super()' : undefined
}

interface Block {
  type: string
  body?: { expression?: { callee?: { type: string } } }[]
}
