import type { Me, Picture } from '@waybook/contract'
import { expect, it } from 'vitest'

import { hasAny, imageRightsOf, refusedImageActions } from './image-rights.ts'

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
  [true, [], player],
  [true, [], gameMaster],
  [false, ['Generate Image'], barred],
  [false, [], viewer('gameMaster', ['addImage'], false)],
  [false, [], viewer('player', ['addImage'], false)],
])(
  '[IMG-1] [IMG-6] the right to generate is %s, refused are %j, for %j if there is no picture',
  (right, labels, me) => {
    expect(imageRightsOf(me, { ...bell, image: null }).generate).toBe(right)
    expect(imageRightsOf(me, { ...bell, image: picture }).generate).toBe(false)
    expect(refusedImageActions(me, { ...bell, image: null }).map(({ label }) => label)).toEqual(labels)
  },
)

it('[IMG-1] a character without a picture has no portrait to generate', () => {
  const refused = refusedImageActions(barred, { ...kessa, image: null })
  expect(refused).toEqual([{ label: 'Generate Portrait', reason: 'Only the game master can generate images.' }])
})

it('[IMG-7] viewers who may not delete see the delete button only on scenes', () => {
  const refused = [bell, gate, kessa].map((entity) => refusedImageActions(player, { ...entity, image: picture }))
  expect(refused).toEqual([[], [{ label: 'Delete Image', reason: 'Only the game master can delete images.' }], []])
  const remove = [bell, gate, kessa].map((entity) => imageRightsOf(player, { ...entity, image: picture }).remove)
  expect(remove).toEqual([false, false, false])
  expect(imageRightsOf(gameMaster, { ...bell, image: picture }).remove).toBe(true)
  expect(imageRightsOf(gameMaster, { ...bell, image: null }).remove).toBe(false)
  expect(refusedImageActions(gameMaster, { ...gate, image: picture })).toEqual([])
})

it('[IMG-9] players may upload if there is no picture, and always for their own character', () => {
  const uploads = (me: Viewer, entity: { id: string; type: 'item' | 'character' }) =>
    [null, picture].map((image) => imageRightsOf(me, { ...entity, image }).upload)
  expect(uploads(player, bell)).toEqual([true, false])
  expect(uploads(barred, bell)).toEqual([false, false])
  expect(uploads(barred, kessa)).toEqual([true, true])
  expect(uploads(gameMaster, bell)).toEqual([true, true])
})

it('a player who may use none of the picture tools does not load them', () => {
  expect(hasAny(imageRightsOf(player, { ...bell, image: picture }))).toBe(false)
  expect(hasAny(imageRightsOf(player, { ...bell, image: null }))).toBe(true)
  expect(hasAny(imageRightsOf(barred, { ...bell, image: null }))).toBe(false)
})
