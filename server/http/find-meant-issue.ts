interface Issue {
  path?: string
  schema?: { type?: string; anyOf?: readonly { type?: string; format?: string }[] }
  /** What is wrong with each variant of a union. */
  errors?: readonly Iterable<Issue>[]
}

/**
 * Returns what is wrong with the variant of a union that was meant: the only one beside null, or the one that fits
 * until the deepest place. A union without such a variant is the issue itself.
 */
export function findMeantIssue(issue: Issue): Issue {
  const { errors = [], schema, path = '' } = issue
  // A number that may be sent as text is described as a whole.
  if (errors.length === 0 || isNumberOrText(schema)) return issue
  const variants = errors.flatMap((found) => firstIn(found) ?? [])
  const real = variants.filter((variant) => variant.schema?.type !== 'null')
  const [meant] = real.toSorted((a, b) => countLevels(b) - countLevels(a))
  if (!meant || (real.length > 1 && countLevels(meant) <= path.length)) return issue
  return findMeantIssue(meant)
}

function isNumberOrText(schema: Issue['schema']): boolean {
  return ['integer', 'numeric'].includes(schema?.anyOf?.[0]?.format ?? '')
}

function firstIn(issues: Iterable<Issue>): Issue | undefined {
  for (const issue of issues) return issue
  return undefined
}

/** Returns how deep an issue lies, in characters of its path: all begin with that of the union. */
function countLevels({ path = '' }: Issue): number {
  return path.length
}
