import { createContext } from '@lit/context'
import { useReportCurrency } from '../base/currencies.ts'
import { useTimeZone } from '../base/time-zone.ts'
import { call, useWorkspace } from './client.ts'
import type { SignedIn } from './wire.gen.ts'

export type OwnWorkspace = SignedIn['workspaces'][number]

/** Who is signed in, and the workspace that they look at. */
export interface Session {
  person: SignedIn['person']
  workspaces: readonly OwnWorkspace[]
  /** As it is looked at: in test mode with the id of its test workspace. Null: a member of none. */
  workspace: OwnWorkspace | null
  isTest: boolean
}

export const sessionContext = createContext<Session | undefined>('session')

const STORED = 'svc-console-workspace'

let tell: (session: Session) => void = () => {}

/** Sets who is told about a new session. */
export function useSession(listener: (session: Session) => void): void {
  tell = listener
}

let asked: Promise<Session> | undefined

/**
 * Asks who is signed in before anybody reads it; the first to read takes the answer. `known` is called before.
 * @returns undefined if there is none
 */
export async function askSession(known: (session: Session) => void): Promise<Session | undefined> {
  const { sessionResponse: response } = globalThis
  asked = call<SignedIn>('/auth/session', { response }).then((answer) => {
    const session = enter(answer)
    known(session)
    return session
  })
  return asked.catch(() => undefined)
}

/** Reads who is signed in. @throws Problem `signed-out` */
export async function readSession(): Promise<Session> {
  const session = asked ?? call<SignedIn>('/auth/session').then(enter)
  asked = undefined
  return session
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
  const first = workspaces[0] ?? null
  return look({ person, workspaces, workspace: first, isTest: false }, localStorage.getItem(STORED))
}

/** Turns to another workspace, or to a test workspace. */
export function switchWorkspace(session: Session, id: string): Session {
  const next = look(session, id)
  if (next.workspace) localStorage.setItem(STORED, next.workspace.id)
  return next
}

/** Looks at the workspace, or test workspace, that has an id; at the present one if there is none. */
function look(session: Session, id: string | null): Session {
  const found = session.workspaces.find((one) => one.id === id || (one.test && one.test.id === id))
  const next = found ? { ...session, ...modeOf(found, id) } : session
  useWorkspace(next.workspace?.id)
  useTimeZone(next.workspace?.timezone)
  useReportCurrency(next.workspace?.currency)
  return next
}

function modeOf(live: OwnWorkspace, id: string | null): Pick<Session, 'workspace' | 'isTest'> {
  if (!live.test || live.test.id !== id) return { workspace: live, isTest: false }
  return { workspace: { ...live, ...live.test, slug: `${live.slug}.test` }, isTest: true }
}

/** Returns the live workspace of what is looked at. */
export function liveWorkspace({ workspaces, workspace }: Session): OwnWorkspace | null {
  const id = workspace?.id
  return workspaces.find((one) => one.id === id || one.test?.id === id) ?? null
}

/** Tells whether the role allows something: `workspace.write` includes `workspace.read`. */
export function may(session: Session | undefined, scope: string): boolean {
  // The members of a test workspace are those of the live one.
  if (session?.isTest && scope === 'members.write') return false
  const scopes: readonly string[] = session?.workspace?.scopes ?? []
  return scopes.includes('all') || scopes.includes(scope)
}
