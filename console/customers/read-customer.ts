import { call, Problem, type CallOptions } from '../api/client.ts'
import { readList } from '../api/read-all.ts'
import type { Commission, Customer, EventItem, Program, Refund } from '../api/wire.gen.ts'
import { stepsOf, type Step } from './journey.ts'

/** Of each kind; a customer has seldom more. */
const MOST = '100'

export interface CustomerView {
  customer: Customer
  /** The name of the program that they belong to, if it is one alone. */
  programName: string | null
  steps: readonly Step[]
  /** Of one kind there may be more than were read. */
  isCut: boolean
}

/** Reads a customer and everything that happened to them. @throws Problem */
export async function readCustomer(id: string, signal: AbortSignal): Promise<CustomerView> {
  const options = (query: CallOptions['query']) => ({
    query: { customerId: id, ...query },
    signal,
  })
  const events = (event: string) => readList<EventItem>('/events', options({ event, limit: MOST }))
  const [customer, clicks, leads, sales, refunds, commissions] = await Promise.all([
    call<Customer>(`/customers/${encodeURIComponent(id)}`, {
      query: { includeExpandedFields: 'true' },
      signal,
    }),
    events('clicks'),
    events('leads'),
    events('sales'),
    readList<Refund>('/refunds', options({ pageSize: MOST })).catch(withoutPlan),
    readList<Commission>('/commissions', options({ pageSize: MOST })).catch(withoutPlan),
  ])
  const journey = { clicks, leads, sales, refunds, commissions }
  const isCut = Object.values(journey).some(({ length }) => length === Number(MOST))
  const programName = await readProgramName(customer, signal)
  return { customer, programName, steps: stepsOf(journey), isCut }
}

async function readProgramName(
  { identifiedProgramId: id }: Customer,
  signal: AbortSignal,
): Promise<string | null> {
  if (id === null) return null
  const found = await call<Program>(`/programs/${id}`, { signal }).catch(withoutPlan)
  return 'name' in found ? found.name : null
}

/** A plan without a program has no commissions. */
function withoutPlan(error: unknown): never[] {
  if (error instanceof Problem && error.kind === 'forbidden') return []
  throw error
}
