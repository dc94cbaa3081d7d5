import { describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { widgetElements } from '../../tools/widget-elements.ts'
import { usedTexts } from '../../tools/widget-texts.ts'
import { ROOT, sources, textOf } from './sources.ts'

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
      expect(textOf(file)).toContain(`'${tag}': ${className}`)
      expect(textOf(file)).toContain(` * @tag ${tag}`)
    }
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

describe('words', () => {
  test('stand where they are said', () => {
    expect(usedTexts().unclear).toEqual([])
  })

  test.each(LOCALES.map((file) => [basename(file, '.ts'), file]))(
    'of %s are all there, none is for nothing, and each keeps its places for values',
    async (_, file) => {
      const { words } = (await import(join(ROOT, file!))) as { words: Record<string, string> }
      const spoken = Array.from(usedTexts().words.keys())
      const missing = spoken.filter((text) => !words[text]?.trim())
      const unused = Object.keys(words).filter((text) => !spoken.includes(text))
      const changed = spoken.filter((text) => words[text] && places(text) !== places(words[text]))
      expect({ missing, unused, changed }).toEqual({ missing: [], unused: [], changed: [] })
    },
  )
})

function places(text: string): string {
  return Array.from(text.matchAll(/\{\w+\}/g), ([place]) => place)
    .sort()
    .join()
}
