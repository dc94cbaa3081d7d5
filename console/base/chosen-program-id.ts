/** Returns the program that the address names; undefined for all programs. */
export function chosenProgramId(): string | undefined {
  return new URLSearchParams(location.search).get('program')?.slice(0, 64) || undefined
}
