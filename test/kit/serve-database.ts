/**
 * Serves one PostgreSQL to many processes of tests until its input ends, and prints the variables that tell them of
 * it. The server in TEST_DATABASE_URL is only given a database to copy.
 */
import { createTemplate, postgresServer } from './backend.ts'

const url = await postgresServer()
const { name, drop } = await createTemplate()
const given = process.env.TEST_DATABASE_URL ? {} : { TEST_SHARED_DATABASE: url }
console.log(JSON.stringify({ ...given, TEST_DATABASE_TEMPLATE: name }))
for await (const _ of Bun.stdin.stream()) {
  // Nothing is sent.
}
if (process.env.TEST_DATABASE_URL) await drop()
process.exit(0)
