import { SECRET_PICTURE, unmended, vault, vaultSecrets } from '@waybook/testing/features/vault/vault.ts'
import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { describe, expect, it } from 'vitest'

import { openMemoryBlobs } from '#blobs/memory-blobs.ts'

import { faultLine } from './fault.ts'
import { loadCampaign } from './load-campaign.ts'

async function opened(files = vault) {
  return await loadCampaign(await folderOf(files), { pictures: openMemoryBlobs() })
}

describe('a vault of Obsidian', () => {
  it('[CAM-250] opens without a fault, with ids made from the names of its files', async () => {
    const { campaign, faults, notes } = await opened()
    expect(faults).toEqual([])
    expect(campaign?.entities.map(({ id }) => id).toSorted()).toEqual([
      'characters/brother-hasks-shadow',
      'characters/elodie-brandreth',
      'characters/grey-wick',
      'characters/kessa-vane',
      'characters/old-marl',
      'events/night-of-the-third-lamp',
      'items/tide-bell',
      'items/wick-knife',
      'locations/low-tarrow',
      'locations/the-drowned-road',
      'newsletters/session-3-gazette',
      'organizations/the-quiet-ledger',
      'pages/2026-01-03',
      'pages/2026-01-10',
      'pages/home',
      'pages/mother-ebb',
      'pages/session-1',
      'pages/session-2',
      'pages/tides',
      'scenes/the-toll-gate',
    ])
    expect(notes.map(faultLine)).toContain(
      'Characters/Old Marl.md:1: note: its id is characters/old-marl; links may use the id, the name or the name of the file',
    )
  })

  it('[CAM-251] reports each file that is left out, with the reason', async () => {
    const { warnings, notes } = await opened()
    const leftOut = [...warnings, ...notes].filter(({ leavesOut }) => leavesOut === 'file')
    expect(leftOut.map(faultLine)).toEqual([
      expect.stringMatching(/^Attachments\/Pasted image 20260103.svg:1: warning: nothing uses this picture/),
      'Excalidraw/Causeway.excalidraw.md:1: note: this is a drawing of Excalidraw, so it was left out; write its folder and a type under folders: in campaign.yaml to read it',
      'Templates/NPC.md:1: note: this is a template, so it was left out; write its folder and a type under folders: in campaign.yaml to read it',
    ])
  })

  it('[CAM-252] resolves links by name, path, heading and block, and pictures by name', async () => {
    const { campaign, warnings } = await opened()
    const dangling = warnings.filter((one) => /leads nowhere|no picture/.test(one.message)).map(faultLine)
    expect(dangling).toEqual([
      `Characters/Brother Hask's Shadow.md:6: warning: "Hask.md" leads nowhere; write category/name, or the name of a page, or remove it`,
    ])
    const marl = campaign?.entities.find(({ id }) => id === 'characters/old-marl')
    expect(marl?.picture?.path).toBe('Attachments/Old Marl.svg')
    expect(marl?.textPictures.map(({ target, picture }) => [target, picture.path])).toEqual([
      ['Low Tarrow map.svg', 'Attachments/Low Tarrow map.svg'],
      [SECRET_PICTURE, `Attachments/${SECRET_PICTURE}`],
    ])
    const kessa = campaign?.entities.find(({ id }) => id === 'characters/kessa-vane')
    expect(kessa?.mentions.map(({ to }) => to)).toEqual([
      'characters/old-marl',
      'characters/brother-hasks-shadow',
      'items/wick-knife',
    ])
    const ledger = campaign?.entities.find(({ id }) => id === 'organizations/the-quiet-ledger')
    expect(ledger).toMatchObject({
      relationships: [{ to: 'characters/grey-wick' }],
      picture: { path: 'World/Factions/The Quiet Ledger.svg' },
      source: { path: 'World/Factions/The Quiet Ledger.md' },
    })
  })

  it('[RTX-251] sends players neither its comments nor the texts for the game master', async () => {
    const { campaign } = await opened()
    for (const { name, description, properties, source, longDescription, search, mentions } of campaign?.entities ??
      []) {
      const shared = [name, description, properties, mentions]
      const open = JSON.stringify([shared, longDescription.open, search.open]).toLowerCase()
      expect([source.path, vaultSecrets.filter((word) => open.includes(word))]).toEqual([source.path, []])
      const full = JSON.stringify([shared, longDescription.full, search.full]).toLowerCase()
      for (const inComments of ['borborygmus', 'absquatulate: ']) expect(full).not.toContain(inComments)
      expect(longDescription.open).not.toContain(encodeURIComponent(SECRET_PICTURE))
    }
  })

  it('[CAM-253] reports queries and unclosed comments, which mean something else here', async () => {
    const { warnings, notes } = await opened()
    const told = [...warnings, ...notes].map(faultLine)
    for (const line of [
      /^Events\/Night of the Third Lamp.md:5: warning: this comment is not closed, so the rest of its paragraph or of the text is hidden/,
      /^Characters\/Kessa Vane.md:20: note: queries \(dataview\) are not shown/,
    ])
      expect(told).toEqual(expect.arrayContaining([expect.stringMatching(line)]))
    expect(told.filter((line) => line.includes('Ferry song.mp3'))).toEqual([])
  })

  it('[CAM-1] with a file that cannot be read opens without this file', async () => {
    const { campaign, faults, notes } = await opened({ ...vault, ...unmended })
    expect(faults.map(faultLine)).toEqual([
      'Items/Hook.md:5: players would read "[!secrte]"; did you mean "[!secret]"?',
    ])
    const ids = new Set(campaign?.entities.map(({ id }) => id))
    expect(
      ['characters/nettie', 'characters/tam-oakes', 'items/rope', 'characters/old-marl-2', 'items/hook'].map((id) =>
        ids.has(id),
      ),
    ).toEqual([true, true, true, true, false])
    expect(notes.map(faultLine)).toContain(
      'World/NPCs/Old Marl.md:1: note: its id is characters/old-marl-2, because Characters/Old Marl.md is characters/old-marl; links may use the id or the path of the file',
    )
  })
})

