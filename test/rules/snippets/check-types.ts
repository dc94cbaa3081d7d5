/** Checks the types of every block of TypeScript in the pages of the documentation; `bun run check` runs it. */
import { allBlocks } from './blocks.ts'
import { TYPED } from './checkers.ts'
import { checkTypes } from './type-check.ts'

const typed = allBlocks().filter(({ language, source }) => !source && TYPED.includes(language))
const mistaken = {
  at: 'here',
  language: 'ts',
  code: `svc.links.create({ ulr: '' })`,
  source: undefined,
}
const [expected, ...problems] = checkTypes([mistaken, ...typed])
if (!expected?.includes('here')) problems.push('A block with a mistake was not found.')
if (typed.length < 13) problems.push(`There are only ${typed.length} blocks of TypeScript.`)
for (const problem of problems) console.log(problem)
process.exit(problems.length > 0 ? 1 : 0)
