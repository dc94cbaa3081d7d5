import { describe, expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { widgetWords } from '../../tools/widget-words.ts'
import { WIDGETS } from '../../tools/widget-elements.ts'

const LOCALES = join(WIDGETS, 'locales')
const files = readdirSync(LOCALES).filter((file) => file.endsWith('.ts'))
const words = widgetWords()

describe.each(files)('%s', (file) => {
  test('has all that elements say, and nothing else', async () => {
    const { words: own } = await import(join(LOCALES, file))
    expect(Object.keys(own).sort()).toEqual([...words].sort())
  })

  test('leaves nothing empty and every value in its place', async () => {
    const { words: own } = (await import(join(LOCALES, file))) as { words: Record<string, string> }
    for (const [english, text] of Object.entries(own)) {
      expect([english, text.trim()]).not.toEqual([english, ''])
      expect([english, holes(text)]).toEqual([english, holes(english)])
    }
  })
})

function holes(text: string): string[] {
  return Array.from(text.matchAll(/\{\w+\}/g), ([hole]) => hole).sort()
}
