import type { TestBackend } from './backend.ts'
import type { TestWorkspace } from './workspace.ts'

export interface TestProgram {
  program: { id: string; name: string; url: string; currency: string }
  /** The group `default`. */
  group: { id: string }
  /** Enrolls somebody, approved and with a link, through the API; `more` goes into the body. */
  enroll(name: string, more?: object): Promise<TestEnrollment>
  /** A click of a new visitor through a partner's link: the click id. */
  click(key: string): Promise<string>
}

export interface TestEnrollment {
  /** As `POST /partners` answers. */
  partner: { id: string; email: string; status: string; groupId: string; [field: string]: any }
  enrollment: { id: string }
  link: { id: string; domain: string; key: string; shortLink: string; [field: string]: any }
}

let visitors = 0

/** Tests convert a click at once. */
const CONVERTS_AT_ONCE = { fraudSettings: { tooFast: { enabled: false } } }

/** A program of the workspace with its default group; `options` goes into the body of `POST /programs`. */
export async function createTestProgram(
  backend: TestBackend,
  workspace: TestWorkspace,
  options: object = {},
): Promise<TestProgram> {
  const body = { name: 'Friends', url: 'https://shop.test/', ...CONVERTS_AT_ONCE, ...options }
  const { status, body: program } = await workspace.api('POST', '/programs', body)
  if (status !== 201) throw new Error(JSON.stringify(program))
  const [group] = await backend.deps.db.sql<{ id: string }[]>`
    select id from groups where workspace_id = ${workspace.id} and program_id = ${program.id}
      and slug = 'default'`
  return {
    program,
    group: group!,
    async enroll(name, more = {}) {
      const email = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@partners.test`
      const answer = await workspace.api('POST', '/partners', {
        name,
        email,
        programId: program.id,
        ...more,
      })
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
      const partner = answer.body
      return { partner, enrollment: { id: partner.enrollmentId }, link: partner.links[0] }
    },
    async click(key) {
      const { headers } = await workspace.visit(key, { visitor: `partner visitor ${++visitors}` })
      return new URL(headers.get('location')!).searchParams.get('svc_id')!
    },
  }
}
