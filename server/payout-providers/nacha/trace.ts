/** The bank's own number of an entry: eight digits of its routing number, seven of a sequence. */
export const TRACE_LENGTH = 15
/** Room for our id in an entry: it lacks the prefix and the first digit of the time. */
export const INDIVIDUAL_ID_LENGTH = 15

/** Derives the id that stands for a transfer in its entry, and comes back with a return. */
export function individualId(transferId: string): string {
  return transferId.slice(-INDIVIDUAL_ID_LENGTH)
}
