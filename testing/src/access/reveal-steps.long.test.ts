import { isOperationName, operations } from '@waybook/contract'
import { startSession } from '@waybook/server/features/sessions/queries.ts'
import { setActiveScene } from '@waybook/server/features/table/queries.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

import { engines } from '../stores/test-postgres.ts'
import { callerWith } from '../world/callers.ts'
import { CAMPAIGN_ID, openTestServer } from '../world/test-server.ts'
import { gradedSamples, isLong } from './matrix/questions.ts'
import { characters, ITEM, marksIn, playGrades, revealCampaign } from './reveal-campaign.ts'
import { factQueries, type Samples } from './samples.ts'
import { EACH_ONCE, paramsFor } from './walk.ts'

const [CHARACTER] = characters
const id = 'characters/npc-0'
const reading = Object.keys(operations)
  .filter(isOperationName)
  .filter((name) => !operations[name].writes)

/** In short runs, only the samples about the one character. */
const samples: Samples = isLong
  ? gradedSamples
  : {
      ...gradedSamples,
      ...Object.fromEntries(['id', 'entityId', 'characterId'].map((param) => [param, [id]])),
      ids: [[id]],
      itemId: [ITEM],
      sceneId: ['scenes/camp'],
      text: ['beside', ...(CHARACTER?.marks.name ?? [])],
      'searchEntities.query': ['beside', ...Object.values(CHARACTER?.marks ?? {}).flat()],
      'rawQuery.query': [...factQueries, '.output character_value'],
      tokenId: ['token-0'],
    }

describe.each(engines)('on $name', ({ take }) => {
  it('[VIS-269] each step takes effect with the next response, and the switch sets the step page', async () => {
    const database = await take?.()
    if (database) onTestFinished(database.release)
    const testServer = await openTestServer(revealCampaign, { postgres: database?.url })
    onTestFinished(testServer.close)
    const player = callerWith(testServer, await testServer.signIn({ role: 'player' }))
    const gameMaster = callerWith(testServer, await testServer.signIn({ role: 'gameMaster' }))
    await testServer.services.store.records(CAMPAIGN_ID).transaction({ actor: 'test' }, async (write) => {
      await startSession(write, 'session', null)
      await setActiveScene(write, { after: 'scenes/camp' })
      await playGrades(write, 'scenes/camp')
    })
    const seen = async () => {
      const revealed = new Set<string>()
      for (const name of reading)
        for (const params of paramsFor(name, samples, isLong ? undefined : EACH_ONCE)) {
          const { status, text } = await player(name, params)
          const asked = status === 200 && !text.startsWith('{"error":') ? [] : Object.values(params).map(String)
          for (const mark of marksIn(asked.reduce((rest, word) => rest.replaceAll(word, ''), text))) revealed.add(mark)
        }
      return [...revealed].filter((mark) => mark.endsWith('alpha')).toSorted()
    }
    const steps = []
    for (const reveal of ['name', 'page', 'figures', 'hidden'] as const) {
      expect((await gameMaster('setReveal', { entityId: id, reveal })).status).toBe(200)
      steps.push(await seen())
    }
    expect((await gameMaster('setEntityVisibility', { entityId: id, visible: true })).status).toBe(200)
    steps.push(await seen())
    const [name, page, figures] = [['conditioalpha', 'nomenalpha'], ['paginaalpha'], ['figuraalpha']]
    expect(steps).toEqual([name, [...name, ...page], [...name, ...page, ...figures].toSorted(), [], [...name, ...page]])
    expect((await player('setReveal', { entityId: id, reveal: 'figures' })).status).toBe(403)
    expect((await gameMaster('setReveal', { entityId: ITEM, reveal: 'name' })).status).toBe(404)
  })
})
