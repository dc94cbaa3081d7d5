import { createRandom, type Random } from '../../kit/random.ts'
import { openWorld } from '../world.ts'
import { openBench, type Bench, type BenchName, type Site } from './bench.ts'
import { check, type Checked, type Finding } from './check.ts'
import { Client } from './client.ts'
import { KINDS, type Kind, type KindName } from './kinds.ts'
import { settle } from './settle.ts'

/** So many rounds share their servers and what is stored; then others begin anew. */
const ROUNDS_TOGETHER = 12

export interface RoundResult {
  kind: KindName
  bench: BenchName
  /** What was acknowledged from the round before until after the recovery. */
  acknowledged: number
  recoveredMs: number
  findings: Finding[]
}

export interface Planned {
  bench: BenchName
  kinds: KindName[]
}

/**
 * Deals the kinds out over as many rounds, each as often as the others, in groups that share their servers.
 * With a PostgreSQL that was given there is no embedded one.
 */
export function plan(
  kinds: readonly KindName[],
  { rounds, random, isGiven }: { rounds: number; random: Random; isGiven: boolean },
): Planned[] {
  const byBench = new Map<BenchName, KindName[]>()
  for (let n = 0; n < rounds; n++) {
    const kind = kinds[n % kinds.length]!
    const { benches: all }: Kind = KINDS[kind]
    const benches = all.filter((name) => name !== 'embedded' || !isGiven)
    const bench = benches[Math.floor(n / kinds.length) % benches.length]!
    byBench.set(bench, [...(byBench.get(bench) ?? []), kind])
  }
  return [...byBench].flatMap(([bench, all]) => {
    const shuffled = all
      .map((kind) => ({ kind, at: random.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ kind }) => kind)
    const groups = Math.ceil(shuffled.length / ROUNDS_TOGETHER)
    return Array.from({ length: groups }, (_, n) => ({
      bench,
      kinds: shuffled.filter((_, i) => i % groups === n),
    }))
  })
}

/** Runs all rounds of a plan and tells of each as soon as it has ended. */
export async function runRounds(
  site: Site,
  planned: readonly Planned[],
  options: { seed: number; tell: (result: RoundResult) => void },
): Promise<void> {
  for (const [n, { bench, kinds }] of planned.entries()) {
    const random = createRandom(options.seed + n)
    await runGroup(await openBench(site, bench), { kinds, random, tell: options.tell })
  }
}

async function runGroup(
  bench: Bench,
  { kinds, random, tell }: { kinds: KindName[]; random: Random; tell: (r: RoundResult) => void },
): Promise<void> {
  try {
    const world = await openWorld(bench.url(), bench.stub)
    const client = new Client(bench, world, random)
    const seen = new Set<string>()
    const asNew = (findings: Finding[]) =>
      findings.filter(({ text }) => !seen.has(text) && seen.add(text))
    const checked = { bench, world, client }
    try {
      for (const [n, kind] of kinds.entries()) {
        const result = await runRound(checked, kind, random)
        await client.load.pause()
        const findings = await check(checked)
        if (n === kinds.length - 1) {
          findings.push(...(await settle(checked)), ...(await check(checked, { days: true })))
        }
        tell({ ...result, findings: asNew(findings) })
        client.load.resume()
      }
    } finally {
      await client.load.stop()
    }
  } finally {
    await bench.close()
  }
}

async function runRound({ bench, client }: Checked, kind: KindName, random: Random) {
  const before = client.acknowledged
  await client.load.answeredMore(40 + random.below(60))
  await KINDS[kind].inject({ bench, random, client })
  const restoredMs = performance.now()
  await Promise.all(bench.slots.map((slot) => slot.ready()))
  const recoveredMs = performance.now() - restoredMs
  await client.load.answeredMore(40)
  const acknowledged = client.acknowledged - before
  return { kind, bench: bench.name, acknowledged, recoveredMs }
}