describe('keys of Obsidian', () => {
  const item = (...lines: string[]) => ({
    'campaign.yaml': 'name: Small\n',
    'items/bell.md': ['---', 'name: Bell', ...lines, '---', ''].join('\n'),
  })

  it.each([
    'cssclasses: [wide]',
    'cssclass: wide',
    'permalink: bell',
    'publish: true',
    'created: 2026-01-03T09:12',
    'updated: 2026-01-03',
    'modified: 3',
  ])('[CAM-254] %s is accepted', async (line) => {
    const { faults, warnings, notes } = await opened(item(line))
    expect([faults, warnings, notes]).toEqual([[], [], []])
  })

  it('[CAM-254] publish: false does not hide a page, and a note says so unless the file names its audience', async () => {
    const { notes } = await opened(item('publish: false'))
    expect(notes.map(faultLine)).toEqual([
      'items/bell.md:3: note: publish: false does not hide this from players; write visible: false to hide it',
    ])
    expect((await opened(item('publish: false', 'visible: true'))).notes).toEqual([])
  })

  it.each([
    ['name: 50%%', 'items/bell.md:2'],
    ['tags: ["%%a%%"]', 'items/bell.md:3'],
    ['description: 50%% of it', 'items/bell.md:3'],
  ])('[CAM-253] %s is a fault, because players would read a comment', async (line, place) => {
    const files = item(line)
    const text = line.startsWith('name') ? files['items/bell.md'].replace('name: Bell\n', '') : files['items/bell.md']
    const { faults } = await opened({ ...files, 'items/bell.md': text })
    expect(faults.map(faultLine)).toEqual([
      `${place}: players would read this comment, because it is not closed or comments do not work here; end it with %%, or move it into the text`,
    ])
  })

  it.each(['hidden', 'spoiler', 'private'])('[CAM-253] [!%s] is a warning, because it hides nothing', async (kind) => {
    const files = item()
    const { warnings } = await opened({ ...files, 'items/bell.md': `${files['items/bell.md']}> [!${kind}] x\n` })
    expect(warnings.map(faultLine)).toEqual([
      `items/bell.md:4: warning: players can read [!${kind}] callouts; write [!gm] to hide them`,
    ])
  })
})
