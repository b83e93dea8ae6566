import { describe, expect, it } from 'vitest'

import {
  actionsOf,
  gameMaster,
  grantedBy,
  effectiveAudience,
  mayCall,
  maySeeRoll,
  ownerOf,
  signedIn,
  type Viewer,
} from './access.ts'
import { DEFAULT_SETTINGS } from './records/settings.ts'

const bram: Viewer = { userId: 'bram', role: 'gameMaster', characterId: null }
const maren: Viewer = { userId: 'maren', role: 'player', characterId: 'characters/kessa-vane' }

describe('who sees a roll', () => {
  it.each([
    // audience, roller, seen by Maren, another player, the game master
    ['table', 'maren', [true, true, true]],
    ['gameMaster', 'maren', [true, false, true]],
    ['self', 'maren', [true, false, false]],
    ['gameMaster', 'bram', [false, false, true]],
    ['self', 'bram', [false, false, true]],
  ] as const)('[ROLL-5] for %s, made by %s: %j', (audience, rollerId, received) => {
    const listeners = [maren, { ...maren, userId: 'ilse' }, bram]
    expect(listeners.map((viewer) => maySeeRoll(viewer, { audience, rollerId }))).toEqual(received)
  })
})

describe('which operations may be called', () => {
  it.each([
    [signedIn, {}, true],
    [gameMaster, {}, false],
    [ownerOf('id'), { id: 'characters/kessa-vane' }, true],
    [ownerOf('id'), { id: 'characters/odo-brandreth' }, false],
    [ownerOf('id'), { characterId: 'characters/kessa-vane' }, false],
    [grantedBy('deleteImage'), {}, false],
    [grantedBy('generateImage'), {}, true],
  ])('[ACC-2] %j with %j by a player: %s', (callers, params, allowed) => {
    expect(mayCall(maren, callers, params, ['generateImage'])).toBe(allowed)
    expect(mayCall(bram, callers, params, [])).toBe(true)
  })

  it('[ACC-2] a player without a character owns none', () => {
    expect(mayCall({ ...maren, characterId: null }, ownerOf('id'), { id: null }, [])).toBe(false)
  })

  it('a player may do only granted actions', () => {
    expect(actionsOf(maren, ['moveOwnToken'], DEFAULT_SETTINGS)).toEqual(['moveOwnToken'])
    expect(actionsOf(bram, [], DEFAULT_SETTINGS)).toContain('readGameMasterNotes')
  })

  it('[UPL-9] players with the grant for image generation may add a picture, even with generation switched off', () => {
    expect(actionsOf(maren, ['generateImage'], { imageGeneration: true })).toEqual(['generateImage', 'addImage'])
    expect(actionsOf(maren, ['generateImage'], { imageGeneration: false })).toEqual(['addImage'])
    expect(actionsOf(bram, [], { imageGeneration: false })).toContain('addImage')
  })

  it('[SET-2] nobody may generate an image if image generation is switched off', () => {
    const generating = [maren, bram].map((viewer) =>
      [true, false].map((imageGeneration) =>
        actionsOf(viewer, ['generateImage'], { imageGeneration }).includes('generateImage'),
      ),
    )
    expect(generating).toEqual([
      [true, false],
      [true, false],
    ])
  })
})

describe('who a roll is for', () => {
  it.each([
    // requested audience, roller, grants, resulting audience
    ['table', maren, ['rollForTable'], 'table'],
    ['table', maren, [], 'gameMaster'],
    ['table', bram, [], 'table'],
    ['self', maren, [], 'self'],
    ['gameMaster', maren, ['rollForTable'], 'gameMaster'],
  ] as const)('[ADM-11] a roll for %s by %o with %j is for %s', (wanted, viewer, granted, received) => {
    expect(effectiveAudience(wanted, viewer, granted)).toBe(received)
  })
})
