import type { TestBackend } from './backend.ts'
import { createTestProgram } from './program.ts'
import { callerOf } from './widget-actions.ts'
import type { TestWorkspace } from './workspace.ts'

/** As long as a word may be, and longer than any place for it. */
const WORD = 'Empfehlungsprogrammteilnehmerin'.repeat(3).slice(0, 90)
const ARABIC = 'متى أحصل على المال (Acme)؟'
/** The largest sum that one commission may have. */
const MOST = 10_000_000_000_000

/** Everything as long and as large as it can be, in both directions; three decimals, and less than nothing. */
export async function seedLongTexts(backend: TestBackend, workspace: TestWorkspace) {
  const call = callerOf(workspace)
  const program = await createTestProgram(backend, workspace, {
    name: WORD,
    currency: 'kwd',
    minPayout: 1_000,
    resources: [
      { kind: 'link', name: WORD, value: 'https://shop.test/press' },
      { kind: 'color', name: ARABIC, value: '#123456' },
    ],
    landing: {
      title: WORD,
      subtitle: ARABIC,
      blocks: [
        { type: 'text', text: `${ARABIC} ${WORD}` },
        { type: 'questions', questions: [{ question: ARABIC, answer: `${ARABIC} ${WORD}` }] },
      ],
    },
  })
  const groupId = program.group.id
  const sum = { groupId, type: 'flat', amount: 900_000_000_000 }
  await call('POST', '/rewards', { ...sum, event: 'sale' })
  await call('POST', '/discounts', { ...sum, maxDurationMonths: 12 })
  const { partner } = await program.enroll(`${WORD} ${WORD}`.slice(0, 190), {
    email: 'wordy@partners.test',
  })
  const who = { programId: program.program.id, partnerId: partner.id as string }
  const custom = { ...who, type: 'custom', description: `${ARABIC} ${WORD}` }
  await call('POST', '/commissions', { ...custom, amount: MOST })
  await call('POST', '/commissions', { ...custom, amount: -980 })
  await call('POST', '/partners/links', { ...who, key: `w-${WORD}`, url: 'https://shop.test/' })
  return who
}
