import { announce } from '../../server/db/outbox.ts'
import type { EnrollmentStatus } from '../../server/domain/enrollment.ts'
import type { DomainEvent } from '../../server/domain/events.ts'
import { runOnce } from '../../server/jobs/queue.ts'
import { openJobFixture, type JobFixture } from './jobs.ts'
import { createTestProgram, type TestEnrollment, type TestProgram } from './program.ts'

export interface MailFixture extends JobFixture {
  /** Puts events into the outbox. */
  say(...events: DomainEvent[]): Promise<void>
  /** The mails in which this stands, by template: what and to whom. */
  told(about: string): Promise<[template: string, to: string][]>
  /** Puts events into the outbox, does what follows, and tells what is said about this. */
  afterwards(about: string, ...events: DomainEvent[]): Promise<[template: string, to: string][]>
  /** Gives an enrollment a status, and answers the event of it. */
  become(of: TestEnrollment, status: EnrollmentStatus): Promise<DomainEvent>
}

/** The ids that events of an enrollment carry. */
export function idsOf({ enrollment, partner }: TestEnrollment) {
  return {
    enrollmentId: enrollment.id,
    partnerId: partner.id,
    programId: 'prog_of_a_test',
  }
}

/** The program Acme with team@acme.test as its support, whose events become mails. */
export async function openMailFixture(): Promise<MailFixture & { program: TestProgram }> {
  const bench = await openJobFixture()
  const { backend, scope, workspace } = bench
  const { db } = backend.deps
  const program = await createTestProgram(backend, workspace, {
    name: 'Acme',
    supportEmail: 'team@acme.test',
  })
  const say = (...events: DomainEvent[]) => db.transact(scope, (tx) => announce(tx, scope, events))
  const told = async (about: string) =>
    (await workspace.api('GET', '/mails')).body
      .filter((mail: any) => `${mail.subject}${mail.text}`.includes(about))
      .map(({ template, to }: any) => [template, to])
      .toSorted()
  return {
    ...bench,
    program,
    say,
    told,
    async afterwards(about, ...events) {
      await say(...events)
      await runOnce(backend.deps)
      return told(about)
    },
    async become(of, status) {
      await db.sql`update enrollments set status = ${status} where id = ${of.enrollment.id}`
      const data = { ...idsOf(of), change: status, status }
      return { type: 'enrollment.updated', data }
    },
  }
}
