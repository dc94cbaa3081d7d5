import { expect, test } from 'bun:test'
import { findBreaking } from './find-breaking.ts'
import { readMigrations } from './landed.ts'

const joined = (...statements: string[]) => statements.join('--> statement-breakpoint\n')

test.each([
  'DROP TABLE "clicks";',
  'ALTER TABLE "links" DROP COLUMN "title";',
  'DROP FUNCTION record_change();',
  'ALTER TABLE "links" RENAME COLUMN "title" TO "name";',
  'ALTER TABLE "links" RENAME TO "short_links";',
  'ALTER TABLE "links" ALTER COLUMN "num" SET DATA TYPE text;',
  'ALTER TABLE "links" ALTER COLUMN "title" SET NOT NULL;',
  'ALTER TABLE "links" ALTER COLUMN "clicks" DROP DEFAULT;',
  'ALTER TABLE "links" ADD COLUMN "title" text NOT NULL;',
  'ALTER TABLE "links" ADD CONSTRAINT "links_title" UNIQUE("title");',
  'ALTER TABLE "links" DROP CONSTRAINT "links_key";',
  'CREATE UNIQUE INDEX "links_title" ON "links" USING btree ("title");',
])('an older server stumbles over %s', (statement) => {
  expect(findBreaking(joined('CREATE TABLE "folders" ("id" text);', statement))).toHaveLength(1)
})

test('an older server does not notice what is only added', () => {
  const added = joined(
    'CREATE TABLE "folders" (\n\t"id" text NOT NULL\n);',
    'ALTER TABLE "folders" ADD CONSTRAINT "folders_fk" FOREIGN KEY ("id") REFERENCES "links"("id");',
    'CREATE UNIQUE INDEX "folders_id" ON "folders" USING btree ("id");',
    'ALTER TABLE "links" ADD COLUMN "title" text;',
    `ALTER TABLE "links" ADD COLUMN "evidence" text DEFAULT 'server' NOT NULL;`,
    'ALTER TABLE "links" ADD CONSTRAINT "links_title" UNIQUE("title");',
    'DROP INDEX "links_open";',
    'CREATE INDEX "links_open" ON "links" USING btree ("title");',
    '-- It does not drop column values.\nUPDATE "links" SET "title" = \'x\';',
    'CREATE OR REPLACE TRIGGER audit AFTER INSERT ON "links" FOR EACH ROW EXECUTE FUNCTION f();',
  )
  expect(findBreaking(added)).toEqual([])
})

test('a second step says which version has stopped using what it takes away', () => {
  const step = 'ALTER TABLE "links" DROP COLUMN "title";'
  expect(findBreaking(`-- Second step: nothing uses it since 0.3.0\n${step}`)).toEqual([])
  expect(findBreaking(`-- Second step:\n${step}`)).toHaveLength(1)
  expect(findBreaking(joined('-- Second step: since 0.3.0\nDROP TABLE "a";', step))).toHaveLength(1)
})

test('no migration takes anything from servers of the version before', async () => {
  const { '0000_initial.sql': first, ...later } = await readMigrations()
  expect(first).toContain('CREATE TABLE')
  const breaking = Object.entries(later).flatMap(([name, text]) =>
    findBreaking(text).map((what) => `${name} ${what}`),
  )
  expect(breaking).toEqual([])
})
