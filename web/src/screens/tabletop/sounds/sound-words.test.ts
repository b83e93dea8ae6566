import type { Sound } from '@waybook/contract'
import { expect, it } from 'vitest'

import { lengthWords, playingWords, soundsFound, soundWords } from './sound-words.ts'

const rain: Sound = {
  id: 'a',
  name: 'Rain on reeds',
  caption: 'It pours',
  volume: 70,
  seconds: 95.4,
  size: 9,
  format: 'MP3',
  isAdded: false,
}
const playing = { id: 'p', use: 'music', loop: true, volume: 70, seconds: 95, caption: '', startedAt: 0 } as const

it('[SOUND-30] a sound in words', () => {
  expect([lengthWords(0.2), lengthWords(60), lengthWords(3661)]).toEqual(['0:01', '1:00', '61:01'])
  expect(soundWords(rain)).toBe('1:35, MP3, in the folder')
  expect(playingWords({ ...playing, sceneId: 'scenes/gate' })).toBe('Music of the scene, for everyone')
  expect(playingWords({ ...playing, use: 'sound', loop: false, audience: ['a', 'b'] })).toBe('Sound, for 2 players')
})

it.each([
  ['', 1],
  ['REED rain', 1],
  ['pours', 1],
  ['storm', 0],
])('[SOUND-30] the search "%s" finds %i', (search, count) => {
  expect(soundsFound([rain], search)).toHaveLength(count)
})
