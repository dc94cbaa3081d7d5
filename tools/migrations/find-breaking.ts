/**
 * Finds what servers of the version before would stumble over: they go on beside a server that has migrated,
 * until each of them is replaced.
 */

/** The line above a statement that takes away what no server of the version before uses any more. */
const SECOND_STEP = /^\s*-- Second step: \S.+$/m

const BREAKPOINT = '--> statement-breakpoint'

/** By what the statement does, why servers of the version before fail. */
const BREAKING: readonly { text: RegExp; why: string }[] = [
  { text: /\bDROP (TABLE|COLUMN|TYPE|VIEW|SEQUENCE|SCHEMA|FUNCTION)\b/i, why: 'takes away' },
  { text: /\bRENAME\b/i, why: 'renames' },
  { text: /\bALTER COLUMN\b.*\b(SET DATA )?TYPE\b/is, why: 'changes the type of' },
  { text: /\bALTER COLUMN\b.*\bSET NOT NULL\b/is, why: 'requires a value for' },
  { text: /\bALTER COLUMN\b.*\bDROP DEFAULT\b/is, why: 'requires a value for' },
  {
    text: /\bADD COLUMN\b(?=.*\bNOT NULL\b)(?!.*\b(DEFAULT|GENERATED)\b)/is,
    why: 'adds without a default',
  },
  { text: /\bADD CONSTRAINT\b/i, why: 'forbids rows of' },
  { text: /\bDROP CONSTRAINT\b/i, why: 'takes away what ON CONFLICT may name of' },
  { text: /\bCREATE UNIQUE INDEX\b/i, why: 'forbids rows of' },
]

const ADDED = /\bADD COLUMN "(\w+)" (?!.*\bNOT NULL\b)/

/** Lists the statements of a migration that need a second step, with the reason. */
export function findBreaking(migration: string): string[] {
  const statements = migration.split(BREAKPOINT)
  const made = new Set(
    statements.flatMap(
      (text) => /\bCREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/i.exec(text)?.[1] ?? [],
    ),
  )
  const added = new Set(statements.flatMap((text) => ADDED.exec(text)?.[1] ?? []))
  return statements
    .filter((text) => !SECOND_STEP.test(text) && !made.has(tableIn(text)))
    .filter((text) => !columnsOfUnique(text)?.every((column) => added.has(column)))
    .flatMap((text) => {
      const sql = text.replace(/^\s*--.*$/gm, '').trim()
      const found = BREAKING.find((one) => one.text.test(sql))
      return found ? [`${found.why}: ${sql.split('\n')[0]}`] : []
    })
}

/** The columns that may not repeat: of new ones older servers write nulls, which may. */
function columnsOfUnique(text: string): string[] | undefined {
  const [, list] = /\bADD CONSTRAINT "\w+" UNIQUE\(([^)]*)\)/.exec(text) ?? []
  return list?.replaceAll('"', '').split(',')
}

/** The table that a statement changes: rows of one that is new here, no older server writes. */
function tableIn(text: string): string {
  return /\b(?:ALTER TABLE|INDEX "?\w+"? ON) (?:ONLY )?"?(\w+)"?/i.exec(text)?.[1] ?? ''
}
