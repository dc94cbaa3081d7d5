import type { StandaloneCommand } from './command.ts'
import { runDoctor, type NamedFinding } from '../doctor/run-doctor.ts'

const MARKS = { ok: 'ok', warning: 'look', failed: 'FAILED', skipped: '-' } as const

export const doctor: StandaloneCommand = {
  words: 'doctor',
  summary: 'Check settings, database, keys, email, and domains; exit code 1 if a check fails',
  flags: {},
  async runAlone() {
    const findings = await runDoctor()
    return {
      text: findings.map(lineOf).join('\n'),
      json: findings,
      failed: findings.some(({ status }) => status === 'failed'),
    }
  },
}

function lineOf({ check, status, message, fix }: NamedFinding): string {
  const line = `${MARKS[status].padEnd(7)} ${check.padEnd(15)} ${message}`
  return fix ? `${line}\n${' '.repeat(24)}→ ${fix}` : line
}
