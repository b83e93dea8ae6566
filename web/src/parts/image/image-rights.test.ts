import type { Me, Picture } from '@waybook/contract'
import { expect, it } from 'vitest'

import { hasAny, imageRightsOf } from './image-rights.ts'

const picture: Picture = {
  originalUrl: '',
  thumbnails: { small: '', medium: '', large: '' },
  contentType: 'image/png',
  width: 1,
  height: 1,
  blur: '',
}
const own = 'characters/kessa'
type Viewer = Parameters<typeof imageRightsOf>[0]
const viewer = (role: Me['role'], may: string[], imageGeneration = true): Viewer => ({
  role,
  may,
  imageGeneration,
  characterId: role === 'player' ? own : null,
})
const player = viewer('player', ['generateImage', 'addImage'])
const barred = viewer('player', [])
const gameMaster = viewer('gameMaster', ['generateImage', 'addImage', 'deleteImage'])

const bell = { id: 'items/bell', type: 'item' } as const
const gate = { id: 'scenes/gate', type: 'scene' } as const
const kessa = { id: own, type: 'character' } as const

it.each([
  ['granted', player],
  ['granted', gameMaster],
  ['refused', barred],
  ['none', viewer('gameMaster', ['addImage'], false)],
  ['none', viewer('player', ['addImage'], false)],
])('[IMG-1] [IMG-6] the right to generate is "%s" for %j if there is no picture', (right, me) => {
  expect(imageRightsOf(me, { ...bell, image: null }).generate).toBe(right)
  expect(imageRightsOf(me, { ...bell, image: picture }).generate).toBe('none')
})

it('[IMG-7] a disabled button for deleting is only shown on scenes', () => {
  const remove = [bell, gate, kessa].map((entity) => imageRightsOf(player, { ...entity, image: picture }).remove)
  expect(remove).toEqual(['none', 'refused', 'none'])
  expect(imageRightsOf(gameMaster, { ...bell, image: picture }).remove).toBe('granted')
  expect(imageRightsOf(gameMaster, { ...bell, image: null }).remove).toBe('none')
})

it('[IMG-9] players may upload if there is no picture, and always for their own character', () => {
  const uploads = (me: Viewer, entity: { id: string; type: 'item' | 'character' }) =>
    [null, picture].map((image) => imageRightsOf(me, { ...entity, image }).upload)
  expect(uploads(player, bell)).toEqual([true, false])
  expect(uploads(barred, bell)).toEqual([false, false])
  expect(uploads(barred, kessa)).toEqual([true, true])
  expect(uploads(gameMaster, bell)).toEqual([true, true])
})

it('the picture tools are not loaded for a player who may not use any of them', () => {
  expect(hasAny(imageRightsOf(player, { ...bell, image: picture }))).toBe(false)
  expect(hasAny(imageRightsOf(player, { ...bell, image: null }))).toBe(true)
})
