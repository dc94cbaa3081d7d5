import { createContext } from '@lit/context'
import { useTimeZone } from '../base/format.ts'
import { call, useWorkspace } from './client.ts'
import type { SignedIn } from './wire.gen.ts'

export type OwnWorkspace = SignedIn['workspaces'][number]

/** Who is signed in, and the workspace that they look at. */
export interface Session {
  person: SignedIn['person']
  workspaces: readonly OwnWorkspace[]
  /** Null: a member of none. */
  workspace: OwnWorkspace | null
}

export const sessionContext = createContext<Session | undefined>('session')

const STORED = 'svc-console-workspace'

let tell: (session: Session) => void = () => {}

/** Sets who is told about a new session. */
export function useSession(listener: (session: Session) => void): void {
  tell = listener
}

/** Reads who is signed in. @throws Problem `signed-out` */
export async function readSession(): Promise<Session> {
  return enter(await call<SignedIn>('/auth/session'))
}

/** Reads again who is signed in, after a change of it. @throws Problem */
export async function renewSession(): Promise<void> {
  tell(await readSession())
}

/** Begins the session that a sign-in has opened. */
export function startSession(answer: SignedIn): void {
  tell(enter(answer))
}

/** Chooses the workspace of last time, else the first. */
function enter({ person, workspaces }: SignedIn): Session {
  const stored = localStorage.getItem(STORED)
  const workspace = workspaces.find(({ id }) => id === stored) ?? workspaces[0] ?? null
  useWorkspace(workspace?.id)
  useTimeZone(workspace?.timezone)
  return { person, workspaces, workspace }
}

/** Turns to another workspace. */
export function switchWorkspace(session: Session, id: string): Session {
  const workspace = session.workspaces.find((one) => one.id === id) ?? session.workspace
  if (workspace) localStorage.setItem(STORED, workspace.id)
  useWorkspace(workspace?.id)
  useTimeZone(workspace?.timezone)
  return { ...session, workspace }
}

/** Tells whether the role allows something: `workspace.write` includes `workspace.read`. */
export function may(session: Session | undefined, scope: string): boolean {
  const scopes: readonly string[] = session?.workspace?.scopes ?? []
  return scopes.includes('all') || scopes.includes(scope)
}
