import { expect, jest, test } from 'bun:test'
import { Failures, type Failure } from './failures.ts'

const INTERVAL_MS = 60_000

function open() {
  const lines: object[] = []
  const line = (level: string) => (fields: object, msg: string) =>
    void lines.push({ level, msg, ...fields })
  const log = { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') }
  return { lines, failures: new Failures({ log, intervalMs: INTERVAL_MS }) }
}

const refused: Failure = {
  requestId: 'r-1',
  status: 503,
  code: 'service_unavailable',
  method: 'GET',
  route: '/*',
  cause: '53100',
}

test('the first of each kind is logged at once, the others are counted', () => {
  jest.useFakeTimers()
  try {
    const { lines, failures } = open()
    for (let n = 1; n <= 360; n++) failures.note({ ...refused, requestId: `r-${n}` })
    failures.note({ ...refused, status: 500, code: 'internal_server_error' }, { stack: 'at …' })
    expect(lines).toEqual([
      { level: 'warn', msg: 'request refused', ...refused },
      {
        level: 'error',
        msg: 'request failed',
        ...refused,
        status: 500,
        code: 'internal_server_error',
        stack: 'at …',
      },
    ])
    jest.advanceTimersByTime(INTERVAL_MS)
    expect(lines.slice(2)).toEqual([
      {
        level: 'warn',
        msg: 'more requests refused',
        ...refused,
        requestId: 'r-360',
        count: 359,
        seconds: 60,
      },
    ])
    jest.advanceTimersByTime(INTERVAL_MS)
    failures.note(refused)
    expect(lines.slice(3)).toEqual([{ level: 'warn', msg: 'request refused', ...refused }])
  } finally {
    jest.useRealTimers()
  }
})

test('what was counted is told at the end', () => {
  const { lines, failures } = open()
  failures.note(refused)
  failures.note(refused)
  failures.close()
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatchObject({ msg: 'more requests refused', count: 1 })
})

test('kinds without number do not fill the memory or the log', () => {
  const { lines, failures } = open()
  for (let n = 0; n < 2000; n++) failures.note({ ...refused, route: `/${n}` })
  failures.close()
  expect(lines.length).toBeLessThan(510)
})
