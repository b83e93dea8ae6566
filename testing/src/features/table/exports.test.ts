import { expect, it } from 'vitest'

import { campaignOfSuite } from '../../world/open-campaign.ts'
import { ORIGIN } from '../../world/test-server.ts'

const hall = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 1000"><path d="M0 0h9v9" fill="red"/></svg>`
const campaign = campaignOfSuite(
  {
    'campaign.yaml': 'name: Elsewhere\n',
    'characters/mara.md': '---\ncharacteristics: { brawn: 3 }\n---\n\n# Mara Vane\n\nA pilot.\n',
    'scenes/hall.md': '---\nname: The hall\n---\n',
    'scenes/hall.svg': hall,
    'scenes/words.md': '---\nname: Words\n---\n',
  },
  {},
)
const download = async (url: string) => {
  const cookie = await campaign.gameMaster.cookie()
  const headers = { origin: ORIGIN, cookie, 'content-type': 'application/x-www-form-urlencoded' }
  return await campaign.testServer.app.inject({ method: 'POST', url, headers, payload: '' })
}

it('[CNV-75] a scene is downloaded as a Universal VTT file, also without walls', async () => {
  const grid = { kind: 'square', cell: 5, x: 1, y: 2 } as const
  await campaign.gameMaster('setSceneGrid', { campaignId: 'dam3', sceneId: 'scenes/hall', grid })
  const { statusCode, headers, body } = await download('/api/export/uvtt/scenes/hall')
  expect([statusCode, headers['content-disposition']]).toEqual([200, 'attachment; filename="hall.uvtt"'])
  expect(JSON.parse(body)).toMatchObject({
    resolution: { map_size: { x: 20, y: 10 }, pixels_per_grid: 100 },
    line_of_sight: [],
    portals: [],
  })
  // A WebP in base64 begins with these letters.
  expect(body).toContain('"image":"UklGR')
  expect((await download('/api/export/uvtt/scenes/words')).statusCode).toBe(409)
  expect((await download('/api/export/uvtt/scenes/none')).statusCode).toBe(404)
})

it('[CNV-73] a character is downloaded as an actor for Foundry, with the name that its page shows', async () => {
  const { statusCode, headers, body } = await download('/api/export/foundry/characters/mara')
  expect([statusCode, headers['content-disposition']]).toEqual([200, 'attachment; filename="mara.foundry.json"'])
  expect(JSON.parse(body)).toMatchObject({ name: 'Mara Vane', system: { characteristics: { brawn: 3 } } })
  expect((await download('/api/export/foundry/scenes/hall')).statusCode).toBe(404)
})

it('[CNV-74] the campaign is downloaded as a world folder of OnlyWorlds', async () => {
  const { statusCode, headers, rawPayload } = await download('/api/export/onlyworlds')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip'])
  expect(rawPayload.includes('Mara')).toBe(false)
  expect(rawPayload.subarray(0, 2).toString()).toBe('PK')
})
