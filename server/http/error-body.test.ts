import { expect, test } from 'bun:test'
import { ApiError, invalid } from '../domain/errors.ts'
import { message } from '../domain/message/message.ts'
import { localeOf } from '../locales/locale.ts'
import { errorBody } from './error-body.ts'

test('an error is code, message and documentation address, and issues only when there are any', () => {
  const body = errorBody(new ApiError('rate_limit_exceeded', 'Wait.'), 'https://x.org/errors')
  expect(body).toEqual({
    error: {
      code: 'rate_limit_exceeded',
      message: 'Wait.',
      doc_url: 'https://x.org/errors#rate-limit-exceeded',
    },
  })
  expect(errorBody(invalid('url', 'No.'), '').error.issues).toEqual([
    { path: 'url', message: 'No.' },
  ])
})

test('the sentences of an error are in the language that was asked for', () => {
  const error = invalid('name', message('application.name-required'))
  const said = 'Geben Sie Ihren Namen ein.'
  expect(errorBody(error, '', localeOf('de')).error).toMatchObject({
    message: said,
    issues: [{ path: 'name', message: said }],
  })
  expect(errorBody(error, '').error.message).toBe('Enter your name.')
})
