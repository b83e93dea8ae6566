import { describe, expect, it } from 'vitest'

import { campaignOfEach } from '../../world/open-campaign.ts'
import { KESSA, LURKER, ODO, partIn, playFiles, players, RAIDER } from './play-table.ts'

const page = (name: string, effects: readonly string[], more = '') =>
  `---\nname: ${name}\neffect:\n${effects.map((line) => `  - '${line}'\n`).join('')}${more}---\n`

const withTalents = (id: string, talents: string) =>
  String(playFiles[`${id}.md`]).replace(/\n---\n/, `\ntalents: { ${talents} }\n---\n`)

const files = {
  ...playFiles,
  [`${KESSA}.md`]: withTalents(KESSA, 'talents/blade: 2, talents/oath: 1'),
  [`${RAIDER}.md`]: withTalents(RAIDER, 'talents/ward: 1'),
  'talents/blade.md': page('Turn the Blade', [
    'reduce damage rank when hit in melee, pay 3 strain',
    '+1 threat when attacked in melee',
  ]),
  'talents/ward.md': page('Ward', [
    '+1 setback when attacked',
    '+2 threat when attacked in melee',
    '+1 setback when attacked, pay 2 strain',
    'reduce damage 1 when hit',
  ]),
  'talents/oath.md': page('Zugzwang oath', ['reduce damage 9 when hit'], 'visible: false\n'),
}

const { maren, ilse, gameMaster } = campaignOfEach(files, players)

/** A hit with bare hands by the first on the second, and its address. */
async function hit(characterId: string, target: string) {
  const attacker = characterId === KESSA ? maren : gameMaster
  const started = await attacker('startAttack', { characterId, weaponId: null, target, band: 'Engaged' })
  const part = partIn(started.check, characterId)
  const address = { checkId: started.check.id, characterId }
  const faces = Object.entries(part.pool ?? {}).flatMap(([die, count]) =>
    count > 0 ? [[die, Array<number>(count).fill(die === 'ability' || die === 'proficiency' ? 1 : 0)]] : [],
  )
  await attacker('enterFaces', { ...address, version: part.version, dice: Object.fromEntries(faces) })
  const seenBy = async (ask: typeof maren) => partIn((await ask('getCheck', address)).check, characterId)
  return { part, address, seenBy }
}

async function pointsOf(id: string) {
  const { hitpoints, strain } = await gameMaster('getCharacterDynamic', { id })
  return { hitpoints: hitpoints ?? Number.NaN, strain: strain ?? Number.NaN }
}

describe('a reduction of damage', () => {
  it('[EFF-32] [EFF-33] is offered to the target’s player, paid with the damage in one step, once, and undone by the game master', async () => {
    const { address, seenBy } = await hit(RAIDER, KESSA)
    const [offer, ...more] = (await seenBy(maren)).reactions ?? []
    expect(more).toEqual([])
    expect(offer).toMatchObject({ reduces: 2, effect: { name: 'Turn the Blade', problem: null } })
    expect((await seenBy(ilse)).reactions).toBeUndefined()
    const all = await seenBy(gameMaster)
    expect(all.reactions?.map(({ effect }) => effect.name)).toEqual(['Turn the Blade', 'Zugzwang oath'])
    const before = await pointsOf(KESSA)
    const use = { ...address, key: offer?.effect.key ?? '' }
    expect(await ilse.status('reactToHit', use)).toBe(404)
    const done = partIn((await maren('reactToHit', use)).check, RAIDER)
    expect(done.reactions).toBeUndefined()
    const after = await pointsOf(KESSA)
    expect(after.strain).toBe(before.strain + 3)
    expect(before.hitpoints - after.hitpoints).toBe((all.result?.total ?? 0) - 2)
    expect(await maren.status('reactToHit', use)).toBe(404)
    // Nobody undoes the damage but the game master, because the price has been paid.
    const { effects } = await seenBy(maren)
    expect(effects.map(({ undoable }) => undoable)).toEqual([false, false])
    await gameMaster('undoEffect', { ...address, effectId: effects[0]?.id ?? '' })
    expect((await seenBy(gameMaster)).result?.stale).toBe(true)
    await gameMaster('applyResult', address)
    const full = await pointsOf(KESSA)
    expect([full.strain, before.hitpoints - full.hitpoints]).toEqual([before.strain, all.result?.total])
  })

  it('[EFF-33] is refused as a whole if its price cannot be paid', async () => {
    const { address, seenBy } = await hit(RAIDER, KESSA)
    await gameMaster('updateCharacterDynamic', { id: KESSA, strain: 11 })
    const [offer] = (await seenBy(maren)).reactions ?? []
    expect(offer?.effect.problem).toBe('Only 1 strain can still be suffered')
    const before = await pointsOf(KESSA)
    expect(await maren.status('reactToHit', { ...address, key: offer?.effect.key })).toBe(409)
    expect(await pointsOf(KESSA)).toEqual(before)
  })
})

