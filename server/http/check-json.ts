/** More than any body of ours nests. */
const MAX_DEPTH = 32
/** Objects, lists and what stands in them: more than the largest body that a route accepts has. */
const MAX_VALUES = 20_000

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c

/**
 * Looks for what must not be parsed, in one pass over the text: too deep, too many values, or U+0000, which
 * PostgreSQL cannot store.
 * @returns null when the text may be parsed; whether it is JSON is for the parser to say
 */
export function jsonProblem(text: string): 'deep' | 'many' | 'null-character' | null {
  let depth = 0
  let values = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === QUOTE) {
      i = endOfString(text, i)
    } else if (code === COMMA) {
      values++
    } else if ((code | 0x20) === 0x7b) {
      // `[` and `{` differ in one bit, as do `]` and `}`.
      values++
      if (++depth > MAX_DEPTH) return 'deep'
    } else if ((code | 0x20) === 0x7d) {
      depth--
    }
    if (values > MAX_VALUES) return 'many'
  }
  return hasNullCharacter(text) ? 'null-character' : null
}

/** Returns where the string that begins at `start` ends; the end of the text when it does not. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1
  while (text.charCodeAt(before) === BACKSLASH) before--
  return (at - before) % 2 === 0
}

/** Tells whether a string says `\u0000`, which `\\u0000` does not. */
function hasNullCharacter(text: string): boolean {
  let at = text.indexOf('\\u0000')
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf('\\u0000', at + 1)
  return at >= 0
}
