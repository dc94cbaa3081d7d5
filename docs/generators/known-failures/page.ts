import { BAD_INPUTS } from './bad-inputs.ts'
import { KNOWN_FAILURES } from './index.ts'
import type { KnownFailure } from './known-failure.ts'

/** Generates `docs/development/provider-failures.md`: known problems elsewhere, and their tests here. */
export function failuresPage(): string {
  const failures = Object.entries(KNOWN_FAILURES).flatMap(([reporter, all]) =>
    all.map((one) => ({ ...one, failure: `${reporter}: ${one.failure}` })),
  )
  return `# Provider failures

<!-- Made by \`bun run generate\` from docs/generators/known-failures. -->

This page lists known problems of systems that receive payment events from providers, and invalid input that they must
handle, with the tests that cover each in svc. \`test/rules/known-failures.test.ts\` fails if a listed test no longer
exists.

## Known failures

${table('Failure', failures)}

## Invalid input

${table('Input', BAD_INPUTS)}
`
}

function table(head: string, all: readonly KnownFailure[]): string {
  const rows = all.flatMap(({ failure, tests }) =>
    tests.map(([file, name]) => `| ${failure} | [${file}](../../${file}) | \`${name}\` |`),
  )
  return [`| ${head} | Test file | Test |`, '|---|---|---|', ...rows].join('\n')
}
