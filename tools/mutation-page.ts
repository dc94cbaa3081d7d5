import type { Mutant } from './mutation-box.ts'

export interface Measured {
  file: string
  mutants: readonly Mutant[]
}

/** Percent of the mutants that a test noticed, below which the run fails. */
export const GOAL = 85

interface Counts {
  mutants: number
  killed: number
  survived: number
  uncovered: number
}

export function countMutants(mutants: readonly Mutant[]): Counts {
  const of = (status: Mutant['status']) => mutants.filter((one) => one.status === status).length
  return {
    mutants: mutants.length,
    killed: of('killed'),
    survived: of('survived'),
    uncovered: of('uncovered'),
  }
}

/** Computes the score in percent; a file without mutants has 100. */
export function scoreOf({ mutants, killed }: Counts): number {
  return mutants === 0 ? 100 : (killed / mutants) * 100
}

/** Formats the table in Markdown, the total last. Files without mutants are left out. */
export function mutationTable(files: readonly Measured[]): string {
  const rows = files
    .filter(({ mutants }) => mutants.length > 0)
    .map(({ file, mutants }) => row(`\`${file}\``, countMutants(mutants)))
  const total = row('**all**', countMutants(files.flatMap(({ mutants }) => mutants)))
  return [
    '| file | mutants | killed | survived | no coverage | score |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
    total,
  ].join('\n')
}

function row(name: string, counts: Counts): string {
  const { mutants, killed, survived, uncovered } = counts
  const score = `${scoreOf(counts).toFixed(1)} %`
  return `| ${[name, mutants, killed, survived, uncovered, score].join(' | ')} |`
}

/** Generates `docs/quality.md`. */
export function qualityPage(files: readonly Measured[]): string {
  return `# Quality

<!-- Made by \`bun run test:mutation\`. -->

## Do the tests notice?

\`bun run test:mutation\` changes the rules in \`server/domain\` in one place at a time (a mutant: \`<\` becomes \`<=\`, a sentence becomes empty, a block is removed) and runs the tests that belong to the file: those named after it and those that import it, themselves or through one other file. A mutant is killed when a test fails or never ends. Some that survive change nothing that could be noticed. The goal is ${GOAL} % of all; \`bun run test:mutation server/domain/money.ts\` measures one file and lists what survived. Stryker does the changing; it is fetched when it is needed.

${mutationTable(files)}
`
}
