import { describe, expect, it } from 'vitest'

import { deliveryDigest, deliverySignature, isFresh, isSigned } from './delivery-signature.ts'

const key = 'a key of sixteen letters'
const body = new TextEncoder().encode('a picture')
const about = { imageJob: 'theirs', timestamp: '1795291273236', digest: deliveryDigest(body) }
const head = { ...about, signature: deliverySignature(key, about) }

describe('a delivery’s signature', () => {
  it('[GEN-9] is valid only for its body, job, time and key', () => {
    expect(isSigned(key, head)).toBe(true)
    expect(isSigned('another key of some length', head)).toBe(false)
    const digest = deliveryDigest(new TextEncoder().encode('a Picture'))
    expect(isSigned(key, { ...head, digest })).toBe(false)
    expect(isSigned(key, { ...head, imageJob: 'other' })).toBe(false)
    expect(isSigned(key, { ...head, timestamp: '1795291273237' })).toBe(false)
  })

  it.each(['', 'short', head.signature.toUpperCase(), `${head.signature}0`])('[GEN-9] is not %j', (signature) => {
    expect(isSigned(key, { ...head, signature })).toBe(false)
  })

  it.each([
    ['1000000', 1_000_000, true],
    ['1000000', 1_300_000, true],
    ['1000000', 1_300_001, false],
    ['1000000', 699_999, false],
    ['', 0, false],
    ['1e6', 1_000_000, false],
    ['-1', 0, false],
  ])('[GEN-9] made at %s is fresh at %i: %s', (timestamp, now, fresh) => {
    expect(isFresh({ timestamp }, now)).toBe(fresh)
  })
})
