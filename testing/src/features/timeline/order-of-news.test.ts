import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { type Member } from '../../world/callers.ts'
import { campaignOfSuite } from '../../world/open-campaign.ts'

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

describe.each(engines)('the order of newsletters on $name', ({ take }) => {
  const { player, gameMaster } = campaignOfSuite(files, { player: { role: 'player' } }, { take })

  async function listed(by: Member, limit = 20, after?: string): Promise<string[]> {
    const { entities, next } = await by('listEntities', { type: 'newsletter', limit, after })
    const slugs = entities.map(({ id }) => id.replace('newsletters/', ''))
    return next === null ? slugs : [...slugs, ...(await listed(by, limit, next))]
  }

  it('[CAM-33] follows their dates in the campaign, then the real ones, then order, for everyone', async () => {
    const inOrder = ['salt', 'lamp', 'lamp-again', 'days', 'line', 'told', 'third', 'none']
    for (const by of [player, gameMaster])
      for (const limit of [1, 3, 20]) expect(await listed(by, limit)).toEqual(inOrder)
  })

  it('[CAM-33] changes as soon as a date or the calendar is edited', async () => {
    const save = async (slug: string, text: string) => {
      const id = `newsletters/${slug}`
      const { version: baseVersion } = await gameMaster('getSource', { id })
      await gameMaster('saveEntity', { id, text, baseVersion })
    }
    const saveCalendar = async (text: string) => {
      const { version: baseVersion } = await gameMaster('getCampaignSource', {})
      await gameMaster('saveCampaign', { text, baseVersion })
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
