import { describe, expect, it } from 'vitest'

import { engines } from '../../stores/test-postgres.ts'
import { type Member } from '../../world/callers.ts'
import { campaignOfSuite } from '../../world/open-campaign.ts'

const KESSA = 'characters/kessa-vane'

const calendar = `calendar:
  months: [{ name: Lampmonth, days: 40 }, { name: Saltmonth, days: 30 }]
  weekdays: [Lampday, Wickday, Tideday]
  eras: [{ name: before the road }, { name: of the road, from: 1 }]
  moons: [{ name: The Lamp, cycle: 30 }]
today: Saltmonth 241, second week
`

const event = (name: string, ...lines: string[]) => ['---', `name: ${name}`, ...lines, '---', ''].join('\n')

const files = {
  'campaign.yaml': `name: The Road\n${calendar}`,
  [`${KESSA}.md`]: event('Kessa Vane', 'tags: [party-member]'),
  'characters/odo.md': event('Odo', 'tags: [party-member]'),
  'locations/road.md': event('The road'),
  'events/lighting.md': event('The Lighting', 'date: 1 Lampmonth 1', 'tags: [history]'),
  'events/war.md': event(
    'The War',
    'date: 218',
    'until: 219',
    'tags: [history]',
    'relationships: [{ type: affects, to: locations/road }]',
  ),
  'events/tide.md': event('The Tide', 'date: 12 Saltmonth 2 before the road', 'playersDate: 2 before the road'),
  'events/debt.md': event(
    'The Debt',
    'date: 5 Lampmonth 100, vermicular',
    'playersDate: some spring',
    `relationships: [{ type: affects, to: ${KESSA} }]`,
  ),
  'events/oath.md': event('The Oath', 'date: 7 Lampmonth 240', `dateFor: [${KESSA}]`),
  'events/plot.md': event('The Plot', 'date: 3 Lampmonth 241', 'visible: false', 'tags: [history]'),
  'events/supper.md': event(
    'Supper',
    'date: 30 Saltmonth 241, last night',
    `relationships: [{ type: affects, to: ${KESSA} }]`,
  ),
  'newsletters/tidings.md': event('Tidings', 'date: 2026-11-22', 'campaignDate: Lampmonth 241, first week'),
}

