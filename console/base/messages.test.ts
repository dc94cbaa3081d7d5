import { expect, test } from 'bun:test'
import type { Values } from './messages.ts'
import { t } from './texts.ts'

test('a text says which values it takes', () => {
  expect(t('common.removeName', { name: 'Ada' })).toContain('Ada')
  const values: Values<'common.removeName'> = { name: 'Ada' }
  expect(t('common.removeName', values)).toContain('Ada')
  const wrong = () => [
    // @ts-expect-error: a value is missing
    t('common.removeName'),
    // @ts-expect-error: a value is missing
    t('common.removeName', {}),
    // @ts-expect-error: a value is left over
    t('common.removeName', { name: 'Ada', count: 1 }),
    // @ts-expect-error: the text takes no value
    t('common.save', { name: 'Ada' }),
    // @ts-expect-error: there is no such text
    t('common.nothingSuch'),
  ]
  expect(wrong).toBeInstanceOf(Function)
})
