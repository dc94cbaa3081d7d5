import { describe, expect, test } from 'bun:test'
import type { ApiError } from './errors.ts'
import { checkVariants, chooseDestination, keyOfPath, normalizeKey } from './link.ts'
import { formatError } from '../locales/format-error.ts'

function wrong(run: () => unknown): [string, string] {
  try {
    run()
  } catch (error) {
    const { path, message } = formatError(error as ApiError).issues![0]!
    return [path, message]
  }
  throw new Error('accepted')
}

describe('a key', () => {
  test('that is refused is told why', () => {
    const reasons = {
      '': 'it is empty.',
      '/': 'it is empty.',
      'a b': 'use only letters, digits, emoji, and _ - / .',
      'a//b': 'a part between two slashes is missing.',
      _x: 'it starts with _.',
      '.well-known': 'it starts with .well-known.',
      'x.php': 'it ends in .php.',
      'api/x': 'the name is reserved.',
    }
    for (const [key, why] of Object.entries(reasons))
      expect(wrong(() => normalizeKey(key))).toEqual([
        'key',
        `${JSON.stringify(key)} isn’t a valid key: ${why}`,
      ])
    expect(wrong(() => normalizeKey('x'.repeat(191)))[1]).toBe(
      `"${'x'.repeat(50)}" isn’t a valid key: it has more than 190 characters.`,
    )
  })

  test('is no file that browsers and crawlers ask for', () => {
    for (const name of [
      'api',
      'script.js',
      'script.all.js',
      'widgets',
      'favicon.ico',
      'robots.txt',
      'sitemap.xml',
      'manifest.json',
      'manifest.webmanifest',
      'apple-app-site-association',
    ])
      expect(wrong(() => normalizeKey(name))[1]).toEndWith('the name is reserved.')
    expect(normalizeKey('my/api/x')).toBe('my/api/x')
  })

  test('loses all slashes around it and none within', () => {
    expect(normalizeKey('//a/b//')).toBe('a/b')
    expect(keyOfPath('//a/b//')).toBe('a/b')
    expect(keyOfPath('/a/b')).toBe('a/b')
    expect(keyOfPath('/a//b')).toBeNull()
  })
})

describe('an A/B test', () => {
  const variants = (...percentages: number[]) =>
    percentages.map((percentage) => ({ url: 'https://x.org', percentage }))

  test('may have four variants and a variant of one percent', () => {
    expect(checkVariants(variants(1, 1, 1, 97))).toEqual(variants(1, 1, 1, 97))
  })

  test('that is refused is told why', () => {
    const refused = (...percentages: number[]) =>
      wrong(() => checkVariants(variants(...percentages)))
    expect(refused(100)).toEqual(['testVariants', 'An A/B test needs 2 to 4 variants.'])
    expect(refused(99.5, 0.5)).toEqual([
      'testVariants',
      'The percentage of a variant must be a whole number of at least 1.',
    ])
    expect(refused(50, 49)).toEqual([
      'testVariants',
      'The percentages of the variants must add up to 100.',
    ])
    const [first] = variants(50)
    expect(wrong(() => checkVariants([first!, { url: '', percentage: 50 }]))[0]).toBe(
      'testVariants.1.url',
    )
  })
})

test('a system named after Android goes where Android goes', () => {
  const link = { url: 'https://x.org', android: 'https://a.org' }
  const to = (os: string) => chooseDestination(link, { os, country: '', random: 0, nowMs: 0 })
  expect(['Android', 'Android-x86', 'Not Android'].map(to)).toEqual([
    'https://a.org',
    'https://a.org',
    'https://x.org',
  ])
})
