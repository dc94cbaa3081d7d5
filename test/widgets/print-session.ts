import { relative } from 'node:path'
import type { TestSession, TestSuiteResult, TestResult } from '@web/test-runner'
import { ROOT } from '../../tools/ensure-installed.ts'

/** Prints the tests of a file as `bun test` does, which `bun run test` reads, once the browser has run it. */
export function printSession(session: TestSession, ms: number): void {
  const lines = [`${relative(ROOT, session.testFile)}:`]
  for (const { message, stack } of session.errors) lines.push(`error: ${message}`, stack ?? '')
  for (const log of session.logs) lines.push(log.map(String).join(' '))
  if (session.testResults) lines.push(...suiteLines(session.testResults, ''))
  lines.push(`(took) ${Math.round(ms)} ms`)
  console.log(lines.join('\n'))
}

function suiteLines(suite: TestSuiteResult, path: string): string[] {
  const name = (test: { name: string }) => `${path}${test.name}`
  return [
    ...suite.tests.flatMap((test) => testLines(test, name(test))),
    ...suite.suites.flatMap((inner) => suiteLines(inner, `${name(inner)} > `)),
  ]
}

function testLines({ skipped, passed, error }: TestResult, name: string): string[] {
  if (skipped) return [`(skip) ${name}`]
  if (passed) return [`(pass) ${name}`]
  return [error?.stack ?? error?.message ?? '', `(fail) ${name}`]
}
