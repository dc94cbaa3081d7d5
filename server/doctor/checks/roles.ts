import { bool, decode, row, text } from '../../db/row.ts'
import {
  findUnprotected,
  MAKE_ROLE,
  mayActAsTenant,
  requireOwnTables,
} from '../../db/tenant-role.ts'
import { TENANT_ROLE } from '../../db/workspace-transaction.ts'
import { failed, ok, warning, wordsOf, type DoctorCheck } from '../check.ts'

const Role = row({ exempt: bool })
const User = row({ name: text, superuser: bool })

/** Looks whether row-level security holds: the roles, who owns the tables, and the policy of each. */
export const roles: DoctorCheck = {
  name: 'roles',
  needsDatabase: true,
  async look({ sql }) {
    try {
      await requireOwnTables(sql)
    } catch (error) {
      return failed(wordsOf(error), 'Give the tables to the user of DATABASE_URL.')
    }
    const found = await sql`
      select rolsuper or rolbypassrls or pg_has_role(oid, current_user, 'usage') as exempt
      from pg_roles where rolname = ${TENANT_ROLE}`
    const [role] = decode(Role, found)
    const asAdministrator = `Run as an administrator: ${MAKE_ROLE}`
    if (!role)
      return warning(`There is no role ${TENANT_ROLE} yet.`, `Start; or: ${asAdministrator}`)
    if (role.exempt) {
      return failed(
        `${TENANT_ROLE} is a superuser, has BYPASSRLS or is a member of the tables' owner.`,
        `Run as an administrator: ALTER ROLE ${TENANT_ROLE} NOSUPERUSER NOBYPASSRLS; and revoke the owner's role from it.`,
      )
    }
    if (!(await mayActAsTenant(sql))) {
      return failed(`The user of DATABASE_URL may not act as ${TENANT_ROLE}.`, asAdministrator)
    }
    const open = await findUnprotected(sql)
    if (open.length > 0) {
      const names = open.slice(0, 5).map(({ name }) => name)
      return failed(
        `${open.length} tables have no row-level security, or no rights for ${TENANT_ROLE}: ${names.join(', ')}.`,
        'Start the server, or run "bun run cli migrate": both add what is missing.',
      )
    }
    const [user] = decode(
      User,
      await sql`select rolname as name, rolsuper as superuser from pg_roles where rolname = current_user`,
    )
    if (!user?.superuser) return ok('Row-level security holds for every table of a workspace.')
    return warning(
      `${user.name}, the user of DATABASE_URL, is a superuser.`,
      'Let a user of its own be the owner; docs/hosting/database.md has the statements.',
    )
  },
}
