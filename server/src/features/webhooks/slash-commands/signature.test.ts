import { generateKeyPairSync, sign } from 'node:crypto'

import { expect, it } from 'vitest'

import { isFromDiscord } from './signature.ts'

const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const KEY = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex')
const NOW_S = 1_800_000_000
const BODY = Buffer.from('{"type":1}')

const signed = (timestamp = String(NOW_S), body: Uint8Array = BODY) => ({
  timestamp,
  body,
  signature: sign(null, Buffer.concat([Buffer.from(timestamp), body]), privateKey).toString('hex'),
})
const isAccepted = (request: ReturnType<typeof signed>, key = KEY) => isFromDiscord(key, request, NOW_S * 1000)

it('[HOOK-11] accepts what was signed within five minutes', () => {
  expect([-300, -1, 0, 300].map((seconds) => isAccepted(signed(String(NOW_S + seconds))))).toEqual([
    true,
    true,
    true,
    true,
  ])
})

it.each([
  ['an older request', signed(String(NOW_S - 301))],
  ['a request from the future', signed(String(NOW_S + 301))],
  ['another body', { ...signed(), body: Buffer.from('{"type":2}') }],
  ['another time', { ...signed(), timestamp: String(NOW_S + 1) }],
  ['no signature', { ...signed(), signature: '' }],
  ['a cut signature', { ...signed(), signature: signed().signature.slice(2) }],
  ['no time', { ...signed(), timestamp: '' }],
  ['a time that is no number', signed('soon')],
])('[HOOK-11] refuses %s', (_what, request) => {
  expect(isAccepted(request)).toBe(false)
})

it('[HOOK-11] refuses the key of another application, and what is no key', () => {
  for (const key of ['00'.repeat(32), 'ff'.repeat(32), 'nonsense', '']) expect(isAccepted(signed(), key)).toBe(false)
})
