const HEADING = '## Unreleased\n'

/** Reads what is not released yet. @throws Error when nothing is */
export function unreleased(changelog: string): string {
  const [, rest] = changelog.split(HEADING)
  if (rest === undefined) throw new Error(`CHANGELOG.md has no "${HEADING.trim()}".`)
  const notes = rest.split(/^## /m)[0]!.trim()
  if (!/^- /m.test(notes)) throw new Error('CHANGELOG.md names nothing that is unreleased.')
  return notes
}

/** Gives what is unreleased the heading of its version. */
export function closeUnreleased(changelog: string, version: string, date: string): string {
  return changelog.replace(HEADING, `${HEADING}\n## ${version} - ${date}\n`)
}
