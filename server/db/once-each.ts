/** Asks only once what several ask alike. Each answer has the number of its question; `null`: there is none. */
export async function onceEach<A extends object, R extends { n: number }>(
  asked: readonly A[],
  read: (different: readonly (A & { n: number })[]) => Promise<readonly R[]>,
): Promise<(R | null)[]> {
  const numbers = new Map<string, number>()
  const different: (A & { n: number })[] = []
  const own = asked.map((one) => {
    const name = JSON.stringify(one)
    const n = numbers.get(name) ?? different.push({ ...one, n: different.length }) - 1
    numbers.set(name, n)
    return n
  })
  const byNumber = new Map((await read(different)).map((row) => [row.n, row]))
  return own.map((n) => byNumber.get(n) ?? null)
}
