import { setActiveScene } from '@waybook/server/features/table/queries.ts'
import { putToken } from '@waybook/server/features/table/token-queries.ts'
import { expect, it, onTestFinished } from 'vitest'

import { tokenOf } from '../../stores/table/token-of.ts'
import { engines } from '../../stores/test-postgres.ts'
import { callerOf } from '../../world/callers.ts'
import { CAMPAIGN_ID, openTestServer, type CampaignFiles } from '../../world/test-server.ts'

const [FACE, PORTRAIT, INN] = ['characters/face', 'items/portrait-of-the-duke', 'scenes/inn']
const picture = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 1"><rect width="40" height="1" fill="hsl(${hue} 60% 50%)"/></svg>`

const files: CampaignFiles = {
  'campaign.yaml': 'name: Portraits\n',
  [`${FACE}.md`]: `---\nname: A face\nreveal: name\nrelationships:\n  - { type: portrayed by, to: ${PORTRAIT} }\n---\n`,
  [`${FACE}.svg`]: picture(10),
  [`${PORTRAIT}.md`]: '---\nname: The Duke\n---\n',
  [`${PORTRAIT}.svg`]: picture(90),
  [`${INN}.md`]: '---\nname: The inn\nvisible: true\n---\n',
}

it.each(engines)(
  '[ACC-298] on $name, a token shows the character’s portrait to viewers who see its page',
  async ({ take }) => {
    const database = await take?.()
    const testServer = await openTestServer(files, { postgres: database?.url })
    onTestFinished(async () => {
      await testServer.close()
      await database?.release()
    })
    await testServer.services.store.records(CAMPAIGN_ID).transaction({ actor: 'test' }, async (write) => {
      await setActiveScene(write, { after: INN })
      await putToken(write, 'token', tokenOf(FACE, { sceneId: INN }))
    })
    const player = await callerOf(testServer, { role: 'player' })
    const gameMaster = await callerOf(testServer, { role: 'gameMaster' })
    const own = (await gameMaster('getEntities', { ids: [FACE, PORTRAIT] })).body
    const [face, portrait] = JSON.stringify(own).match(/\/pictures\/[\w-]+\/full\.webp/g) ?? []
    const shown = async () => (await player('getTokens', { campaignId: CAMPAIGN_ID, sceneId: INN })).text
    expect(await shown()).toContain(face)
    expect(await shown()).not.toContain(portrait)
    await gameMaster('setReveal', { entityId: FACE, reveal: 'page' })
    expect(await shown()).toContain(portrait)
  },
)
