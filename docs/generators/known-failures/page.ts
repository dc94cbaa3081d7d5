import { BAD_INPUTS } from './bad-inputs.ts'
import { KNOWN_FAILURES } from './index.ts'
import type { KnownFailure } from './known-failure.ts'

/** Generates `docs/development/provider-failures.md`: what goes wrong elsewhere, and the tests that it does not here. */
export function failuresPage(): string {
  const failures = Object.entries(KNOWN_FAILURES).flatMap(([reporter, all]) =>
    all.map((one) => ({ ...one, failure: `${reporter}: ${one.failure}` })),
  )
  return `# Failures of providers

<!-- Made by \`bun run generate\` from docs/generators/known-failures. -->

What goes wrong in other systems that hear of payments from providers, and what providers and people send that is
wrong, each with the tests that show that it does no harm here. \`test/rules/known-failures.test.ts\` reads these tables
and fails when a test of that name is no longer there.

## Known failures

${table('Failure', failures)}

## Bad input

${table('Input', BAD_INPUTS)}
`
}

function table(head: string, all: readonly KnownFailure[]): string {
  const rows = all.flatMap(({ failure, tests }) =>
    tests.map(([file, name]) => `| ${failure} | [${file}](../../${file}) | ${name} |`),
  )
  return [`| ${head} | Test file | Test |`, '|---|---|---|', ...rows].join('\n')
}
