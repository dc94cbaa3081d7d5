const ends: (() => Promise<void>)[] = []

/** Has something done after the last test of this process, whichever file it is in. */
export function atEnd(run: () => Promise<void>): void {
  ends.push(run)
}

export async function runEnds(): Promise<void> {
  for (const run of ends.splice(0)) await run()
}
