import type { MigrationState } from './migration-state.ts'

/** What an operator is told about the tables of a database, and what to do. */
export interface MigrationAdvice {
  message: string
  fix: string
}

const EMPTY_DATABASE =
  'Set DATABASE_URL to an empty database; without DATABASE_URL, set DATA_DIR to an empty folder.'

type Known = 'empty' | 'current' | 'older'
/** Tables that are not simply behind this version. */
export type Problem = Exclude<MigrationState, { kind: Known }>

/** Describes tables that this version did not make. It goes on using those that a newer version has migrated. */
export function describeProblem(state: Problem): MigrationAdvice {
  switch (state.kind) {
    case 'newer':
      return {
        message: `A newer version of svc has migrated this database; the last migration that this version knows is ${state.name}.`,
        fix: 'Upgrade this server.',
      }
    case 'baseless':
      return {
        message:
          'A development version before 0.1.0 made this database. Its tables cannot be migrated.',
        fix: `${EMPTY_DATABASE} To read the old data, start the version that made it.`,
      }
    case 'diverged':
      return {
        message: `A different build of svc has migrated this database: after ${state.name}, its migrations are not the ones of this version.`,
        fix: 'Start the build that migrated the database, or restore a backup made before that.',
      }
    case 'foreign':
      return {
        message: `The database holds tables that svc did not make (${state.tables.slice(0, 3).join(', ')}).`,
        fix: `svc needs a database of its own. ${EMPTY_DATABASE}`,
      }
  }
}

/** Tells whether a start can use the tables, or bring them up to date. */
export function isProblem(state: MigrationState): state is Problem {
  return state.kind !== 'empty' && state.kind !== 'current' && state.kind !== 'older'
}
