import { assert, constantFrom, property, record, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Viewer } from './access.ts'
import type { EntityType } from './entity-type.ts'
import {
  gradeFor,
  maySee,
  maySeePoints,
  reaches,
  revealOf,
  reveals,
  scopeOf,
  withoutFigures,
  type Reveal,
} from './reveal.ts'

const KESSA = 'characters/kessa-vane'
const bram: Viewer = { userId: 'bram', role: 'gameMaster', characterId: null }
const maren: Viewer = { userId: 'maren', role: 'player', characterId: KESSA }
const nobody: Viewer = { ...maren, characterId: null }

describe('how much players see', () => {
  it.each<[EntityType, string[], Reveal | null, Reveal | null, Reveal]>([
    // type, tags, reveal in the file, reveal set in Waybook, reveal for players
    ['character', ['party-member'], null, null, 'figures'],
    ['character', ['npc'], null, null, 'hidden'],
    ['character', ['npc'], 'page', null, 'page'],
    ['character', ['npc'], 'name', null, 'name'],
    ['character', ['npc'], 'figures', 'name', 'name'],
    ['character', ['npc'], 'hidden', 'figures', 'figures'],
    ['character', ['party-member'], null, 'hidden', 'hidden'],
    ['character', ['party-member'], 'page', null, 'figures'],
    ['character', ['party-member'], null, 'name', 'name'],
    ['scene', [], null, null, 'hidden'],
    ['scene', [], null, 'page', 'page'],
    ['item', [], null, null, 'page'],
    ['item', ['party-member'], 'figures', null, 'page'],
    ['item', [], 'name', null, 'hidden'],
    ['item', [], 'hidden', 'page', 'page'],
  ])('[VIS-1] [VIS-265] a %s with tags %j, authored %s, played %s: %s', (type, tags, authored, played, reveal) => {
    expect(revealOf({ type, tags, authored, played })).toBe(reveal)
  })

  const anyEntity = record({
    id: constantFrom(KESSA, 'characters/marl'),
    reveal: constantFrom(...reveals),
    readers: subarray([KESSA, 'characters/odo']),
  })
  const anyViewer = constantFrom(bram, maren, nobody, { ...maren, characterId: 'characters/odo' })

  it('[VIS-266] is the same for all, except that readers see the page, and the owner and the game master see everything', () => {
    assert(
      property(anyEntity, anyViewer, (entity, viewer) => {
        const grade = gradeFor(scopeOf(viewer), entity)
        const isWhole = viewer.role === 'gameMaster' || viewer.characterId === entity.id
        const isReader = viewer.characterId !== null && entity.readers.includes(viewer.characterId)
        const asReader = entity.reveal === 'figures' ? 'figures' : 'page'
        expect(grade).toBe(isWhole ? 'figures' : isReader ? asReader : entity.reveal)
      }),
    )
  })

  it('[VIS-266] grows with the reveal, and each step includes the ones before', () => {
    assert(
      property(anyEntity, anyViewer, constantFrom(...reveals), (entity, viewer, more) => {
        const scope = scopeOf(viewer)
        const isMore = reaches(more, entity.reveal)
        expect(!isMore || reaches(gradeFor(scope, { ...entity, reveal: more }), gradeFor(scope, entity))).toBe(true)
        const steps = reveals.map((wanted) => maySee(scope, entity, wanted))
        expect(steps).toEqual(steps.toSorted((one, other) => Number(other) - Number(one)))
      }),
    )
  })

  it('[VIS-3] [VIS-240] [ACC-4] includes their own character and pages shown to its player; the game master sees all', () => {
    const hidden = { id: 'locations/cave', reveal: 'hidden', readers: [] } as const
    const readable = { ...hidden, readers: [KESSA] }
    const own = { ...hidden, id: KESSA }
    const seen = (viewer: Viewer) => [hidden, readable, own].map((one) => maySee(scopeOf(viewer), one))
    expect([maren, nobody, { ...maren, characterId: 'characters/kessa' }, bram].map(seen)).toEqual([
      [false, true, true],
      [false, false, false],
      [false, false, false],
      [true, true, true],
    ])
  })

  it.each([
    // character, reveal for players, grants, visible to Maren and to the game master
    [KESSA, 'hidden', [], [true, true]],
    ['characters/odo', 'figures', [], [false, true]],
    ['characters/odo', 'figures', ['seePoints'], [true, true]],
    ['characters/odo', 'page', ['seePoints'], [false, true]],
  ] as const)('[ADM-10] [VIS-267] points of %s, shown as %s, with %j: %j', (id, reveal, granted, known) => {
    const character = { id, reveal, readers: [KESSA] }
    expect([maren, bram].map((viewer) => maySeePoints(scopeOf(viewer), character, granted))).toEqual(known)
  })

  it('[VIS-268] properties are figures if they contain digits, or if the rules use them', () => {
    const kept = { species: 'human', age: 48, languages: ['Reach', 'Court'] }
    const figures = { Adversary: 'two ranks', soak: 4, range: 'about 3', speed: ['slow', 2], rank: 'nemesis' }
    expect(withoutFigures({ ...kept, ...figures })).toEqual(kept)
  })
})
