import { expect, test } from 'bun:test'
import { hostsOf } from './hosts.ts'

test('each host of a URL gets a URL of its own', () => {
  expect(hostsOf('postgres://u:p%40@a:5432,b:5433/svc?target_session_attrs=read-write')).toEqual([
    'postgres://u:p%40@a:5432/svc?target_session_attrs=read-write',
    'postgres://u:p%40@b:5433/svc?target_session_attrs=read-write',
  ])
  expect(hostsOf('postgres://a,b')).toEqual(['postgres://a', 'postgres://b'])
  for (const url of ['postgres://u:p,q@a/svc', 'postgres://a/svc?x=1,2', 'postgres://a:1']) {
    expect(hostsOf(url)).toEqual([url])
  }
})
