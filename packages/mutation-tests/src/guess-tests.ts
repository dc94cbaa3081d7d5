import { basename } from 'node:path'

/** As many tests of a source are guessed. */
const MOST = 6

/** Files by their paths. */
type Texts = ReadonlyMap<string, string>

/**
 * Guesses the tests of a source by the words that they share, when recording what each test reaches would take
 * longer than trying the mutants: the one beside the source, then those whose name and text fit best.
 */
export function guessTests(source: { name: string; text: string }, tests: Texts): string[] {
  const beside = source.name.replace(/\.ts$/, '.test.ts')
  const [top] = source.name.split('/')
  const known = Array.from(tests, ([name, text]) => describe(name, text)).filter(
    ({ name }) => name === beside || !name.startsWith(`${top}/`),
  )
  const weights = weigh(source, known)
  const inFolder = wordsOf(source.name)
  const inBase = wordsOf(basename(source.name))
  const scoreOf = ({ name, inName, inText }: Described) => {
    if (name === beside) return Number.MAX_VALUE
    const shared = weights.map(([word, weight]) => {
      if (!inName.has(word)) return inText.has(word) ? weight : 0
      return weight * (inBase.has(word) ? 11 : inFolder.has(word) ? 3 : 1)
    })
    return shared.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(inText.size)
  }
  return known
    .map((test) => ({ name: test.name, score: scoreOf(test) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ name }) => name)
}

interface Described {
  name: string
  inName: ReadonlySet<string>
  inText: ReadonlySet<string>
}

function describe(name: string, text: string): Described {
  return { name, inName: wordsOf(name), inText: wordsOf(`${name} ${text}`) }
}

/** Weighs the words of a source: rare ones and those of its path most. */
function weigh(source: { name: string; text: string }, tests: readonly Described[]) {
  const inPath = wordsOf(source.name)
  return Array.from(wordsOf(`${source.name} ${source.text}`), (word) => {
    const having = tests.filter(({ inText }) => inText.has(word)).length
    const rarity = Math.max(0, Math.log(tests.length / (having || tests.length)))
    return [word, rarity * (inPath.has(word) ? 4 : 1)] as const
  })
}

/** Splits identifiers and paths into words. */
function wordsOf(text: string): Set<string> {
  const words = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return new Set(words.match(/[a-z]{4,}/g)?.map((word) => word.replace(/s$/, '')))
}
