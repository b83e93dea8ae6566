import { categoryOf, entityTypes } from '@waybook/contract'
import { folderOf } from '@waybook/testing/processes/run-command.ts'
import { describe, expect, it } from 'vitest'

import { faultLine } from './fault.ts'
import { loadCampaign } from './load-campaign.ts'

const [KESSA, ODO] = ['characters/kessa', 'characters/odo']

const campaign = `name: Small
calendar:
  months: [{ name: Lampmonth, days: 40 }, { name: Saltmonth, days: 30 }]
`
const character = '---\nname: One of two\ncharacteristics: { brawn: 1 }\n---\n'

async function loadOne(id: string, ...lines: string[]) {
  const folder = await folderOf({
    'campaign.yaml': campaign,
    [`${KESSA}.md`]: character,
    [`${ODO}.md`]: character,
    [`${id}.md`]: ['---', 'name: One', ...lines, '---', ''].join('\n'),
  })
  const { campaign: loaded, faults } = await loadCampaign(folder, { pictures: null })
  const dates = loaded?.entities.find((one) => one.id === id)?.dates ?? []
  return { dates, faults: faults.map(faultLine) }
}

describe('the date of an entity', () => {
  it.each(entityTypes.filter((type) => type !== 'newsletter'))(
    '[TIME-10] a page of the type %s has a date, and may have an end date',
    async (type) => {
      const lines = ['date: 39 Lampmonth 2', 'until: 2 Saltmonth 2']
      const { dates } = await loadOne(`${categoryOf[type]}/one`, ...lines)
      expect(dates[0]).toMatchObject({ text: '39 Lampmonth 2', until: '2 Saltmonth 2', first: 108, last: 111 })
    },
  )

  it('[TIME-10] of a newsletter is its campaignDate, and its date is a date of the real world', async () => {
    const both = ['date: 2026-11-22', 'campaignDate: 1 Lampmonth 2']
    expect((await loadOne('newsletters/tidings', ...both)).dates[0]).toMatchObject({ text: '1 Lampmonth 2' })
    expect(await loadOne('newsletters/tidings', 'date: 2026-11-22')).toEqual({ dates: [], faults: [] })
    expect((await loadOne('newsletters/tidings', 'date: 1 Lampmonth 2')).faults).toEqual([
      expect.stringMatching(/^newsletters\/tidings.md:3: "date" cannot be "1 Lampmonth 2"; .* as campaignDate$/),
    ])
  })

  it.each([
    ['cannot be read', ['date: 31 Saltmonth 2'], /:3: "date" cannot be "31 Saltmonth 2": Saltmonth has 30 days/],
    ['ends on a date that cannot be read', ['date: 2', 'until: some spring'], /:4: "until" cannot be "some spring"/],
    ['ends before it begins', ['date: Saltmonth 2', 'until: 40 Lampmonth 2'], /:4: it ends \(.*\) before it begins \(/],
    ['has only an end', ['until: 2'], /:3: "until" has no effect without date/],
    ['has only a date for players', ['playersDate: some spring'], /:3: "playersDate" has no effect without date/],
    ['has only readers', ['dateFor: everyone'], /:3: "dateFor" has no effect without date/],
    ['belongs in a newsletter', ['campaignDate: 2'], /:3: "campaignDate" is for newsletters; write it as date/],
  ])('[TIME-10] that %s is a fault with its line', async (_what, lines, sent) => {
    const { faults } = await loadOne('events/feast', ...lines)
    expect(faults).toEqual([expect.stringMatching(sent)])
  })
})

describe('the date is known to', () => {
  const date = 'date: 5 Lampmonth 2'
  const [truth, other] = ['5 Lampmonth 2', '3 Saltmonth 1']

  it.each([
    ['everyone', [], { everyone: truth }],
    ['everyone', ['dateFor: everyone'], { everyone: truth }],
    ['the game master', ['dateFor: gameMaster'], {}],
    ['some of the party', [`dateFor: [${KESSA}, ${ODO}]`], { [KESSA]: truth, [ODO]: truth }],
    ['the game master, and players know another', [`playersDate: ${other}`], { everyone: other }],
    [
      'one of the party, and the others know another',
      [`dateFor: [${KESSA}]`, `playersDate: ${other}`],
      { [KESSA]: truth, everyone: other },
    ],
  ])('[TIME-11] %s', async (_who, lines, readers) => {
    const { dates, faults } = await loadOne('events/feast', date, ...lines)
    expect(faults).toEqual([])
    const known = Object.fromEntries(dates.map(({ reader, text }) => [reader, text]))
    expect(known).toEqual({ gameMaster: truth, ...readers })
  })

  it('[TIME-11] a date for players has days if the calendar can read it, and only words otherwise', async () => {
    const dated = await loadOne('events/feast', date, 'playersDate: the 3rd of Saltmonth, 1')
    expect(dated.dates[1]).toMatchObject({ reader: 'everyone', text: other, first: 42, last: 42 })
    const worded = await loadOne('events/feast', date, 'playersDate: some spring')
    expect(worded.dates[1]).toEqual({
      reader: 'everyone',
      text: 'some spring',
      until: null,
      place: null,
      first: null,
      last: null,
    })
  })
})
