/**
 * Serves one PostgreSQL to many processes of tests until its input ends, and prints the variables that tell them of
 * it. The server in TEST_DATABASE_URL is only given a database to copy.
 */
import postgres from 'postgres'
import { createTemplate, postgresServer } from './backend.ts'

const url = await postgresServer()
const template = await createTemplate()
const given = process.env.TEST_DATABASE_URL ? {} : { TEST_SHARED_DATABASE: url }
console.log(JSON.stringify({ ...given, TEST_DATABASE_TEMPLATE: template }))
for await (const _ of Bun.stdin.stream()) {
  // Nothing is sent.
}
if (process.env.TEST_DATABASE_URL) {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql.unsafe(`drop database if exists ${template} with (force)`)
  await sql.end()
}
process.exit(0)