describe.each(engines)('the timeline on $name', ({ take }) => {
  const { kessa, odo, gameMaster } = campaignOfSuite(files, { kessa: KESSA, odo: 'characters/odo' }, { take })

  const read = async (by: Member, params: object = {}) => await by('getTimeline', params)
  const seen = async (by: Member, params: object = {}) =>
    (await read(by, params)).entries.map((one) =>
      one.kind === 'event' ? `${one.entity.name}: ${one.date.text}` : `Session ${one.session.number}: ${one.date.text}`,
    )
  const todayOf = async (by: Member) => (await by('getCalendar', {})).today

  it('[TIME-20] has every entity with a date, in chronological order', async () => {
    expect(await seen(gameMaster)).toEqual([
      'The Tide: 12 Saltmonth 2 before the road',
      'The Lighting: 1 Lampmonth 1',
      'The Debt: 5 Lampmonth 100, vermicular',
      'The War: 218',
      'The Oath: 7 Lampmonth 240',
      'Tidings: Lampmonth 241, first week',
      'The Plot: 3 Lampmonth 241',
      'Supper: 30 Saltmonth 241, last night',
    ])
  })

  it('[TIME-21] has for players the visible entities whose date they know, with the date that they know', async () => {
    const open = ['The Tide: 2 before the road', 'The Lighting: 1 Lampmonth 1', 'The War: 218']
    const rest = ['Tidings: Lampmonth 241, first week', 'Supper: 30 Saltmonth 241, last night']
    expect(await seen(odo)).toEqual([...open, ...rest])
    expect(await seen(kessa)).toEqual([...open, 'The Oath: 7 Lampmonth 240', ...rest])
  })

  it('[TIME-22] is answered in pages, in either order, which together have each entry once', async () => {
    for (const by of [odo, kessa, gameMaster])
      for (const order of ['oldest', 'newest'] as const) {
        const all = await seen(by, { order })
        const paged: string[] = []
        for (let after: string | null | undefined; after !== null;) {
          const params = { order, limit: 2, ...(after !== undefined && { after }) }
          paged.push(...(await seen(by, params)))
          after = (await read(by, params)).next
        }
        expect(paged).toEqual(all)
      }
    const oldest = await seen(kessa)
    expect(await seen(kessa, { order: 'newest' })).toEqual(oldest.toReversed())
  })

  it('[TIME-23] can be filtered by the start between two dates, a tag, or a relation to an entity or the party', async () => {
    expect(await seen(odo, { from: '1', to: '218' })).toEqual(['The Lighting: 1 Lampmonth 1', 'The War: 218'])
    expect(await seen(odo, { tag: 'history' })).toEqual(['The Lighting: 1 Lampmonth 1', 'The War: 218'])
    expect(await seen(odo, { about: 'locations/road' })).toEqual(['The War: 218'])
    expect(await seen(odo, { about: KESSA })).toEqual(['Supper: 30 Saltmonth 241, last night'])
    expect(await seen(odo, { party: true })).toEqual(['Supper: 30 Saltmonth 241, last night'])
    expect(await gameMaster.status('getTimeline', { from: 'some spring' })).toBe(400)
    expect(await odo.status('getTimeline', { about: 'events/plot' })).toBe(404)
  })

  it('[TIME-24] can be filtered by the tags and entities of several events, as far as the viewer sees them', async () => {
    expect(await gameMaster('getTimelineTopics', {})).toEqual({
      tags: ['history'],
      entities: [{ id: KESSA, name: 'Kessa Vane', type: 'character' }],
      party: true,
    })
    expect(await odo('getTimelineTopics', {})).toEqual({ tags: ['history'], entities: [], party: true })
  })

  it('[TIME-25] marks future entries, and for the game master the dates that players know', async () => {
    const toCome = (await read(odo)).entries.filter((one) => one.kind === 'event' && one.isToCome)
    expect(toCome).toMatchObject([{ entity: { name: 'Supper' } }])
    const debt = (await read(gameMaster)).entries[2]
    expect(debt).toMatchObject({ date: { text: '5 Lampmonth 100, vermicular', forPlayers: 'some spring' } })
    expect(JSON.stringify(await read(odo))).not.toContain('forPlayers')
  })

  it('[TIME-26] shows the date on the page of an entity, as its reader knows it', async () => {
    const dateOn = async (by: Member, id: string) => (await by('getEntity', { id })).entities[0]?.date
    expect(await dateOn(odo, 'events/war')).toMatchObject({ text: '218', until: '219' })
    expect(await dateOn(odo, 'events/debt')).toEqual({ text: 'some spring', until: null, first: null, last: null })
    expect(await dateOn(odo, 'events/oath')).toBeUndefined()
    expect(await dateOn(kessa, 'events/oath')).toMatchObject({ text: '7 Lampmonth 240' })
    expect(await dateOn(gameMaster, 'events/oath')).toMatchObject({ forPlayers: null, readers: [KESSA] })
  })

  it('[TIME-27] the game master sets today for everyone, and can set it back', async () => {
    expect(await todayOf(odo)).toMatchObject({ text: 'Saltmonth 241, second week', weekday: null, era: 'of the road' })
    expect(await gameMaster('setToday', { date: 'the 30th of Saltmonth, 241' })).toMatchObject({ before: null })
    expect(await todayOf(odo)).toMatchObject({
      text: '30 Saltmonth 241',
      weekday: 'Lampday',
      moons: [{ name: 'The Lamp' }],
    })
    expect((await read(odo)).entries.some((one) => one.kind === 'event' && one.isToCome)).toBe(false)
    expect(await odo.status('setToday', { date: '241' })).toBe(403)
    const refused = await gameMaster.reply('setToday', { date: '31 Saltmonth 241' })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('Saltmonth has 30 days')
    expect(await gameMaster('setToday', { date: null })).toMatchObject({ before: '30 Saltmonth 241' })
    expect(await todayOf(odo)).toMatchObject({ text: 'Saltmonth 241, second week' })
  })

  it('[TIME-28] a session has today’s date, which can be changed', async () => {
    const { id, date } = (await gameMaster('startSession')).session
    expect(date).toBe('Saltmonth 241, second week')
    expect(await seen(odo, { from: '2 Lampmonth 241' })).toContain('Session 1: Saltmonth 241, second week')
    await gameMaster('setSessionDate', { sessionId: id, date: 'Lampmonth 230' })
    expect(await seen(odo, { from: '219', to: '239' })).toEqual(['Session 1: Lampmonth 230'])
    await gameMaster('setSessionDate', { sessionId: id, date: null })
    expect(await seen(odo, { from: '219', to: '239' })).toEqual([])
    expect(await odo.status('setSessionDate', { sessionId: id, date: '1' })).toBe(403)
  })

  it('[TIME-29] a new calendar applies to all dates at once, and the answer names the lost ones', async () => {
    const saved = async (text: string) => {
      const source = await gameMaster('getCampaignSource', {})
      return (await gameMaster.reply('saveCampaign', { text, baseVersion: source.version })).text
    }
    const other = calendar.replace('{ name: Lampmonth, days: 40 }', '{ name: Lampmonth, days: 6 }')
    expect(await saved(`name: The Road\n${other}`)).toContain('events/oath.md:3')
    expect(await seen(gameMaster)).not.toContain('The Oath: 7 Lampmonth 240')
    const first = (await read(gameMaster, { tag: 'history' })).entries[1]
    expect(first?.date.first).toBe(217 * 36)
    await saved(`name: The Road\n${calendar}`)
    expect(await seen(gameMaster)).toContain('The Oath: 7 Lampmonth 240')
  })
})
