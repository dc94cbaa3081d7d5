import type { Words } from '../base/language.ts'

export const words: Words = {}
