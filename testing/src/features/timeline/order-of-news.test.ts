import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'

import { engines, type TestDatabase } from '../../stores/test-postgres.ts'
import { callerOf, type Caller } from '../../world/callers.ts'
import { openTestServer, type TestServer } from '../../world/test-server.ts'

const calendar = (first: string, second: string) =>
  `name: The Road\ncalendar:\n  months: [{ name: ${first}, days: 40 }, { name: ${second}, days: 30 }]\n`

const newsletter = (...lines: string[]) => ['---', 'name: Tidings', ...lines, '---', 'Wet.', ''].join('\n')

const files = {
  'campaign.yaml': calendar('Lampmonth', 'Saltmonth'),
  'newsletters/salt.md': newsletter('campaignDate: Saltmonth 241', 'order: 9'),
  'newsletters/lamp.md': newsletter('campaignDate: Lampmonth 241', 'order: 1', 'date: 2026-11-23'),
  'newsletters/lamp-again.md': newsletter('campaignDate: Lampmonth 241', 'order: 2'),
  'newsletters/days.md': newsletter('date: 2026-11-22', 'order: 9'),
  'newsletters/line.md': newsletter('dateline: 2026-11-21, at night', 'order: 1'),
  'newsletters/told.md': newsletter('campaignDate: Saltmonth 241', 'playersDate: some spring', 'order: 3'),
  'newsletters/third.md': newsletter('order: 4'),
  'newsletters/none.md': newsletter(),
}

const page = z.object({ entities: z.array(z.object({ id: z.string() })), next: z.string().nullable() })

describe.each(engines)('the order of newsletters on $name', ({ take }) => {
  let database: TestDatabase | undefined
  let testServer: TestServer
  let player: Caller
  let gameMaster: Caller
  beforeAll(async () => {
    database = await take?.()
    testServer = await openTestServer(files, { postgres: database?.url })
    player = await callerOf(testServer, { role: 'player' })
    gameMaster = await callerOf(testServer, { role: 'gameMaster' })
  })
  afterAll(async () => {
    await testServer.close()
    await database?.release()
  })

  async function listed(by: Caller, limit = 20, after?: string): Promise<string[]> {
    const params = { type: 'newsletter', limit, ...(after !== undefined && { after }) }
    const { entities, next } = page.parse((await by('listEntities', params)).body)
    const slugs = entities.map(({ id }) => id.replace('newsletters/', ''))
    return next === null ? slugs : [...slugs, ...(await listed(by, limit, next))]
  }

  it('[CAM-33] follows their dates in the campaign, then the real ones, then order, for everyone', async () => {
    const inOrder = ['salt', 'lamp', 'lamp-again', 'days', 'line', 'told', 'third', 'none']
    for (const by of [player, gameMaster])
      for (const limit of [1, 3, 20]) expect(await listed(by, limit)).toEqual(inOrder)
  })

  it('[CAM-33] is another one as soon as a date is written, or the calendar', async () => {
    const source = z.object({ version: z.number() })
    const save = async (slug: string, text: string) => {
      const id = `newsletters/${slug}`
      const { version: baseVersion } = source.parse((await gameMaster('getSource', { id })).body)
      expect(await gameMaster('saveEntity', { id, text, baseVersion })).toMatchObject({ status: 200 })
    }
    const saveCalendar = async (text: string) => {
      const { version: baseVersion } = source.parse((await gameMaster('getCampaignSource', {})).body)
      expect(await gameMaster('saveCampaign', { text, baseVersion })).toMatchObject({ status: 200 })
    }
    await save('none', newsletter('campaignDate: Saltmonth 242'))
    expect((await listed(player))[0]).toBe('none')
    await save('none', newsletter())
    expect((await listed(player)).at(-1)).toBe('none')
    await saveCalendar(calendar('Saltmonth', 'Lampmonth'))
    expect((await listed(player)).slice(0, 4)).toEqual(['lamp', 'lamp-again', 'salt', 'days'])
    await saveCalendar(calendar('Lampmonth', 'Greymonth'))
    expect(await listed(player)).toEqual(['lamp', 'lamp-again', 'days', 'line', 'told', 'third', 'salt', 'none'])
  })
})
