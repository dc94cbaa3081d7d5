import type { Sql } from 'postgres'
import { countedTwoWays } from './audit-totals.ts'

/**
 * Rolls up again and again and, between, compares what a report counts with what is stored, as any
 * reader could at any moment. `stop` answers the differences, in words.
 */
export function watchReports(sql: Sql, roll: () => Promise<void>): { stop(): Promise<string[]> } {
  const problems: string[] = []
  let stopping = false
  const repeat = async (what: () => Promise<void>) => {
    while (!stopping) await what()
  }
  const compare = async () => {
    const { reported, stored } = await countedTwoWays(sql)
    if (reported !== stored) problems.push(`reported ${reported} of ${stored}`)
  }
  const watching = Promise.all([repeat(roll), repeat(compare)])
  return {
    async stop() {
      stopping = true
      await watching
      return problems
    },
  }
}
