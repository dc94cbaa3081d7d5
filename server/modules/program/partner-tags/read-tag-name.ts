import { invalid } from '../../../domain/errors.ts'

/** Reads the name of a tag. @throws ApiError `unprocessable_entity` for a blank one */
export function readTagName(text: string): string {
  const name = text.trim()
  if (name === '') throw invalid('name', 'Give the tag a name.')
  return name
}