describe('the effects of a target', () => {
  it('[EFF-30] [EFF-31] [EFF-34] are in the pool, and tell the attacker nothing of what the target has', async () => {
    const { part, address, seenBy } = await hit(KESSA, RAIDER)
    const theirs = part.modifiers.filter(({ reason }) => reason.kind === 'defence')
    expect(theirs).toMatchObject([{ die: 'setback', count: 1, reason: { text: 'An effect of the target' } }])
    expect(part.otherSymbols).toBeUndefined()
    await maren('applyResult', address)
    const applied = await pointsOf(RAIDER)
    const [offer] = (await seenBy(gameMaster)).reactions ?? []
    expect(offer?.effect.name).toBe('Ward')
    await gameMaster('reactToHit', { ...address, key: offer?.effect.key ?? '' })
    expect((await pointsOf(RAIDER)).hitpoints).toBe(applied.hitpoints + 1)
    const seen = await seenBy(maren)
    expect(seen.roll?.changed?.version).toBe(1)
    expect(seen.left?.threat).toBeGreaterThanOrEqual(2)
    expect(seen.effects.map(({ option }) => option)).toEqual(['result', 'result'])
    expect(JSON.stringify(seen)).not.toContain('Ward')
  })
})

it('[EFF-44] the target’s symbols are in the odds of viewers who may know its figures, and in nobody’s twice', async () => {
  const { check } = await ilse('startAttack', { characterId: ODO, weaponId: null, target: KESSA, band: 'Engaged' })
  expect(partIn(check, ODO).otherSymbols).toEqual([{ symbol: 'threat', count: 1 }])
  const seen = partIn((await gameMaster('getCheck', { checkId: check.id })).check, ODO)
  expect([seen.otherSymbols, seen.pageEffects.map(({ symbols }) => symbols.length)]).toEqual([undefined, [1]])
})

describe('a hit by an attacker whom the target’s player does not know', () => {
  it('[EFF-43] offers the reduction once it has been applied, without naming anybody, and applies it anew', async () => {
    const before = await pointsOf(KESSA)
    const { address } = await hit(LURKER, KESSA)
    const hitsFor = async (ask: typeof maren) => (await ask('getOpenChecks')).hits
    expect(await hitsFor(maren)).toBeUndefined()
    const key = (await partFor(address)).reactions?.[0]?.effect.key ?? ''
    expect(await maren.status('reactToUnknownHit', { checkId: address.checkId, key })).toBe(404)
    await gameMaster('applyResult', address)
    const applied = await pointsOf(KESSA)
    const [offer, ...more] = (await hitsFor(maren)) ?? []
    expect(more).toEqual([])
    expect(offer).toMatchObject({ checkId: address.checkId, reaction: { reduces: 2, effect: { key } } })
    expect(JSON.stringify(await maren('getOpenChecks'))).not.toMatch(/Zugzwang|lurker/u)
    expect([await hitsFor(ilse), await hitsFor(gameMaster)]).toEqual([undefined, undefined])
    expect(await ilse.status('reactToUnknownHit', { checkId: address.checkId, key })).toBe(404)
    await maren('reactToUnknownHit', { checkId: address.checkId, key })
    const after = await pointsOf(KESSA)
    expect([after.strain, after.hitpoints]).toEqual([before.strain + 3, applied.hitpoints + 2])
    expect(await hitsFor(maren)).toBeUndefined()
    await gameMaster('closeCheck', { checkId: address.checkId })
  })
})

const partFor = async (address: { readonly checkId: string; readonly characterId: string }) =>
  partIn((await gameMaster('getCheck', address)).check, address.characterId)
