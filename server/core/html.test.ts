import { expect, test } from 'bun:test'
import { localeOf } from '../locales/locale.ts'
import { escapeHtml, htmlLanguage } from './html.ts'

test('escaped text is text between tags and inside double quotes', () => {
  expect(escapeHtml(`<b class="x">Tom & 'Jo'</b>`)).toBe(
    `&lt;b class=&quot;x&quot;&gt;Tom &amp; 'Jo'&lt;/b&gt;`,
  )
  expect(escapeHtml('&lt;')).toBe('&amp;lt;')
  expect(escapeHtml('plain, ünïcode')).toBe('plain, ünïcode')
})

test('a page names its language, and its direction where that is right to left', () => {
  expect(htmlLanguage(localeOf('de-CH'))).toBe('lang="de-CH"')
  expect(htmlLanguage(localeOf('ar'))).toBe('lang="ar" dir="rtl"')
})
