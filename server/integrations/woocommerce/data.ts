import { listOf, textOf, type Fields } from '../read-json.ts'

/** Reads what the shop and its extensions keep with an object, by name. */
export function dataOf(object: Fields): Fields {
  return Object.fromEntries(
    listOf(object.meta_data).map(({ key, value }) => [textOf(key) ?? '', value]),
  )
}
