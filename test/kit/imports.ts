import { expect } from 'bun:test'
import { runOnce } from '../../server/jobs/queue.ts'
import type { TestBackend } from './backend.ts'
import { queuedJobs } from './jobs.ts'
import { createTestProgram, type TestProgram } from './program.ts'
import { createTestWorkspace, type TestWorkspace } from './workspace.ts'

export type Files = Partial<
  Record<'partner' | 'link' | 'customer' | 'lead' | 'sale' | 'commission' | 'payout', string>
>

export interface Importing extends TestProgram {
  workspace: TestWorkspace
  /** Uploads files and reads them: the preview. */
  preview(files: Files, options?: { body?: object; preview?: object }): Promise<any>
  /** The same, and writes what it shows: the report. */
  bring(files: Files, options?: { body?: object; preview?: object }): Promise<any>
  /** Runs the jobs: the report. */
  settle(id: string): Promise<any>
  report(id: string): Promise<any>
  undo(id: string): Promise<any>
  lines(id: string, query?: string): Promise<any[]>
  /** Every sum that is kept twice agrees. */
  agree(): Promise<void>
  rows(query: (workspaceId: string) => Promise<any[]>): Promise<any[]>
}

/** A workspace with a program, to import into. */
export async function openImports(backend: TestBackend, options: object = {}): Promise<Importing> {
  const workspace = await createTestWorkspace(backend)
  const program = await createTestProgram(backend, workspace, { holdingPeriodDays: 30, ...options })
  const ok = async (method: string, path: string, body?: unknown) => {
    const answer = await workspace.api(method, path, body)
    expect({ path, status: answer.status, body: answer.body }).toMatchObject({
      status: method === 'POST' && path === '/imports' ? 201 : 200,
    })
    return answer.body
  }
  const report = (id: string) => ok('GET', `/imports/${id}`)
  const settle = async (id: string) => {
    await runOnce(backend.deps)
    const failed = (await queuedJobs(backend, 'run-import')).flatMap(({ error }) => error ?? [])
    expect(failed).toEqual([])
    return report(id)
  }
  const preview: Importing['preview'] = async (files, { body = {}, preview: asked = {} } = {}) => {
    const { id } = await ok('POST', '/imports', { source: 'csv', ...body })
    for (const [kind, text] of Object.entries(files)) {
      await ok('POST', `/imports/${id}/files`, { kind, part: 0, text })
    }
    await ok('POST', `/imports/${id}/preview`, asked)
    return settle(id)
  }
  return {
    ...program,
    workspace,
    preview,
    settle,
    report,
    async bring(files, given) {
      const { id, status, reason } = await preview(files, given)
      expect({ status, reason }).toEqual({ status: 'ready', reason: null })
      await ok('POST', `/imports/${id}/start`)
      return settle(id)
    },
    async undo(id) {
      await ok('POST', `/imports/${id}/undo`)
      return settle(id)
    },
    lines: (id, query = '') => ok('GET', `/imports/${id}/lines${query}`),
    async agree() {
      const check = await ok('GET', '/ledger/check')
      expect(check.differences).toEqual([])
      expect(check.ok).toBe(true)
    },
    rows: (query) => query(workspace.id),
  }
}

/** One of each, of two partners: paid, unpaid, canceled and held commissions, and a payout. */
export const SMALL: Files = {
  partner: `id,email,name,status,link,created at
p1,ada@partners.test,Ada,active,ada,2024-01-05
p2,bea@partners.test,Bea,banned,bea,2024-02-05
`,
  customer: `id,externalId,partner,email,created at
c1,u1,p1,u1@shop.test,2024-03-01
c2,u2,p1,,2024-03-02
c3,u3,p2,,2024-03-03
`,
  lead: `customer,event,created at
c1,Sign up,2024-03-01T10:00:00Z
c2,Sign up,2024-03-02T10:00:00Z
`,
  sale: `id,customer,amount,currency,invoice,created at
s1,c1,100.00,usd,in_1,2024-03-05
s2,c1,50.10,usd,in_2,2024-04-05
s3,c2,10.00,eur,in_3,2024-04-06
s4,c3,70.00,usd,in_4,2024-04-07
`,
  commission: `id,partner,amount,currency,status,sale,created at,paid at,payout
k1,p1,20.00,usd,paid,s1,2024-03-05,2024-04-01,o1
k2,p1,10.02,usd,pending,s2,2024-04-05,,
k3,p1,5.00,usd,voided,s3,2024-04-06,,
k4,p2,14.00,usd,pending,s4,2024-04-07,,
k5,p1,3.33,usd,paid,,2024-05-07,2024-06-01,
`,
  payout: `id,partner,amount,currency,status,paid at
o1,p1,20.00,usd,paid,2024-04-01
o2,p1,7.00,usd,pending,
`,
}
