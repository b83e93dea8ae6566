import type { VisibilityScope } from '@waybook/contract'
import { expect, it } from 'vitest'

import type { PlayingRecord } from './playing-record.ts'
import { heardBy, nameOfFile, toPlaying } from './presenter.ts'
import { freePath } from './upload-sound.ts'

const KESSA = 'characters/kessa'
const everything = { everything: true, ownCharacter: null } as const
const ofKessa = { everything: false, ownCharacter: KESSA } as const
const ofOdo = { everything: false, ownCharacter: 'characters/odo' } as const

const bell: PlayingRecord = {
  id: 'bell',
  use: 'sound',
  loop: false,
  volume: 50,
  seconds: 3,
  type: 'audio/wav',
  caption: 'A bell',
  soundId: 'a hash',
  name: 'Bell of the traitor',
  audience: [KESSA],
  sceneId: null,
  startedAt: 1000,
}

it('[SOUND-10] [SOUND-15] a sound plays for its audience until it ends, unless it loops', () => {
  const idsFor = (scope: VisibilityScope, at: number, loop = false) =>
    heardBy([{ ...bell, loop }], scope, at).map(({ id }) => id)
  expect([idsFor(everything, 3999), idsFor(ofKessa, 3999), idsFor(ofOdo, 3999)]).toEqual([['bell'], ['bell'], []])
  expect([idsFor(ofKessa, 4000), idsFor(ofKessa, 4000, true)]).toEqual([[], ['bell']])
})

it('[SOUND-12] players get the caption and the position, but not the name, scene or file', () => {
  const heard = { id: 'bell', use: 'sound', loop: false, volume: 50, seconds: 3, caption: 'A bell', startedAt: 1000 }
  expect(toPlaying(bell, ofKessa)).toEqual(heard)
  const known = { soundId: 'a hash', name: 'Bell of the traitor', audience: [KESSA], sceneId: null }
  expect(toPlaying(bell, everything)).toEqual({ ...heard, ...known })
})

it.each([
  ['music/tide_bell.mp3', 'tide bell'],
  ['Rain.on.reeds.ogg', 'Rain.on.reeds'],
  ['_.wav', 'Sound'],
])('[SOUND-3] %s is first called "%s"', (file, name) => {
  expect(nameOfFile(file)).toBe(name)
})

it.each([
  ['Rain!.MP3', [], 'sounds/Rain.mp3'],
  ['C:\\music\\Rain.mp3', [], 'sounds/Rain.mp3'],
  ['../../etc/passwd', [], 'sounds/passwd.mp3'],
  ['..', [], 'sounds/sound.mp3'],
  ['rain.mp3', ['sounds/Rain.mp3', 'sounds/rain 2.mp3'], 'sounds/rain 3.mp3'],
])('[SOUND-4] the path of %s in an export', (fileName, taken, path) => {
  expect(
    freePath(
      fileName,
      'mp3',
      taken.map((one) => ({ path: one })),
    ),
  ).toBe(path)
})
