import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'

export const SETUP_STEPS = [
  'script',
  'hostname',
  'cookie',
  'conversions',
  'program',
  'links',
  'email',
  'partner',
  'payouts',
] as const

const SetupStep = t.Object({
  step: oneOf(SETUP_STEPS, {
    description:
      'script: a page with the script called. hostname: it was a page of an allowed host. cookie: the id of a click came back. conversions: a lead or sale arrived. program: a program exists. links: the site of every open program has called, so links to it arrive. email: an SMTP server is set up. partner: a partner has accepted. payouts: an account pays the currency of every open program, its partners may be paid in credit, or somebody is paid by hand',
  }),
  done: t.Boolean({ description: 'As the server has observed it; nobody ticks it' }),
})

const PageHost = t.Object({
  host: t.String(),
  allowed: t.Boolean({ description: 'Whether its newest call was let in' }),
  seenAt: t.String({ description: 'Its newest call, to the hour (ISO 8601)' }),
})

export const SetupChecklist = t.Object(
  {
    steps: t.Array(SetupStep, { description: 'All nine, in the order in which they are done' }),
    hosts: t.Array(PageHost, {
      maxItems: 100,
      description: 'The hosts whose pages called with the publishable key, the newest first',
    }),
  },
  { title: 'SetupChecklist' },
)
export type SetupChecklist = Static<typeof SetupChecklist>
