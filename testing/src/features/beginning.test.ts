import { describe, expect, it } from 'vitest'

import { engines } from '../stores/test-postgres.ts'
import { openCampaign } from '../world/open-campaign.ts'

const EMPTY = { 'campaign.yaml': 'name: The Wet Road\n' }
const maren = { role: 'player', firstName: 'Maren' } as const
const page = (name: string, visible = false) => `---\nname: ${name}\nvisible: ${visible}\n---\n`

describe.each(engines)('the beginning of a campaign on $name', ({ take }) => {
  const open = async () => await openCampaign(EMPTY, { maren, ines: { role: 'player', firstName: 'Ines' } }, { take })

  it('[SCR-306] the first steps are done by what happened, and end with the first session', async () => {
    const { gameMaster, maren: player } = await open()
    const beginning = async () => (await gameMaster('getBeginning')).beginning
    const nothing = { character: null, invite: { players: [], openLinks: 0 }, place: null, scene: null, roll: null }
    expect(await beginning()).toEqual({ kind: 'firstSteps', steps: nothing, pages: { all: 0, hidden: 0 } })

    await gameMaster('createEntity', { type: 'location', text: page('Low Tarrow', true) })
    await gameMaster('createEntity', { type: 'location', text: page('High Tarrow') })
    await gameMaster('makeInvite', { role: 'player' })
    await gameMaster('rollDice', { pool: { boost: 1 }, audience: 'self' })
    expect(await beginning()).toMatchObject({
      steps: {
        invite: { players: [], openLinks: 1 },
        place: { entity: { id: 'locations/low-tarrow', name: 'Low Tarrow' }, by: 'Bram' },
        roll: { by: 'Bram' },
      },
      pages: { all: 2, hidden: 1 },
    })
    await player('noteVisit')
    await gameMaster('createEntity', { type: 'character', text: page('Kessa Vane') })
    await gameMaster('createEntity', { type: 'scene', text: page('The toll gate') })
    expect(await beginning()).toMatchObject({ steps: { invite: { players: ['Maren'] }, scene: null } })
    await gameMaster('changeSettings', { settings: { firstSteps: false } })
    expect(await beginning()).toEqual({ kind: 'begun' })
    await gameMaster('changeSettings', { settings: { firstSteps: true } })
    expect(await beginning()).toMatchObject({ kind: 'firstSteps' })
    const { session } = await gameMaster('startSession')
    expect(await beginning()).toMatchObject({ kind: 'firstSteps' })
    await gameMaster('endSession', { sessionId: session.id })
    expect(await beginning()).toEqual({ kind: 'begun' })
  })

  it('[SCR-306] a player’s private roll is not the first one, because the game master may not know of it', async () => {
    const { gameMaster, maren: player, ines } = await open()
    await player('rollDice', { pool: { boost: 1 }, audience: 'self' })
    expect((await gameMaster('getBeginning')).beginning).toMatchObject({ steps: { roll: null } })
    await ines('rollDice', { pool: { boost: 1 }, audience: 'gameMaster' })
    expect((await gameMaster('getBeginning')).beginning).toMatchObject({ steps: { roll: { by: 'Ines' } } })
  })

  it('[SCR-307] players learn nothing of the steps, and who sets up the campaign while they see no page', async () => {
    const { gameMaster, maren: player } = await open()
    await gameMaster('createEntity', { type: 'location', text: page('The Vault') })
    const { text } = await player.reply('getBeginning')
    expect(JSON.parse(text)).toEqual({ beginning: { kind: 'settingUp', by: 'Bram' } })
    await gameMaster('createEntity', { type: 'location', text: page('Low Tarrow', true) })
    expect(await player('getBeginning')).toEqual({ beginning: { kind: 'begun' } })
  })

  it('[SCR-308] the demo is where its game master begins, until there is another campaign', async () => {
    const party = '---\nname: Kessa Vane\ntags: [party-member]\n---\n'
    const files = { 'campaign.yaml': 'name: The Drowned Road\n', 'characters/kessa-vane.md': party }
    const { gameMaster, maren: player } = await openCampaign(files, { maren }, { take })
    expect((await gameMaster('getBeginning')).beginning).toEqual({ kind: 'onlyDemo', party: 1, pages: 1, scenes: 0 })
    expect((await player('getBeginning')).beginning).toEqual({ kind: 'begun' })
    await gameMaster('createCampaign', { name: 'The Salt Road', skills: 'standard', force: false })
    expect((await gameMaster('getBeginning')).beginning).toEqual({ kind: 'begun' })
  })

  it('[SCR-306] an imported campaign has no first steps', async () => {
    const files = { ...EMPTY, 'scenes/gate.md': page('The toll gate') }
    const { gameMaster } = await openCampaign(files, {}, { take })
    expect(await gameMaster('getBeginning')).toEqual({ beginning: { kind: 'begun' } })
    const { text, version } = await gameMaster('getSource', { id: 'scenes/gate' })
    await gameMaster('saveEntity', { id: 'scenes/gate', text: `${text}\nWet.\n`, baseVersion: version })
    expect(await gameMaster('getBeginning')).toEqual({ beginning: { kind: 'begun' } })
  })
})
