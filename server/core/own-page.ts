import type { Deps } from '../deps.ts'
import { getPortalOrigin } from './portal-origin.ts'

/**
 * Returns the address of a page of ours that sent a request: on the server's own origins, or on a link
 * domain that the workspace has proved. Null: another page, or none.
 */
export async function ownPage(
  { config, directory }: Deps,
  workspaceId: string,
  headers: Headers,
): Promise<URL | null> {
  const address = headers.get('origin') ?? headers.get('referer')
  if (!address || !URL.canParse(address)) return null
  const page = new URL(address)
  if (page.origin === config.origin || page.origin === getPortalOrigin(config)) return page
  const isSameHost = page.host === headers.get('host')
  const domain = isSameHost ? await directory.domainBySlug(page.host) : null
  return domain?.workspace.id === workspaceId ? page : null
}
