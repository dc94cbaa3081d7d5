import { parseArgs } from 'node:util'
import { createRandom, SEED } from '../../kit/random.ts'
import { Site } from './bench.ts'
import { KIND_NAMES, KINDS, type Kind, type KindName } from './kinds.ts'
import { plan, runRounds, type RoundResult } from './run-rounds.ts'
import { tableOf, writePage } from './write-page.ts'

/**
 * `bun run test:faults [--kills 200] [--kinds server,hang] [--write]`: breaks servers, database, network and
 * disk under load and looks for what was lost, doubled or left in disorder. `SEED` chooses what, when and
 * in which order.
 */
const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: {
    kills: { type: 'string', default: '200' },
    kinds: { type: 'string', default: KIND_NAMES.join() },
    write: { type: 'boolean', default: false },
  },
})

/** The kinds that were asked for; throws when one does not exist. */
function chosenKinds(): KindName[] {
  return values.kinds.split(',').map((name) => {
    const known = KIND_NAMES.find((one) => one === name)
    if (known) return known
    throw new Error(`--kinds ${name} does not exist. There are: ${KIND_NAMES.join(', ')}.`)
  })
}

/** Why a kind cannot be tried here; null when it can. */
function obstacle(site: Site, name: KindName): string | null {
  const kind: Kind = KINDS[name]
  const needs: string = kind.needs ?? ''
  if (site.isGiven && needs.includes('database')) return 'the PostgreSQL server is not ours'
  if (needs.includes('disk') && !site.canMount) return 'no small disk can be mounted'
  return null
}

function tell({ kind, bench, acknowledged, recoveredMs, findings }: RoundResult): void {
  const mark = findings.length > 0 ? '✗' : '✓'
  const recovered = `recovered in ${(recoveredMs / 1_000).toFixed(1)} s`
  console.log(`${mark} ${kind} (${bench}): ${acknowledged} acknowledged, ${recovered}`)
  for (const finding of findings) console.log(`    ${finding.kind}: ${finding.text}`)
}

const startedMs = performance.now()
const site = new Site()
const results: RoundResult[] = []
const stop = () => void site.close().finally(() => process.exit(130))
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
try {
  const chosen = chosenKinds()
  for (const name of chosen) {
    const why = obstacle(site, name)
    if (why) console.log(`left out: ${KINDS[name].title} (${why})`)
  }
  const kinds = chosen.filter((name) => obstacle(site, name) === null)
  const planned = plan(kinds, {
    rounds: Number(values.kills),
    random: createRandom(),
    isGiven: site.isGiven,
  })
  await runRounds(site, planned, {
    seed: SEED,
    tell(result) {
      results.push(result)
      tell(result)
    },
  })
  const run = { results, seed: SEED, minutes: (performance.now() - startedMs) / 60_000 }
  console.log(`\n${tableOf(results)}`)
  if (values.write) await writePage(site, run)
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await site.close()
}
const failed = results.filter(({ findings }) => findings.length > 0).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
if (failed > 0)
  console.log(`To repeat it: SEED=${SEED} bun run test:faults --kills ${values.kills}`)
process.exit(failed > 0 || results.length === 0 ? 1 : Number(process.exitCode ?? 0))
