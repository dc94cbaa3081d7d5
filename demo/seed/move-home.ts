import { CALLER_SETTING, callerOf } from '../../server/db/workspace-transaction.ts'
import type { Deps } from '../../server/deps.ts'

const actor = { type: 'system', name: 'demo' } as const

/** Updates the domain and links, which carry the demo's port, when it starts on another one. */
export async function moveHome(deps: Deps): Promise<void> {
  const { origin } = deps.config
  const { host } = new URL(origin)
  const [home] = await deps.db.sql<{ workspace: string; slug: string }[]>`
    select d.workspace_id as workspace, d.slug from domains d
    join workspaces w on w.id = d.workspace_id and w.slug = 'acme'
    where d.slug like 'localhost:%' or d.slug = 'localhost' order by d.is_primary desc limit 1`
  if (!home || home.slug === host) return
  const { workspace, slug } = home
  const from = `http://${slug}/`
  const to = `${origin}/`
  await deps.db.sql.begin(async (tx) => {
    await tx`select set_config(${CALLER_SETTING}, ${callerOf({ actor })}, true)`
    await tx`
      update domains set slug = ${host}, placeholder = replace(placeholder, ${from}, ${to})
      where workspace_id = ${workspace} and slug = ${slug}`
    await tx`
      update links set domain = ${host} where workspace_id = ${workspace} and domain = ${slug}`
    await tx`
      update links set url = replace(url, ${from}, ${to}), given_url = replace(given_url, ${from}, ${to})
      where workspace_id = ${workspace} and starts_with(url, ${from})`
    await tx`
      update programs set domain = ${host}, url = replace(url, ${from}, ${to}),
        logo = replace(logo, ${from}, ${to}),
        resources = replace(resources::text, ${from}, ${to})::jsonb
      where workspace_id = ${workspace} and domain = ${slug}`
  })
  await deps.directory.changed()
}
