import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callWithAmounts } from '../amounts.ts'
import { Bench } from '../bench.ts'
import { callAsEverybody, callersOf } from '../callers.ts'
import { callWithAdmin } from '../dismissals.ts'
import { callAsPartner, callWithForeign, callWithOwn } from '../foreign-ids.ts'
import { callWithSpent } from '../spent-tokens.ts'
import { callAsStranger } from '../strangers.ts'
import { copyProject } from '../../kit/copy-project.ts'
import { HOLES, type Hole } from './holes.ts'
import { writePage, type Verdict } from './write-page.ts'

/**
 * Plants one hole at a time in a copy of the project, and tells which ones the security tests find in the server of
 * that copy. They try it without any first: then they must find nothing.
 * @returns whether all were found
 */
export async function plantHoles({
  only,
  write,
}: {
  only: string[]
  write: boolean
}): Promise<boolean> {
  const holes = HOLES.filter(
    ({ name }) => only.length === 0 || only.some((part) => name.includes(part)),
  )
  if (holes.length === 0) throw new Error(`No hole is called ${only.join(', ')}.`)
  const copy = copyProject(join(makeFolder(), 'project'))
  const bench = await Bench.open()
  const clean = await findFaults(bench, {
    copy,
    operations: holes.flatMap((one) => one.operations),
  })
  if (clean.length > 0) {
    throw new Error('The security tests find faults where no hole is planted. Mend them first.')
  }
  const verdicts = new Map<Hole, Verdict>()
  for (const hole of holes) {
    const file = join(copy, hole.file)
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replace(hole.find, () => hole.put),
    )
    const found = await findFaults(bench, { copy, operations: hole.operations })
    writeFileSync(file, text)
    const verdict = found.length > 0 ? 'found' : 'not found'
    verdicts.set(hole, verdict)
    console.log(`${verdict}: ${hole.name} (${hole.file})\n  ${(found[0] ?? '').slice(0, 300)}\n`)
  }
  await bench.close()
  const found = [...verdicts.values()].filter((verdict) => verdict === 'found').length
  console.log(`${found} of ${holes.length} planted holes were found.`)
  if (write) writePage(verdicts)
  return found === holes.length
}

function makeFolder(): string {
  const shared = existsSync('/dev/shm') && process.env.TMPDIR === undefined ? '/dev/shm' : tmpdir()
  const work = mkdtempSync(join(shared, 'svc-planted-'))
  process.on('exit', () => rmSync(work, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
  return work
}

/** Tries operations of the server of the copy by all that does not fire hostile texts and bodies. */
async function findFaults(
  bench: Bench,
  { copy, operations }: { copy: string; operations: readonly string[] },
): Promise<string[]> {
  const before = bench.faults.length
  await bench.serveFrom(copy)
  // A server that starts sees to it that it is on.
  await bench.changes.protect(false)
  const callers = callersOf(bench)
  for (const operation of bench.operations.filter(({ name }) => operations.includes(name))) {
    await callWithOwn(bench, operation)
    await callWithForeign(bench, operation)
    await callAsPartner(bench, operation)
    await callAsStranger(bench, operation)
    await callWithAmounts(bench, operation)
    await callWithSpent(bench, operation)
    await callWithAdmin(bench, operation)
    await callAsEverybody(bench, operation, callers)
  }
  return bench.faults.slice(before)
}
