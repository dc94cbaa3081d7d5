import { asc, isNull } from 'drizzle-orm'
import { createCtx, type Ctx } from '../../../core/ctx.ts'
import type { WorkspaceRecord } from '../../../db/directory-records.ts'
import { findProgramWorkspace } from '../../../db/find-token.ts'
import { programs } from '../../../db/schema/programs.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Locale } from '../../../locales/format.ts'
import { describeLanding } from '../../program/programs/get-landing.ts'
import type { LandingPage } from '../../program/programs/landing-schema.ts'

/** A program as its pages for partners show it. */
export interface PortalProgram {
  publishableKey: string
  landing: LandingPage
}

/** How an address names a program. */
export interface ProgramName {
  /** The id, or the slug on a link domain of its workspace or behind the workspace's own. */
  program: string
  workspace?: string | undefined
  /** The host that was asked. */
  host: string
}

const NAME = /^[\w-]{0,64}$/

/** Tells whether a part of an address is an id, a slug or absent: null stands for what encodes no text. */
function isName(part: string | undefined | null): boolean {
  return part === undefined || (part !== null && NAME.test(part))
}

/** Finds the program that an address names; null when there is none that takes partners. */
export async function findPortalProgram(
  deps: Deps,
  name: ProgramName,
  locale: Locale,
): Promise<PortalProgram | null> {
  const workspace = await workspaceOf(deps, name)
  return workspace && describeFor(deps, workspace, { idOrSlug: name.program, locale })
}

/** Finds the program of a link domain whose workspace has one alone: its address needs no name. */
export async function findOnlyProgram(
  deps: Deps,
  host: string,
  locale: Locale,
): Promise<PortalProgram | null> {
  const found = await deps.directory.domainBySlug(host)
  if (!found) return null
  const { tx, scope } = portalCtx(deps, found.workspace)
  const [first, second] = await tx.find(scope, programs, {
    where: [isNull(programs.deactivatedAt)],
    orderBy: [asc(programs.id)],
    limit: 2,
  })
  if (!first || second) return null
  return describeFor(deps, found.workspace, { idOrSlug: first.id, locale })
}

async function describeFor(
  deps: Deps,
  workspace: WorkspaceRecord,
  { idOrSlug, locale }: { idOrSlug: string; locale: Locale },
): Promise<PortalProgram | null> {
  const { publishableKey } = workspace
  try {
    const ctx = portalCtx(deps, workspace)
    return {
      publishableKey,
      landing: await describeLanding(ctx, { idOrSlug, locale }),
    }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return null
    throw error
  }
}

async function workspaceOf(
  { db, directory }: Deps,
  { program, workspace, host }: ProgramName,
): Promise<WorkspaceRecord | null> {
  if (![program, workspace].every(isName)) return null
  if (workspace !== undefined) return directory.workspaceBySlug(workspace)
  const id = await findProgramWorkspace(db, program)
  if (id) return directory.workspaceById(id)
  return (await directory.domainBySlug(host))?.workspace ?? null
}

function portalCtx(deps: Deps, { id: workspaceId, plan }: WorkspaceRecord): Ctx {
  const actor = { type: 'system', name: 'partner-pages' } as const
  return createCtx(deps, { workspaceId, plan, actor })
}
