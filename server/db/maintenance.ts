import postgres, { type Sql } from 'postgres'

/**
 * Lends a connection of its own to work on whole tables: it takes none away from requests, has no
 * deadline, and sees the rows of all workspaces.
 */
export async function withMaintenance<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, {
    max: 1,
    prepare: false,
    onnotice: () => {},
    connection: { application_name: 'svc-maintenance' },
  })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
