import { expect, test } from 'bun:test'
import { forbiddenFlags } from './job-limits.ts'

const forbidden = (running: Record<string, number>, asking = 0) =>
  forbiddenFlags(new Map(Object.entries(running)), asking)

test('while little runs, a worker may take any job', () => {
  expect(forbidden({})).toEqual([])
  expect(forbidden({ 'send-webhooks': 3, 'send-webhooks:ws_1': 2, failing: 1 })).toEqual([])
})

test('endpoints leave two of six workers to the rest, those that fail leave four', () => {
  expect(forbidden({ 'send-webhooks': 4 })).toEqual(['send-webhooks'])
  expect(forbidden({ 'send-webhooks': 2, failing: 2 })).toEqual(['failing'])
})

test('providers that are asked for events leave four', () => {
  expect(forbidden({ 'poll-connection': 2 })).toEqual(['poll-connection'])
})

test('one workspace leaves something to others', () => {
  expect(forbidden({ 'send-mail': 4, 'send-mail:ws_1': 4 })).toEqual(['send-mail:ws_1'])
  expect(forbidden({ 'send-webhooks': 3, 'send-webhooks:ws_1': 3 })).toEqual(['send-webhooks:ws_1'])
  const polls = { 'poll-connection': 1, 'poll-connection:ws_1': 1 }
  expect(forbidden(polls)).toEqual(['poll-connection:ws_1'])
})

test('other tasks may use all workers', () => {
  expect(forbidden({ 'process-event': 6, 'process-event:ws_1': 6 })).toEqual([])
})

test('a worker that may take anything counts as one that did', () => {
  expect(forbidden({ 'send-webhooks': 1 }, 3)).toEqual([
    'send-webhooks',
    'poll-connection',
    'failing',
  ])
})
