import type { PlayingSound } from '@waybook/contract'
import { expect, it } from 'vitest'

import { endOf, placeAt, startOf } from './sound-times.ts'
import { fadedTo, loudness } from './sound-volume.ts'

const bell: PlayingSound = {
  id: 'bell',
  use: 'sound',
  loop: false,
  volume: 50,
  seconds: 10,
  caption: '',
  startedAt: 1000,
}

it('[SOUND-15] a sound ends after its length, unless it loops', () => {
  expect([endOf(bell), endOf({ ...bell, loop: true })]).toEqual([11_000, Infinity])
})

it.each([
  [1000, 0],
  [2400, 0],
  [5000, 4],
  [25_000, 4],
])('[SOUND-23] a device that begins at %i ms begins at second %f', (now, place) => {
  expect(placeAt(bell, now)).toBeCloseTo(place)
})

it.each([
  ['a device that learns of it at once', bell, 1200, 1000],
  ['a device that joins late', bell, 9000, 1000],
  ['a device whose clock is slow', bell, 400, 400],
  ['a device whose clock is fast', bell, 90_000, 90_000],
  ['music on a device whose clock is fast', { ...bell, loop: true }, 90_000, 1000],
] as const)('[SOUND-23] the start of a sound, for %s', (_device, sound, receivedAt, start) => {
  expect(startOf(sound, receivedAt)).toBe(start)
})

it('[SOUND-23] the volume is the game master’s times the device’s', () => {
  expect([loudness(bell, 100), loudness(bell, 50), loudness(bell, 0)]).toEqual([0.5, 0.25, 0])
})

it.each([
  ['music', 0, 1, 250, 0.1],
  ['music', 0, 0.5, 2500, 0.5],
  ['music', 1, 0, 1250, 0.5],
  ['sound', 1, 0, 125, 0.5],
  ['sound', 1, 0, 400, 0],
] as const)('[SOUND-22] %s fades from %f to %f, after %i ms at %f', (use, from, wanted, elapsedMs, loud) => {
  expect(fadedTo({ from, wanted, use }, elapsedMs)).toBeCloseTo(loud)
})
