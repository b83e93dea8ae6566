import { emptyPool, formatPool } from '@waybook/rules'
import { describe, expect, it } from 'vitest'

import { aCharacter, aHero, anItem, aScene, campaignOf } from '../../world/a-campaign.ts'
import { campaignOfEach } from '../../world/open-campaign.ts'
import { encounterNow, KESSA, partIn } from './play-table.ts'

const SLOOP = 'characters/sloop'
const WAGON = 'characters/wagon'
const CUTTER = 'characters/cutter'
const BAY = 'scenes/bay'
const [RIFLE, CANNON] = ['items/rifle', 'items/cannon']
const weapon = { item_type: 'ranged weapon', item_range: 'Long' }
const files = campaignOf(
  aHero({ id: KESSA, name: 'Kessa Vane', characteristics: { brawn: 2, agility: 3 }, maxHp: 12 }),
  aCharacter({
    id: SLOOP,
    name: 'Sloop',
    reveal: 'name',
    characteristics: { agility: 2 },
    vehicle: {
      scale: 'vehicle',
      silhouette: 4,
      speed: 3,
      armor: 2,
      hull: 20,
      systemStrain: 10,
      handling: -1,
      defense: { fore: 2, port: 1 },
    },
    inventory: { [CANNON]: 1 },
  }),
  aCharacter({
    id: WAGON,
    name: 'Wagon',
    reveal: 'name',
    vehicle: { armor: 1, hull: 10, systemStrain: 6, defense: 1 },
  }),
  aCharacter({
    id: CUTTER,
    name: 'Cutter',
    reveal: 'name',
    vehicle: { scale: 'vehicle', silhouette: 2, armor: 1, hull: 8, systemStrain: 6 },
  }),
  aScene({ id: BAY, name: 'Bay' }),
  anItem({ id: RIFLE, name: 'Rifle', properties: { ...weapon, damage: 9, critical: 3 } }),
  anItem({ id: CANNON, name: 'Cannon', properties: { ...weapon, damage: 5, item_skill: 'gunnery' } }),
)
const { maren, gameMaster } = campaignOfEach(files, { maren: KESSA })

const attack = async (target: string, params: object = {}) =>
  (await gameMaster('startAttack', { characterId: KESSA, weaponId: RIFLE, target, ...params })).check

/** Enters faces with one success for each own die, and blanks otherwise. */
async function hit(target: string, params: { readonly characterId?: string; readonly weaponId?: string } = {}) {
  const made = await attack(target, params)
  const by = params.characterId ?? KESSA
  const { pool, version } = partIn(made, by)
  const dice = Object.fromEntries(
    Object.entries(pool ?? emptyPool).map(([die, count]) => [
      die,
      Array.from({ length: count }, () => (die === 'ability' ? 1 : 0)),
    ]),
  )
  const part = { checkId: made.id, characterId: by }
  const { check } = await gameMaster('enterFaces', { ...part, version, dice })
  return { part, result: partIn(check, by).result }
}

describe('an attack on a vehicle', () => {
  it('[VEH-2] [VEH-13] meets the defense of its side, chosen until the roll', async () => {
    const made = await attack(SLOOP, { band: 'Close' })
    const part = { checkId: made.id, characterId: KESSA }
    const poolNow = (check: typeof made) => formatPool(partIn(check).pool ?? emptyPool)
    expect([poolNow(made), partIn(made).target?.side]).toEqual(['3g1p2k', 'fore'])
    const aft = await maren('setAttackSide', { ...part, side: 'aft' })
    expect([poolNow(aft.check), partIn(aft.check).target?.side]).toEqual(['3g1p', 'aft'])
    expect(poolNow((await maren('setAttackSide', { ...part, side: 'port' })).check)).toBe('3g1p1k')
    expect(poolNow((await maren('setAttackRange', { ...part, band: 'Medium' })).check)).toBe('3g2p1k')
    const { check } = await gameMaster('startAttack', { characterId: SLOOP, weaponId: CANNON, target: KESSA })
    expect(await gameMaster.status('setAttackSide', { checkId: check.id, characterId: SLOOP, side: 'aft' })).toBe(409)
  })

  it('[VEH-10] [VEH-11] from a person’s weapon is divided by ten before armor, and from a ship’s is multiplied', async () => {
    const shot = await hit(SLOOP)
    expect(shot.result).toMatchObject({ base: 12, soak: 2, divided: 10, total: 1 })
    const cannon = await hit(KESSA, { characterId: SLOOP, weaponId: CANNON })
    expect(cannon.result).toMatchObject({ base: 7, times: 10, total: 68 })
    const wagon = await hit(WAGON)
    expect(wagon.result).toMatchObject({ base: 12, soak: 1, total: 11 })
    expect(wagon.result?.divided).toBeUndefined()
  })

  it('[VEH-10] the game master sets the number', async () => {
    await gameMaster('changeSettings', { campaignId: 'dam3', settings: { vehicleScale: 2 } })
    expect((await hit(SLOOP)).result).toMatchObject({ divided: 2, total: 4 })
  })
})

