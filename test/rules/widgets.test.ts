import { describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { widgetElements } from '../../tools/widget-elements.ts'
import { ROOT, sources, textOf } from './sources.ts'
import { widgetTexts } from './widget-texts.ts'

const LOCALES = sources('widgets/locales/*.ts')

describe('an element', () => {
  test('is a folder with what it does, what it promises and how it is used', () => {
    const wrong = widgetElements().flatMap(({ name }) =>
      ['.ts', '.test.ts', '.md']
        .map((ending) => `widgets/${name}/${name}${ending}`)
        .filter((file) => !existsSync(join(ROOT, file))),
    )
    expect(wrong).toEqual([])
  })

  test('is named like its folder, and known to TypeScript by its tag', () => {
    for (const { tag, name, file, className } of widgetElements()) {
      expect(tag).toBe(`svc-${name}`)
      expect(textOf(`widgets/${file}`)).toContain(`'${tag}': ${className}`)
      expect(textOf(`widgets/${file}`)).toContain(` * @tag ${tag}`)
    }
  })

  test('has its height, its narrow texts and its words in the gallery, which are listed by hand', () => {
    const lists = [
      'widgets/elements.css',
      'widgets/base/texts.test.ts',
      'test/browser/demo/gallery-words.ts',
    ]
    const missing = lists.flatMap((file) =>
      widgetElements()
        .filter(({ tag }) => !new RegExp(`${tag}(?![\\w-])`).test(textOf(file)))
        .map(({ tag }) => `${file}: ${tag}`),
    )
    // The banner shows nothing of what a program writes.
    expect(missing).toEqual(['widgets/base/texts.test.ts: svc-discount-banner'])
  })

  test('styles itself in a sheet, which a strict Content-Security-Policy allows', () => {
    const wrong = sources('widgets/**/*.ts')
      .filter((file) => !/\.test\.ts$|test-kit/.test(file))
      .filter((file) =>
        /<style|\sstyle=|\son\w+=|unsafe(HTML|CSS|Static)|innerHTML/.test(textOf(file)),
      )
    expect(wrong).toEqual([])
  })

  test('asks nothing of the page but what its attributes say', () => {
    const wrong = sources('widgets/**/*.ts')
      .filter((file) => !/\.test\.ts$|test-kit/.test(file))
      .filter((file) => /document\.cookie|localStorage|\beval\(|new Function/.test(textOf(file)))
    expect(wrong).toEqual([])
  })
})

describe('the texts of elements', () => {
  const { texts: english, unclear } = widgetTexts()

  test('are literals, so that they can be collected', () => {
    expect(unclear).toEqual([])
    expect(english.size).toBeGreaterThan(100)
  })

  test.each(LOCALES.map((file) => [basename(file, '.ts'), file]))(
    'are all translated in %s, none is unused, and each keeps its placeholders',
    async (_, file) => {
      const { texts } = (await import(join(ROOT, file!))) as { texts: Record<string, string> }
      const missing = [...english].filter((text) => !texts[text]?.trim())
      const unused = Object.keys(texts).filter((text) => !english.has(text))
      const changed = [...english].filter(
        (text) => texts[text] && placeholdersOf(text) !== placeholdersOf(texts[text]),
      )
      expect({ missing, unused, changed }).toEqual({ missing: [], unused: [], changed: [] })
    },
  )
})

function placeholdersOf(text: string): string {
  return Array.from(text.matchAll(/\{\w+\}/g), ([place]) => place)
    .sort()
    .join()
}
