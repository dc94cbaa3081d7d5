import { expect } from 'bun:test'
import { APIS, partsOf } from './apis.ts'
import type { Scenario, Template } from './read-template.ts'

type Call = (...args: unknown[]) => unknown

/** What a run has used of what the template may do, in the words of `partsOf`. */
export type Used = Set<string>

/**
 * Runs a test that a template brings along, as the editor of Tag Manager does: with the functions `mock`,
 * `runCode`, `assertThat` and `assertApi`. An API that the declared permissions do not cover throws.
 */
export function runScenario(template: Template, scenario: Scenario, used: Used = new Set()): void {
  const mocks = new Map<string, Call>()
  const calls = new Map<string, unknown[][]>()
  const call = (name: string, args: unknown[], otherwise: unknown) => {
    calls.set(name, [...(calls.get(name) ?? []), args])
    const mock = mocks.get(name) ?? otherwise
    return typeof mock === 'function' ? (mock as Call)(...args) : undefined
  }
  const require = requireOf(template, { used, call })
  const runCode = (data: object) => {
    const callback = (name: string) => () => call(name, [], undefined)
    const given = {
      ...data,
      gtmOnSuccess: callback('gtmOnSuccess'),
      gtmOnFailure: callback('gtmOnFailure'),
    }
    return evaluate(template.code, { require, data: given })
  }
  evaluate(`${template.setup}\n${scenario.code}`, {
    require,
    runCode,
    mock: (name: string, how: Call) => void mocks.set(name, how),
    assertThat,
    assertApi: (name: string) => assertApi(name, calls.get(name) ?? []),
  })
}

/** Creates the `require` of template code: only known APIs, each of which checks the permission of every call. */
export function requireOf(
  { info, permissions }: Pick<Template, 'info' | 'permissions'>,
  {
    used,
    call,
  }: { used: Used; call: (name: string, args: unknown[], otherwise: unknown) => unknown },
) {
  const covered = new Set(partsOf(permissions))
  return (name: string): unknown => {
    const api = Object.hasOwn(APIS, name) ? APIS[name]! : undefined
    if (!api?.containers.some((one) => info.containerContexts.includes(one))) {
      throw new Error(`There is no API ${name} here.`)
    }
    if (typeof api.run === 'object') return api.run
    return (...args: unknown[]) => {
      const need = api.needs?.(args)
      const part = need && `${need.permission}: ${need.part}`
      if (part && !covered.has(part)) throw new Error(`${name} is not permitted: ${part}`)
      if (part) used.add(part)
      return call(name, args, api.run)
    }
  }
}

/** Evaluates code that knows the given names and, as `checkSyntax` makes sure of templates, no others. */
function evaluate(code: string, names: Readonly<Record<string, unknown>>): unknown {
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the sandbox is code as text, as it is in Tag Manager
  const run = new Function(...Object.keys(names), `'use strict';\n${code}`) as Call
  return run(...Object.values(names))
}

function assertThat(actual: unknown) {
  return {
    isEqualTo: (wanted: unknown) => expect(actual).toEqual(wanted),
    hasLength: (length: number) => expect(actual).toHaveLength(length),
    contains: (part: string) => expect(actual).toContain(part),
  }
}

function assertApi(name: string, calls: unknown[][]) {
  return {
    wasCalled: () => expect([name, calls.length > 0]).toEqual([name, true]),
    wasNotCalled: () => expect([name, calls]).toEqual([name, []]),
  }
}