it('[VEH-15] a ship’s attack on a ship is as hard as the difference of their silhouettes, if the game master sets it so', async () => {
  const fire = async (target: string, params: object = {}) => {
    const check = await attack(target, { characterId: SLOOP, weaponId: CANNON, band: 'Extreme', ...params })
    return { check, pool: formatPool(partIn(check, SLOOP).pool ?? emptyPool) }
  }
  expect((await fire(CUTTER)).pool).toBe('2g4p')
  await gameMaster('changeSettings', { campaignId: 'dam3', settings: { shipDifficulty: 'silhouettes' } })
  const { check, pool } = await fire(CUTTER)
  expect(pool).toBe('2g3p')
  const part = { checkId: check.id, characterId: SLOOP }
  const nearer = await gameMaster('setAttackRange', { ...part, band: 'Close' })
  expect(formatPool(partIn(nearer.check, SLOOP).pool ?? emptyPool)).toBe('2g3p')
  expect((await fire(KESSA)).pool).toBe('2g4p')
})

describe('a vehicle in a fight', () => {
  it('[VEH-3] has hull, system strain and armor, and suffers damages of vehicles, which Mechanics repairs', async () => {
    await gameMaster('startEncounter', { combatants: [{ characterId: KESSA }, { characterId: WAGON }] })
    const wagonNow = async () =>
      (await encounterNow(gameMaster)).combatants.find(({ characterId }) => characterId === WAGON)
    expect((await wagonNow())?.figures).toMatchObject({ woundThreshold: 10, strainThreshold: 6, soak: 1 })
    const { id = '' } = (await wagonNow()) ?? {}
    const { part } = await hit(id)
    await gameMaster('applyResult', part)
    const { figures, fallen, conditions } = (await wagonNow()) ?? {}
    expect([figures?.wounds, fallen]).toEqual([10, true])
    expect(conditions?.[0]).toMatchObject({ mechanical: true, until: 'hand' })
    const repair = await gameMaster('startHealing', { characterId: KESSA, patient: id })
    expect(partIn(repair.check).skill).toBe('mechanics')
  })

  it('[VEH-4] its handling is dice in checks of driving it', async () => {
    const { check } = await gameMaster('callCheck', { characters: [SLOOP], skill: 'piloting', difficulty: 2 })
    expect(formatPool(partIn(check, SLOOP).pool ?? emptyPool)).toBe('2g2p1k')
    const other = await gameMaster('callCheck', { characters: [SLOOP], skill: 'gunnery', difficulty: 2 })
    expect(formatPool(partIn(other.check, SLOOP).pool ?? emptyPool)).toBe('2g2p')
  })
})

