import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CURRENCIES, currencyExponent } from '../../server/domain/currencies.ts'
import { partsOf } from './sandbox/apis.ts'
import { checkSyntax } from './sandbox/check-syntax.ts'
import { readTemplate } from './sandbox/read-template.ts'
import { requireOf, runScenario, type Used } from './sandbox/run-scenario.ts'

const SECTIONS = ['TERMS_OF_SERVICE', 'INFO', 'TEMPLATE_PARAMETERS'] as const
const KINDS = {
  web: ['SANDBOXED_JS_FOR_WEB_TEMPLATE', 'WEB_PERMISSIONS'],
  server: ['SANDBOXED_JS_FOR_SERVER', 'SERVER_PERMISSIONS'],
} as const

for (const kind of ['web', 'server'] as const) {
  const text = readFileSync(join(import.meta.dir, `${kind}.tpl`), 'utf8')
  const template = readTemplate(text)

  describe(`the ${kind} template`, () => {
    test('has the sections of the format, in their order', () => {
      const [code, permissions] = KINDS[kind]
      expect(template.sections).toEqual([...SECTIONS, code, permissions, 'TESTS', 'NOTES'])
      expect(template.info.containerContexts).toEqual([kind.toUpperCase()])
      expect(template.info.type).toBe('TAG')
    })

    test('keeps to the language of the sandbox', () => {
      expect(checkSyntax(template.code)).toEqual([])
    })

    const used: Used = new Set()
    for (const scenario of template.scenarios) {
      test(scenario.name, () => runScenario(template, scenario, used))
    }

    test('may do only what its own tests see it do', () => {
      // Which consents can be chosen is a list of the form; the tests choose some of them.
      const unused = partsOf(template.permissions).filter((part) => !used.has(part))
      expect(unused.filter((part) => !part.startsWith('access_consent: read '))).toEqual([])
    })

    test('asks for no write to the consent and for nothing of any kind', () => {
      expect(text).not.toContain('"any"')
      expect(partsOf(template.permissions).filter((part) => /consent: write/.test(part))).toEqual(
        [],
      )
    })

    test('uses every field of its form, and no other', () => {
      const read = new Set([...template.code.matchAll(/\bdata\.(\w+)/g)].map(([, name]) => name!))
      for (const name of ['gtmOnSuccess', 'gtmOnFailure']) read.delete(name)
      expect([...read].sort()).toEqual(template.fields.toSorted())
    })

    test('counts every currency in the units that the server does', () => {
      const [, listed] = /const DECIMALS = \{([^}]*)\}/.exec(template.code)!
      const decimals = new Map(
        [...listed!.matchAll(/(\w{3}): (\d)/g)].map(([, code, digits]) => [code, Number(digits)]),
      )
      const wrong = CURRENCIES.filter(
        (code) => (decimals.get(code) ?? 2) !== currencyExponent(code),
      )
      expect(wrong).toEqual([])
    })

    test('names its installation only by the placeholder that the server fills in', () => {
      const others = text
        .replaceAll('https://svc.example.com', '')
        .matchAll(/https:\/\/(?!developers\.google\.com)[^\s'"]+/g)
      const inCode = template.code.matchAll(/https?:\/\/[^\s'"]+/g)
      expect([...inCode].map(([address]) => address)).toEqual(['https://svc.example.com'])
      expect([...others].map(([a]) => a).filter((a) => !a.startsWith('https://acme.com'))).toEqual(
        [],
      )
    })

    test('puts nothing into a query', () => {
      expect(template.code).not.toMatch(/\?\w*=|encodeUri/)
    })
  })
}

describe('the sandbox of the tests', () => {
  const template = readTemplate(readFileSync(join(import.meta.dir, 'web.tpl'), 'utf8'))
  const scenario = (code: string) => ({ name: 'x', code: `runCode({}); ${code}` })

  test('has no API that the container lacks', () => {
    const require = requireOf(template, { used: new Set(), call: () => null })
    for (const name of ['sendHttpRequest', 'constructor', 'fetch']) {
      expect(() => require(name)).toThrow(`There is no API ${name} here.`)
    }
  })

  test.each([
    ["require('copyFromWindow')('document')", 'access_globals: read document'],
    [
      "require('setInWindow')('_svcAnalytics.consent', 1)",
      'access_globals: write _svcAnalytics.consent',
    ],
    ["require('copyFromDataLayer')('gtm')", 'read_data_layer: gtm'],
    ["require('injectScript')('https://svc.example.com/script.all.js?e=a@b.c')", 'inject_script: '],
  ])('refuses %s, which no permission covers', (code, part) => {
    expect(() => runScenario({ ...template, code }, scenario(''))).toThrow(part)
  })

  test('fails a test whose expectation does not hold', () => {
    const one = { ...template, code: '' }
    expect(() => runScenario(one, scenario('assertThat(1).isEqualTo(2)'))).toThrow()
    expect(() => runScenario(one, scenario("assertApi('injectScript').wasCalled()"))).toThrow()
  })

  test('names what its language lacks', () => {
    const code = 'const f = () => `x`; new Date(); window.x = typeof f; for (const a of []) f?.(a);'
    expect(checkSyntax(code)).toEqual([
      'a template literal: `x`',
      'new: new Date()',
      'the global Date',
      'the global window',
      'typeof: typeof f',
      'for … of: for (const a of []) f?.(a);',
      '?.: ?.',
    ])
  })
})
