import type { ImportKind } from '../domain/imports.ts'
import type { SourceStub } from './testing-stub.ts'

/** What the contract suite checks an importer with; `<name>/testing.ts` exports it as `fixture`. */
export interface ImporterFixture {
  /** Values of its fields, as a person would give them. */
  settings: Readonly<Record<string, string>>
  /** A stub of its API; none for one that reads files. */
  stub?: () => SourceStub
  /** Uploaded files. */
  files?: Partial<Record<ImportKind, string>>
  /** How many rows of each kind it reads, refused ones among them. */
  rows: Partial<Record<ImportKind, number>>
  /** What the rows sum up to, in minor units. */
  sums: { sales: number; earned: number; paid: number; payouts: number }
  /** Reasons of rows that are refused. */
  refused?: readonly string[]
}

/** Finds the fixture of an importer by its name. */
export async function fixtureOf(name: string): Promise<ImporterFixture> {
  const { fixture } = (await import(`./${name}/testing.ts`)) as { fixture: ImporterFixture }
  return fixture
}
