import { expect, test } from 'bun:test'
import { codeOf, sampleOf, type Look } from './samples.ts'
import { THEMES } from './themes.ts'

const ORIGIN = 'http://localhost:3000'
const PLAIN: Look = {
  theme: {},
  scheme: 'auto',
  dir: 'auto',
  lang: 'en',
  density: 'normal',
  state: 'data',
}
const code = (tag: string, look: Partial<Look> = {}) =>
  codeOf(sampleOf(tag, 'pk'), { ...PLAIN, ...look }, ORIGIN)

test('the lines of an element with a session are its file, its tag and where its token is', () => {
  expect(code('svc-earnings')).toBe(
    `<script type="module" src="http://localhost:3000/widgets/svc-earnings.js"></script>
<svc-earnings token-url="http://localhost:3000/demo/gallery/token/data"></svc-earnings>`,
  )
})

test('what is chosen is in the lines, and what is as always is not', () => {
  const lines = code('svc-earnings', { lang: 'ar', dir: 'rtl', density: 'compact', state: 'empty' })
  expect(lines).toEndWith(
    '<svc-earnings token-url="http://localhost:3000/demo/gallery/token/empty" density="compact" lang="ar" dir="rtl"></svc-earnings>',
  )
  expect(code('svc-earnings', { theme: THEMES['Kiln']!, scheme: 'dark' })).toStartWith(
    '<style>\n  body {\n    color-scheme: dark;\n    background: light-dark(#fffaf5, #1f1713);\n',
  )
})

test('a state that only the gallery makes is no part of the lines', () => {
  for (const state of ['loading', 'error', 'offline', 'expired'] as const)
    expect(code('svc-faq', { state })).toBe(code('svc-faq'))
})

test('an element that is given its token has the lines that fetch it, and none for a visitor', () => {
  expect(code('svc-partner-signup')).not.toContain('fetch')
  expect(code('svc-partner-signup', { state: 'pending' })).toContain(
    `await fetch('http://localhost:3000/demo/gallery/token/pending', { method: 'POST' })`,
  )
})

test('a state that an element cannot be in leaves it as it is with data', () => {
  expect(code('svc-partner-landing', { state: 'banned' })).toBe(code('svc-partner-landing'))
})
