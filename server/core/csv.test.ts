import { expect, test } from 'bun:test'
import { csvLine } from './csv.ts'

test('quotes what would break a line and doubles quotes', () => {
  expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines', ''])).toBe(
    'a,"b,c","say ""hi""","two\nlines",\r\n',
  )
})

test('text that looks like a formula is only text', () => {
  expect(csvLine(['=1+1', '+49', '-2', '@x', '\tx', '=a,b'])).toBe(
    `'=1+1,'+49,'-2,'@x,'\tx,"'=a,b"\r\n`,
  )
})

test('numbers, truth and nothing are written plainly', () => {
  expect(csvLine([-5, 0, true, null, undefined])).toBe('-5,0,true,,\r\n')
})
