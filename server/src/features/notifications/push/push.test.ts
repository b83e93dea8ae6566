import { PushDouble } from '@waybook/testing/world/receivers/push-double.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import webPush from 'web-push'

import { encryptPush, newMessageSecrets, TEXT_MAX_BYTES } from './encrypt-push.ts'
import { newVapidKeys, vapidHeader } from './vapid.ts'

const ENDPOINT = 'https://push.example.net/wpush/v2/abc'
const NOW = Date.parse('2026-12-04T20:00Z')
const from = (text: string) => Buffer.from(text, 'base64url')

/** The example in section 5 of RFC 8291. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  server: from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  browser: from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  auth: from('BTBZMqHH6r4Tts7J_aSIgg'),
  salt: from('DGv6ra1nlYgDCS1FRnbzlw'),
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

it('[TELL-9] encrypts the example of RFC 8291 to the same bytes, and the double decrypts it', () => {
  const double = new PushDouble(example.browser, example.auth)
  const secrets = { privateKey: example.server, salt: example.salt }
  expect(encryptPush(example.text, double.keys, secrets, 1).toString('base64url')).toBe(example.body)
  expect(double.decrypt(from(example.body))).toEqual({ text: example.text, padding: 0 })
})

it('[TELL-9] what is encrypted for a browser is what it reads, padded to multiples of 128 bytes', () => {
  const double = new PushDouble()
  const property = fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), (text) => {
    const { text: read, padding } = double.decrypt(encryptPush(text, double.keys, newMessageSecrets()))
    expect(read).toBe(text)
    expect((Buffer.byteLength(text) + 1 + padding) % 128).toBe(0)
  })
  fc.assert(property, { numRuns: 30 })
})

it('[TELL-9] a message may have 3,993 bytes, and no other browser reads it', () => {
  const double = new PushDouble()
  const body = encryptPush('x'.repeat(TEXT_MAX_BYTES), double.keys, newMessageSecrets())
  expect([TEXT_MAX_BYTES, body.length]).toEqual([3993, 4096])
  expect(() => encryptPush('x'.repeat(3994), double.keys, newMessageSecrets())).toThrow(RangeError)
  expect(() => new PushDouble().decrypt(body)).toThrow(/auth/)
})

it('[TELL-9] the service accepts our signature and that of web-push, and refuses one for another service', () => {
  const double = new PushDouble()
  const keys = newVapidKeys()
  const body = encryptPush('hello', double.keys, newMessageSecrets())
  const signed = (endpoint: string) => ({
    ttl: '60',
    'content-encoding': 'aes128gcm',
    authorization: vapidHeader(keys, { endpoint, subject: 'mailto:host@waybook.test', nowMs: NOW }),
  })
  expect(double.receive(ENDPOINT, signed(ENDPOINT), body, NOW)).toMatchObject({ text: 'hello', ttl: '60' })
  expect(() => double.receive(ENDPOINT, signed('https://other.example/'), body, NOW)).toThrow('403 claims')
  expect(() => double.receive(ENDPOINT, signed(ENDPOINT), body, NOW + 13 * 3_600_000)).toThrow('403 claims')
  const details = webPush.generateRequestDetails({ endpoint: ENDPOINT, keys: double.keys }, 'hello', {
    vapidDetails: { subject: 'mailto:host@waybook.test', ...keys },
    TTL: 60,
  })
  const headers = Object.entries(details.headers).map(([name, value]): [string, string] => [name.toLowerCase(), value])
  expect(double.receive(ENDPOINT, Object.fromEntries(headers), details.body, Date.now())).toMatchObject({
    text: 'hello',
  })
})