describe('a crew', () => {
  const sides = { side: 'players' } as const
  async function aboard(role: 'driver' | 'gunner' = 'driver') {
    const { encounter } = await gameMaster('startEncounter', {
      combatants: [{ characterId: KESSA }, { characterId: SLOOP, ...sides }, { characterId: WAGON, known: false }],
    })
    const idOf = (characterId: string) => encounter.combatants.find((one) => one.characterId === characterId)?.id ?? ''
    const ids = { encounterId: encounter.id, kessa: idOf(KESSA), sloop: idOf(SLOOP), wagon: idOf(WAGON) }
    const own = { encounterId: ids.encounterId, combatantId: ids.kessa }
    const seen = await maren('board', { ...own, vehicleId: ids.sloop, role })
    return { ...ids, own, seen: seen.encounter }
  }

  it('[VEH-20] [VEH-21] boards what it knows, sees the figures of its vehicle, and sets its speed', async () => {
    const { own, kessa, sloop, wagon, encounterId, seen } = await aboard()
    const find = (id: string) => seen.combatants.find((one) => one.id === id)
    expect(find(kessa)?.aboard).toEqual({ vehicle: sloop, role: 'driver' })
    expect(find(sloop)?.figures).toMatchObject({ woundThreshold: 20 })
    expect(seen.engagements).toEqual([{ id: kessa, members: [kessa, sloop] }])
    expect(await maren.status('board', { ...own, vehicleId: wagon })).toBe(404)
    expect(await maren.status('board', { ...own, combatantId: sloop, vehicleId: null })).toBe(403)
    expect(await maren.status('setSpeed', { encounterId, combatantId: sloop, speed: 9 })).toBe(400)
    const fast = await maren('setSpeed', { encounterId, combatantId: sloop, speed: 2 })
    expect(fast.encounter.combatants.find(({ id }) => id === sloop)?.vehicle).toEqual({
      silhouette: 4,
      speed: 2,
      top: 3,
    })
    const down = await maren('board', { ...own, vehicleId: null })
    expect(down.encounter.ranges).toEqual([{ a: kessa, b: sloop, band: 'Close' }])
    expect(down.encounter.combatants.find(({ id }) => id === sloop)?.figures).toBeNull()
    expect(await maren.status('setSpeed', { encounterId, combatantId: sloop, speed: 1 })).toBe(403)
  })

  it('[VEH-4] its driver rolls Piloting with the handling of the vehicle, and nobody else does', async () => {
    const { own, sloop } = await aboard()
    const poolNow = async () => {
      const { check } = await gameMaster('callCheck', { characters: [KESSA], skill: 'piloting', difficulty: 2 })
      return formatPool(partIn(check).pool ?? emptyPool)
    }
    expect(await poolNow()).toBe('3g2p1k')
    await maren('board', { ...own, vehicleId: sloop, role: 'gunner' })
    expect(await poolNow()).toBe('3g2p')
  })

  it('[VEH-23] has the slots of its vehicle, which rolls no initiative', async () => {
    const { encounterId, sloop, wagon } = await aboard()
    await gameMaster('callInitiative', { encounterId, skills: ['vigilance'] })
    const { slots } = await encounterNow(gameMaster)
    expect(slots).toHaveLength(1)
    expect([sloop, wagon].every((id) => id !== '')).toBe(true)
    expect(slots[0]?.side).toBe('gameMaster')
  })

  it('[VEH-25] has tokens that go with the token of its vehicle, and stay where they are otherwise', async () => {
    await gameMaster('setActiveScene', { sceneId: BAY })
    const place = async (characterId: string, x: number) =>
      (
        await gameMaster('addToken', {
          sceneId: BAY,
          characterId,
          position: { x, y: 50 },
          size: 'medium',
          visible: true,
        })
      ).token
    const [kessa, sloop, wagon] = [await place(KESSA, 20), await place(SLOOP, 22), await place(WAGON, 60)]
    await aboard()
    const xOf = async (id: string) =>
      (await gameMaster('getTokens', { sceneId: BAY })).tokens.find((one) => one.id === id)?.position.x
    await gameMaster('updateToken', { tokenId: sloop.id, position: { x: 32, y: 50 } })
    expect(await Promise.all([kessa, sloop, wagon].map(({ id }) => xOf(id)))).toEqual([30, 32, 60])
    await gameMaster('updateTokens', {
      changes: [
        { tokenId: sloop.id, position: { x: 40, y: 50 } },
        { tokenId: kessa.id, position: { x: 10, y: 50 } },
      ],
    })
    expect(await xOf(kessa.id)).toBe(10)
    await gameMaster('undoTable', {})
    expect(await Promise.all([kessa, sloop].map(({ id }) => xOf(id)))).toEqual([30, 32])
    await gameMaster('updateToken', { tokenId: kessa.id, position: { x: 12, y: 50 } })
    expect(await Promise.all([kessa, sloop].map(({ id }) => xOf(id)))).toEqual([12, 32])
  })
})
