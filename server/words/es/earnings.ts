import type { Words } from '../../domain/message/english.ts'

export const earnings: Words = {}
