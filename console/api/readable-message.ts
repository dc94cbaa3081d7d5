import { t } from '../base/texts.ts'

const ROUTE = /\b(GET|POST|PUT|PATCH|DELETE) \//

/**
 * Returns a sentence of the API for people: without the sentences that name a route, and in other words
 * where it names the path of a field.
 */
export function readableMessage(message: string, paths: readonly string[]): string {
  if (paths.some((path) => path && message.startsWith(`${path}: `)))
    return t('common.someEntriesArentValid')
  const sentences = message.split(/(?<=\.) /).filter((sentence) => !ROUTE.test(sentence))
  return sentences.join(' ') || t('common.somethingWentWrongServer')
}

/** Returns what is wrong with a field, for the person who fills it in. */
export function readableIssue(message: string, path: string): string {
  return path.includes('.') && message.includes(path) ? t('common.enterAValidValue') : message
}
