import { expect as chai } from '@open-wc/testing'

type Body = () => void | Promise<void>

interface Suite {
  (name: string, body: () => void): void
}
interface Test {
  (name: string, body: Body): void
}

declare global {
  // The runner's own.
  var describe: Suite
  var it: Test
  function afterEach(body: Body): void
}

/** A name is a guarantee here too: `test('copies its link')`. */
export const test: Test = (name, body) => globalThis.it(name, body)
export const describe: Suite = (name, body) => globalThis.describe(name, body)

/** The part of chai that our tests speak: every check is a call, and none is a promise. */
interface Check {
  to: Check
  not: Check
  deep: Check
  have: Check
  be: Check
  equal(value: unknown, message?: string): void
  match(pattern: RegExp, message?: string): void
  contain(part: unknown, message?: string): void
  include(part: unknown, message?: string): void
  length(count: number, message?: string): void
  lengthOf(count: number, message?: string): void
  above(value: number, message?: string): void
  below(value: number, message?: string): void
  greaterThan(value: number, message?: string): void
  lessThan(value: number, message?: string): void
  throw(pattern?: RegExp | string): void
  a(type: string, message?: string): void
  oneOf(values: readonly unknown[], message?: string): void
}

// The part of chai's assertions that the tests use, with types of its own.
export const expect = (value: unknown, message?: string): Check =>
  chai(value, message) as unknown as Check
