/** One step of the walk-through: lines for a shell. docs/guides/walkthrough.md has the same. */
export interface Step {
  title: string
  code: string
}

/** A browser's name: visits by curl are not counted as people. */
export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
