import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface VersionedText {
  file: string
  /** What stands before the version and after it, once in the file. */
  before: string
  after: string
}

const manifest = (file: string): VersionedText => ({
  file,
  before: '\n  "version": "',
  after: '",',
})

/** Every place that says which version this is. A Go module's version is its tag alone. */
export const VERSIONED: readonly VersionedText[] = [
  manifest('package.json'),
  manifest('script/package.json'),
  manifest('widgets/package.json'),
  manifest('sdk/typescript/package.json'),
  manifest('sdk/php/composer.json'),
  { file: 'sdk/ruby/svc-sdk.gemspec', before: 'spec.version = "', after: '"' },
  { file: 'sdk/python/pyproject.toml', before: '\nversion = "', after: '"' },
  { file: 'sdk/go/README.md', before: '-require=svc@v', after: ' ' },
  { file: 'sdk/go/transport.go', before: '"svc-go/', after: '"' },
  { file: 'sdk/php/src/Transport.php', before: "'svc-php/", after: "'" },
  { file: 'sdk/python/svc/_transport.py', before: '"svc-python/', after: '"' },
  { file: 'sdk/ruby/lib/svc/transport.rb', before: '"svc-ruby/', after: '"' },
  { file: 'docs/reference/script.md', before: '/script.', after: '.js" data-key' },
]

const NUMBER = /\d+\.\d+\.\d+/

/** Reads the version that each file says. @throws Error when a file says none, or several */
export function readVersions(root: string): Record<string, string> {
  return Object.fromEntries(
    VERSIONED.map((one) => [one.file, matchIn(readFileSync(join(root, one.file), 'utf8'), one)]),
  )
}

/** Returns the text of a file with another version in it. */
export function withVersion(text: string, one: VersionedText, version: string): string {
  const { before, after } = one
  return text.replace(before + matchIn(text, one) + after, () => before + version + after)
}

function matchIn(text: string, { file, before, after }: VersionedText): string {
  const pattern = `${RegExp.escape(before)}(${NUMBER.source})${RegExp.escape(after)}`
  const [first, ...more] = Array.from(
    text.matchAll(new RegExp(pattern, 'g')),
    ([, found]) => found!,
  )
  if (!first || more.length > 0)
    throw new Error(`${file} says its version ${first ? 'several times' : 'nowhere'}.`)
  return first
}

/** Tells whether a version comes after another. @throws Error for what is no version */
export function isLater(version: string, than: string): boolean {
  const parts = (text: string) => {
    if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(text))
      throw new Error(`${text} is no version: it has three numbers, such as 1.2.0.`)
    return text.split('.').map(Number)
  }
  const [next, last] = [parts(version), parts(than)]
  const at = next.findIndex((part, index) => part !== last[index])
  return at >= 0 && next[at]! > last[at]!
}
