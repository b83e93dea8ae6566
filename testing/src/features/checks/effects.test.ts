import { describe, expect, it } from 'vitest'

import { openCampaign } from '../../world/open-campaign.ts'
import { KESSA, partIn, playFiles, players } from './play-table.ts'

const page = (name: string, effect: string, more = '') => `---\nname: ${name}\neffect: ${effect}\n${more}---\n`

const files = {
  ...playFiles,
  [`${KESSA}.md`]: String(playFiles[`${KESSA}.md`]).replace(
    /\n---\n/,
    '\ntalents: { talents/fen-eyed: 2, talents/charmer: 1, talents/oath: 1, talents/second-look: 1 }\n' +
      'inventory: { items/hydrometer: 1, items/cork-jerkin: 1 }\n---\n',
  ),
  'talents/fen-eyed.md': page('Fen-Eyed', '-rank setback on perception if scene has fog'),
  'talents/charmer.md': page('Charmer', '[+1 boost on charm if "they owe you", ask upgrade ability 1 on charm]'),
  'talents/oath.md': page('Zugzwang oath', '+1 boost on charm', 'visible: false\n'),
  'talents/second-look.md': page('Second Look', 'reroll 1 yours on perception, once per session'),
  'items/hydrometer.md': page('Hydrometer', '+1 boost on perception'),
  'items/cork-jerkin.md': page('Cork jerkin', '+1 setback on brawn', 'properties: { item_type: armor }\n'),
  'scenes/fen.md': page('The fen', "'+2 setback on perception'", 'tags: [fog]\n'),
}

async function open() {
  const table = await openCampaign(files, players)
  await table.gameMaster('setActiveScene', { campaignId: 'dam3', sceneId: 'scenes/fen' })
  const called = async (skill: string) =>
    (await table.gameMaster('callCheck', { characters: [KESSA], skill, difficulty: 2 })).check
  return { ...table, called }
}

const shown = (part: ReturnType<typeof partIn>) =>
  part.modifiers
    .filter(({ reason }) => reason.kind !== 'difficulty')
    .map(
      ({ op, die, count, reason, on, owner }) =>
        `${on ? 'on' : 'off'} ${op} ${count} ${die}: ${reason.text} (${owner})`,
    )

describe('effects in a check', () => {
  it('[EFF-6] talents, carried items and the scene change the pool, each with its name', async () => {
    const { called } = await open()
    const part = partIn(await called('perception'))
    expect(shown(part)).toEqual([
      'on remove 2 setback: Fen-Eyed (player)',
      'on add 1 boost: Hydrometer (player)',
      'on add 2 setback: The fen (gameMaster)',
    ])
    expect(part.pool).toMatchObject({ boost: 1, setback: 0, difficulty: 2 })
  })

  it('[EFF-6] armor counts for its characteristic only', async () => {
    const { called } = await open()
    expect(shown(partIn(await called('athletics')))).toEqual(['on add 1 setback: Cork jerkin (player)'])
  })

  it('[EFF-7] what people judge is off until the player switches it on, and what is asked until the game master does', async () => {
    const { called, maren, gameMaster } = await open()
    const check = await called('charm')
    expect(shown(partIn(check)).slice(0, 2)).toEqual([
      'off add 1 boost: Charmer (player)',
      'off upgrade 1 ability: Charmer (gameMaster)',
    ])
    const [offered, asked] = partIn(check).modifiers.filter(({ reason }) => reason.text === 'Charmer')
    const part = { checkId: check.id, characterId: KESSA, on: true }
    const after = (await maren('switchModifier', { ...part, modifierId: offered?.id ?? '' })).check
    expect(partIn(after).pool?.boost).toBe((partIn(check).pool?.boost ?? 0) + 1)
    await expect(maren('switchModifier', { ...part, modifierId: asked?.id ?? '' })).rejects.toThrow(
      /Only the game master or who has the effect/,
    )
    await gameMaster('switchModifier', { ...part, modifierId: asked?.id ?? '' })
  })

  it('[EFF-8] a player does not read the name of a talent that they may not see', async () => {
    const { called, maren } = await open()
    const check = await called('charm')
    const seen = partIn((await maren('getCheck', { checkId: check.id })).check)
    expect(shown(seen).at(-1)).toBe('on add 1 boost: Something (player)')
    expect(shown(partIn(check)).at(-1)).toBe('on add 1 boost: Zugzwang oath (player)')
    expect(JSON.stringify(seen)).not.toContain('Zugzwang')
  })
})
