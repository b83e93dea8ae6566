import { afterAll, beforeAll, expect, it } from 'vitest'

import { memberOf, type Member } from '../world/callers.ts'
import { openTestServer, type TestServer } from '../world/test-server.ts'

const page = (name: string, tags = '') => `---\nname: ${name}\ntags: [${tags}]\n---\n`

let testServer: TestServer
let gameMaster: Member
let player: Member
beforeAll(async () => {
  testServer = await openTestServer({
    'campaign.yaml': 'name: Fen\ndefaultVisibility: gameMaster\nfolders: { NPCs: character }\n',
    'World/NPCs/Mira.md': page('Mira', 'wet'),
    'World/NPCs/Crew/Odo.md': page('Odo'),
    'World/Tides.md': page('Tides', 'wet'),
    'Names.md': page('Names'),
  })
  gameMaster = memberOf(testServer, { role: 'gameMaster' })
  player = memberOf(testServer, { role: 'player' })
})
afterAll(async () => await testServer.close())

const seen = async () => (await player('listEntities', {})).entities.map(({ name }) => name).toSorted()

it('[CIM-447] a folder with everything below it, a tag, and files in no folder are shown and hidden at once', async () => {
  expect(await gameMaster('countShown', {})).toEqual({
    folders: [
      { name: 'World', entities: 3, shown: 0 },
      { name: 'World/NPCs', entities: 2, shown: 0 },
      { name: 'World/NPCs/Crew', entities: 1, shown: 0 },
    ],
    tags: [{ name: 'wet', entities: 2, shown: 0 }],
    inNoFolder: { name: '', entities: 1, shown: 0 },
  })
  const { changed } = await gameMaster('setVisibilityOfMany', { of: { folder: 'World/NPCs' }, visible: true })
  expect([changed.toSorted(), await seen()]).toEqual([
    ['characters/mira', 'characters/odo'],
    ['Mira', 'Odo'],
  ])
  await gameMaster('setVisibilityOfMany', { of: { tag: 'wet' }, visible: true })
  await gameMaster('setVisibilityOfMany', { of: { folder: '' }, visible: true })
  expect(await seen()).toEqual(['Mira', 'Names', 'Odo', 'Tides'])
  await gameMaster('setVisibilityOfMany', { of: { ids: changed }, visible: false })
  expect(await seen()).toEqual(['Names', 'Tides'])
})

it('[CIM-447] players neither count nor show pages', async () => {
  expect(await player.status('countShown', {})).toBe(403)
  expect(await player.status('setVisibilityOfMany', { of: { folder: '' }, visible: true })).toBe(403)
})
