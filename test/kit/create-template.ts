/** Creates a database that many processes of tests copy (TEST_DATABASE_TEMPLATE), and prints its name. */
import { createTemplate } from './backend.ts'

console.log(await createTemplate())
process.exit(0)
