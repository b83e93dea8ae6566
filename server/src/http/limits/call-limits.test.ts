import { Problem } from '@waybook/contract'
import { expect, it } from 'vitest'

import { CallLimits } from './call-limits.ts'

function limited(now = () => 0) {
  const limits = new CallLimits({ rawQuery: 2 }, now)
  return (userId: string, address: string, operation: 'rawQuery' | 'getEntity' = 'rawQuery') => {
    try {
      limits.count(operation, { userId, address })
      return 'ok'
    } catch (error) {
      return error instanceof Problem ? `${error.id} ${error.retryAfterS}` : error
    }
  }
}

it('[SEC-2] limits the calls per account and minute, and reports how long to wait', () => {
  let nowMs = 0
  const call = limited(() => nowMs)
  expect([call('ada', 'a'), call('ada', 'a'), call('ada', 'b')]).toEqual(['ok', 'ok', 'too-many 60'])
  expect(call('bo', 'a')).toBe('ok')
  nowMs = 60_000
  expect(call('ada', 'a')).toBe('ok')
})

it('[SEC-2] allows an address eight times as many calls as an account', () => {
  const call = limited()
  const answers = Array.from({ length: 17 }, (_, index) => call(`account ${index}`, 'a'))
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(16)
  expect(answers.at(-1)).toBe('too-many 60')
})

it('[SEC-2] a call refused because of its account does not count for its address', () => {
  const call = limited()
  for (let nth = 0; nth < 100; nth += 1) call('ada', 'a')
  const answers = Array.from({ length: 15 }, (_, index) => call(`account ${index}`, 'a'))
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(14)
})

it('[SEC-2] a call refused because of its address does not count for its account', () => {
  const call = limited()
  for (let nth = 0; nth < 16; nth += 1) call(`account ${nth}`, 'a')
  expect([call('ada', 'a'), call('ada', 'a')]).toEqual(['too-many 60', 'too-many 60'])
  expect([call('ada', 'b'), call('ada', 'b')]).toEqual(['ok', 'ok'])
})

it('[SEC-2] counts the addresses of one IPv6 network as one', () => {
  const call = limited()
  const answers = Array.from({ length: 17 }, (_, index) => call(`account ${index}`, `2001:db8:1:2::${index}`))
  expect(answers.at(-1)).toBe('too-many 60')
  expect(call('account', '2001:db8:1:3::1')).toBe('ok')
})

it('[SEC-2] does not count cheap operations', () => {
  const call = limited()
  expect(Array.from({ length: 50 }, () => call('ada', 'a', 'getEntity'))).not.toContain('too-many 60')
})
