/** Splits a name of the API into lower-case words: `trackLead`, `utm_source` and `funding-accounts` alike. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => word.toLowerCase())
}

export const pascal = (name: string): string => wordsOf(name).map(capital).join('')

export const camel = (name: string): string => {
  const [first = '', ...others] = wordsOf(name)
  return first + others.map(capital).join('')
}

export const snake = (name: string): string => wordsOf(name).join('_')

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export function singular(name: string): string {
  if (/(status|series|analytics|ss|is)$/i.test(name)) return name
  return name.endsWith('ies') ? name.replace(/ies$/, 'y') : name.replace(/s$/, '')
}

/** Breaks a text into lines of at most so many characters; paragraphs stay apart. */
export function wrap(text: string, width: number): string[] {
  return text.split(/\n{2,}/).flatMap((paragraph, at) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(/\s+/)) {
      if (line && line.length + word.length >= width) {
        lines.push(line)
        line = word
      } else line = line ? `${line} ${word}` : word
    }
    return [...(at > 0 ? [''] : []), ...lines, line]
  })
}

/** Indents every line that is not empty. */
export const indent = (text: string, by: string): string => text.replace(/^(?=.)/gm, by)
