import { invalid } from '../../../domain/errors.ts'

/** Reads the text of a note. @throws ApiError `unprocessable_entity` for a blank one */
export function readNoteText(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') throw invalid('text', 'Write a note.')
  return trimmed
}
