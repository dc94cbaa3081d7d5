import { expect, test } from 'bun:test'
import { ENGLISH, type Forms } from './english.ts'

const places = (text: string) => text.match(/\{\w+\}/g)

test('each English singular says the same of one', () => {
  for (const [text, forms] of Object.entries(ENGLISH) as [string, Forms][]) {
    expect(forms.other).toBe(text)
    expect(text).toContain('{count}')
    expect(forms.one).not.toBe(text)
    expect(places(forms.one!)).toEqual(places(text))
    expect(forms.one!.length).toBeWithin(text.length - 2, text.length + 1)
  }
})
