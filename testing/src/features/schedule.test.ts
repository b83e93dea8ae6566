import type { PlannedSession } from '@waybook/contract'
import { describe, expect, it } from 'vitest'

import { engines } from '../stores/test-postgres.ts'
import { memberOf, type Member } from '../world/callers.ts'
import { campaignOfEach, playerOf } from '../world/open-campaign.ts'
import { changesTo, joinAs } from './live/live-client.ts'

const KESSA = 'characters/kessa-vane'
const ODO = 'characters/odo'
const DAY_MS = 86_400_000

const files = {
  'campaign.yaml': 'name: The Road\n',
  [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\n---\n',
  [`${ODO}.md`]: '---\nname: Odo\nvisible: false\n---\n',
}

describe.each(engines)('the schedule on $name', ({ take }) => {
  const campaign = campaignOfEach(files, { maren: playerOf(KESSA, 'Maren'), teo: playerOf(ODO, 'Teo') }, { take })
  const { gameMaster, maren, teo } = campaign

  const inDays = (days: number) => Date.now() + days * DAY_MS
  const plan = async (params: object) => (await gameMaster('planSession', params)).session
  const scheduleOf = async (by: Member) => await by('getSchedule', {})
  /** The answers to a session, such as `Maren yes`. */
  const said = async (by: Member, { id }: Pick<PlannedSession, 'id'>) => {
    const { sessions, attendees } = await scheduleOf(by)
    const names = new Map(attendees.map((one) => [one.id, one.firstName]))
    const answers = sessions.find((one) => one.id === id)?.answers ?? []
    return answers.map(({ attendeeId, answer }) => `${names.get(attendeeId)} ${answer}`).toSorted()
  }

  it('[PLAN-1] game masters plan on a date, as number or text, or on several; nobody on both or none', async () => {
    const date = inDays(3)
    expect(await plan({ date, place: ' At Teo’s ' })).toMatchObject({ state: 'planned', startsAt: date, number: 1 })
    expect((await plan({ date: '2199-12-04T19:00+01:00' })).startsAt).toBe(Date.UTC(2199, 11, 4, 18))
    const options = [inDays(9), inDays(8), inDays(9)]
    const poll = await plan({ options })
    expect(poll.options.map(({ startsAt }) => startsAt)).toEqual([options[1], options[0]])
    for (const wrong of [{}, { date, options }, { options: [] }, { date: 'Friday' }])
      expect(await gameMaster.status('planSession', wrong)).toBe(400)
    expect(await maren.status('planSession', { date })).toBe(403)
  })

  it('[PLAN-3] players answer with one call and change their mind; everybody sees it, without ids of accounts', async () => {
    const session = await plan({ date: inDays(3) })
    await maren('answerSession', { sessionId: session.id, answer: 'yes' })
    await teo('answerSession', { sessionId: session.id, answer: 'late', note: 'at eight' })
    for (const by of [gameMaster, maren, teo]) expect(await said(by, session)).toEqual(['Maren yes', 'Teo late'])
    await maren('answerSession', { sessionId: session.id, answer: 'maybe' })
    await teo('answerSession', { sessionId: session.id, answer: null })
    expect(await said(teo, session)).toEqual(['Maren maybe'])
    const { attendees } = await scheduleOf(maren)
    expect(attendees.map(({ isYou, character }) => [isYou, character?.name ?? null])).toEqual([
      [true, 'Kessa Vane'],
      [false, null],
    ])
    const ids = await campaign.testServer.services.auth.campaign(campaign.records().campaign).members?.list()
    for (const { id } of ids ?? []) expect(JSON.stringify(await scheduleOf(maren))).not.toContain(id)
  })

  it('[PLAN-4] a poll takes an answer to each date or to all; the answers to the chosen date stay', async () => {
    const poll = await plan({ options: [inDays(8), inDays(9)] })
    const [first, second] = poll.options
    await maren('answerSession', { sessionId: poll.id, answer: 'yes' })
    await maren('answerSession', { sessionId: poll.id, answer: 'no', optionId: first?.id })
    await teo('answerSession', { sessionId: poll.id, answer: 'late', optionId: first?.id })
    expect(await said(teo, poll)).toEqual(['Maren no', 'Maren yes', 'Teo late'])
    expect(await maren.status('chooseSessionOption', { sessionId: poll.id, optionId: second?.id })).toBe(403)
    await gameMaster('chooseSessionOption', { sessionId: poll.id, optionId: first?.id })
    expect(await said(maren, poll)).toEqual(['Maren no', 'Teo late'])
    const { id: sessionId } = poll
    expect(await maren.status('answerSession', { sessionId, answer: 'yes', optionId: second?.id })).toBe(409)
    expect(await gameMaster.status('chooseSessionOption', { sessionId, optionId: second?.id })).toBe(404)
  })

  it('[PLAN-3] [PLAN-9] a moved date loses its answers, another place does not; what was called off takes none', async () => {
    const session = await plan({ date: inDays(3) })
    const { id: sessionId } = session
    await maren('answerSession', { sessionId, answer: 'yes' })
    await gameMaster('changePlannedSession', { sessionId, place: 'https://meet.example/road' })
    expect(await said(maren, session)).toEqual(['Maren yes'])
    await gameMaster('changePlannedSession', { sessionId, date: inDays(4) })
    expect(await said(maren, session)).toEqual([])
    await gameMaster('cancelPlannedSession', { sessionId })
    expect(await maren.status('answerSession', { sessionId, answer: 'yes' })).toBe(409)
    expect((await scheduleOf(maren)).sessions).toMatchObject([{ state: 'canceled', number: null }])
    await gameMaster('cancelPlannedSession', { sessionId, canceled: false })
    await maren('answerSession', { sessionId, answer: 'no' })
    expect(await said(gameMaster, session)).toEqual(['Maren no'])
  })

  it('[PLAN-23] a game master answers too, and is no player', async () => {
    const session = await plan({ date: inDays(3) })
    await gameMaster('answerSession', { sessionId: session.id, answer: 'late' })
    expect(await said(maren, session)).toEqual(['Bram late'])
    const { attendees } = await scheduleOf(gameMaster)
    expect(attendees.find(({ isYou }) => isYou)).toMatchObject({ firstName: 'Bram', isGameMaster: true })
    expect(attendees.filter(({ isGameMaster }) => isGameMaster)).toHaveLength(1)
  })

  it('[PLAN-6] [PLAN-7] sessions of a rhythm are answered, moved and called off like others', async () => {
    const from = new Date(inDays(-20)).toISOString().slice(0, 10)
    const plain = { title: '', place: 'At Teo’s', note: '', minutes: 240, minimum: null }
    const rhythm = { ...plain, weeks: 1, weekday: 5, time: '19:00', zone: 'Europe/Zurich', from, until: null }
    expect(await gameMaster.status('setRhythm', { rhythm: { ...rhythm, zone: '+01:00' } })).toBe(400)
    await gameMaster('setRhythm', { rhythm })
    const [first, second, third] = (await scheduleOf(maren)).sessions
    await maren('answerSession', { sessionId: first?.id, answer: 'yes' })
    await gameMaster('cancelPlannedSession', { sessionId: second?.id })
    await maren('answerSession', { sessionId: third?.id, answer: 'no' })
    await gameMaster('setRhythm', { rhythm: { ...rhythm, time: '20:00' } })
    const { sessions } = await scheduleOf(maren)
    expect(sessions.slice(0, 3).map(({ state, answers, inRhythm }) => [state, answers.length, inRhythm])).toEqual([
      ['planned', 0, true],
      ['canceled', 0, true],
      ['planned', 0, true],
    ])
    await gameMaster('setRhythm', { rhythm: null })
    expect((await scheduleOf(maren)).sessions.map(({ id }) => id)).toEqual([second?.id])
  })

  it('[PLAN-5] a member’s zone follows the browser unless it was chosen, and others see it', async () => {
    const zoneOf = async (by: Member) => (await scheduleOf(by)).timeZone
    expect(await zoneOf(maren)).toBe(null)
    await maren('setTimeZone', { zone: 'Europe/Lisbon', fixed: false })
    expect((await scheduleOf(teo)).attendees.map(({ zone }) => zone)).toEqual(['Europe/Lisbon', null])
    await maren('setTimeZone', { zone: 'Asia/Kolkata', fixed: true })
    expect(await zoneOf(maren)).toEqual({ zone: 'Asia/Kolkata', fixed: true })
    expect(await maren.status('setTimeZone', { zone: 'Mars/Olympus', fixed: false })).toBe(400)
  })

  it('[PLAN-10] removing a member removes their answers, and pages refetch the schedule', async () => {
    const session = await plan({ date: inDays(3) })
    const lia = memberOf(campaign.testServer, { role: 'player', firstName: 'Lia' })
    await lia('answerSession', { sessionId: session.id, answer: 'yes' })
    const page = await joinAs(campaign, maren)
    await teo('answerSession', { sessionId: session.id, answer: 'no' })
    expect(await changesTo(campaign, page)).toEqual([{ kind: 'schedule' }])
    const members = (await gameMaster('getMembers', {})).members
    await gameMaster('removeMember', { memberId: members.find(({ firstName }) => firstName === 'Lia')?.id })
    expect(await said(maren, session)).toEqual(['Teo no'])
    expect(await lia.status('getSchedule', {})).toBe(401)
  })

  it('[PLAN-8] a session that was played is in the past with its log and the newsletter that the viewer may see', async () => {
    const session = await plan({ date: inDays(0), title: 'The ferry' })
    const { session: log } = await gameMaster('startSession', {})
    await gameMaster('endSession', { sessionId: log.id })
    const { text } = await gameMaster('draftSession', { sessionId: log.id })
    const { id } = await gameMaster('createEntity', { type: 'newsletter', text })
    const past = async (by: Member) => (await by('listPastSessions', {})).sessions
    expect((await scheduleOf(maren)).sessions).toEqual([])
    expect(await past(gameMaster)).toMatchObject([{ id: session.id, title: 'The ferry', newsletter: { id } }])
    expect(await past(maren)).toMatchObject([{ log: { sessionId: log.id, number: 1 }, newsletter: null }])
    await gameMaster('setEntityVisibility', { entityId: id, visible: true })
    expect(await past(maren)).toMatchObject([{ newsletter: { id } }])
  })

  it('[PLAN-11] [PLAN-14] a calendar ends with its address, and one date is a file for members', async () => {
    const session = await plan({ date: inDays(3), place: 'At Teo’s' })
    const { app } = campaign.testServer
    const { calendarPath: url } = await maren('createFeed', {})
    const { statusCode, headers, body } = await app.inject({ url })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(body).toContain(`UID:session-${session.id}@`)
    const known = { 'if-none-match': String(headers.etag) }
    expect((await app.inject({ url, headers: known })).statusCode).toBe(304)
    await gameMaster('cancelPlannedSession', { sessionId: session.id })
    expect((await app.inject({ url, headers: known })).body).toContain('STATUS:CANCELLED')
    await maren('revokeFeed', {})
    expect((await app.inject({ url })).statusCode).toBe(404)
    const file = `/api/schedule/${session.id}/session.ics`
    expect((await maren.get(file)).body).toContain('LOCATION:At Teo’s')
    expect((await maren.get('/api/schedule/none/session.ics')).statusCode).toBe(404)
    expect((await app.inject({ url: file })).statusCode).toBe(401)
  })
})
