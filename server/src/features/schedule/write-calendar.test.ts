import type { SessionRhythm } from '@waybook/contract'
import ICAL from 'ical.js'
import { async as nodeIcal } from 'node-ical'
import { describe, expect, it } from 'vitest'

import { NO_PLAN } from './plan-changes.ts'
import { ofRhythm, type Plan } from './plans.ts'
import { inCalendar } from './session-calendar.ts'
import { writeCalendar, type CalendarEvent } from './write-calendar.ts'

const HOUR_MS = 3_600_000
const friday = Date.UTC(2026, 11, 4, 18)

const event: CalendarEvent = {
  id: 'friday',
  title: 'The Drowned Road',
  place: 'At Teo’s; bring oil, and "lamps"',
  note: 'Äther\nand 🕯',
  startsAt: friday,
  minutes: 240,
  isCanceled: false,
  staysAway: false,
  sequence: 0,
  changedAt: 1000,
}

const calendar = async (...events: CalendarEvent[]) =>
  await writeCalendar({ name: 'The Drowned Road', campaignId: 'dam3', url: 'https://waybook.test/schedule', events })

/** The events as two libraries read them, which have to agree. */
async function read(text: string) {
  // oxlint-disable-next-line typescript/no-unsafe-argument -- the library’s own tree
  const component = new ICAL.Component(ICAL.parse(text))
  const one = component.getAllSubcomponents('vevent').map((entry) => {
    const { uid, startDate, endDate, sequence, summary, description, location } = new ICAL.Event(entry)
    return {
      uid,
      sequence,
      summary,
      description,
      location,
      status: entry.getFirstPropertyValue('status'),
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
      alarms: entry.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    }
  })
  const two = Object.values(await nodeIcal.parseICS(text)).flatMap((entry) =>
    entry?.type === 'VEVENT'
      ? [
          {
            uid: entry.uid,
            sequence: Number(entry.sequence),
            status: entry.status,
            summary: entry.summary,
            description: entry.description,
            location: entry.location,
            start: new Date(entry.start).toISOString(),
            end: new Date(entry.end ?? 0).toISOString(),
          },
        ]
      : [],
  )
  expect(two).toEqual(one.map(({ alarms: _alarms, ...rest }) => rest))
  return one
}

describe('a calendar of sessions', () => {
  it('[PLAN-11] has a date with its place and two alarms', async () => {
    expect(await read(await calendar(event))).toEqual([
      {
        uid: 'session-friday@dam3',
        sequence: 0,
        status: 'CONFIRMED',
        summary: event.title,
        location: event.place,
        description: event.note,
        start: '2026-12-04T18:00:00.000Z',
        end: '2026-12-04T22:00:00.000Z',
        alarms: ['-P1D', '-PT1H'],
      },
    ])
  })

  it('[PLAN-12] follows a change and a cancellation under the same id, without alarms at the end', async () => {
    const moved = { ...event, startsAt: friday + 24 * HOUR_MS, sequence: 1, changedAt: 2000 }
    const off = { ...moved, isCanceled: true, sequence: 2, changedAt: 3000 }
    const states = [
      await read(await calendar(event)),
      await read(await calendar(moved)),
      await read(await calendar(off)),
    ]
    expect(
      states
        .flat()
        .map(({ uid, sequence, status, start, alarms }) => [uid, sequence, status, start.slice(0, 10), alarms.length]),
    ).toEqual([
      ['session-friday@dam3', 0, 'CONFIRMED', '2026-12-04', 2],
      ['session-friday@dam3', 1, 'CONFIRMED', '2026-12-05', 2],
      ['session-friday@dam3', 2, 'CANCELLED', '2026-12-05', 0],
    ])
  })

  it('[PLAN-24] loses a date that became a poll, and gets the one that is taken under the same id', async () => {
    const plan: Plan = {
      ...NO_PLAN,
      place: event.place,
      note: event.note,
      id: 's',
      state: 'planned',
      startsAt: friday,
      options: [],
      sequence: 0,
      changedAt: 1,
    }
    const poll: Plan = { ...plan, state: 'poll', startsAt: null, lastStart: friday, sequence: 1, changedAt: 2 }
    const taken: Plan = { ...plan, startsAt: friday + 168 * HOUR_MS, lastStart: friday, sequence: 2, changedAt: 3 }
    const states = await Promise.all(
      [plan, poll, taken].map(async (one) => {
        const [dated] = inCalendar(one, friday)
        return dated ? await read(await calendar({ ...event, ...dated, isCanceled: dated.state === 'canceled' })) : []
      }),
    )
    expect(
      states.flat().map(({ uid, sequence, status, start }) => [uid, sequence, status, start.slice(0, 10)]),
    ).toEqual([
      ['session-s@dam3', 0, 'CONFIRMED', '2026-12-04'],
      ['session-s@dam3', 1, 'CANCELLED', '2026-12-04'],
      ['session-s@dam3', 2, 'CONFIRMED', '2026-12-11'],
    ])
    expect(inCalendar(poll, friday + 1)).toEqual([])
  })

  it('[PLAN-12] is the same text while nothing changes', async () => {
    expect(await calendar(event)).toBe(await calendar(event))
  })

  it('[PLAN-11] does not remind somebody who said no, and leaves them free', async () => {
    const text = await calendar({ ...event, staysAway: true })
    expect((await read(text))[0]?.alarms).toEqual([])
    expect(text).toContain('TRANSP:TRANSPARENT')
  })

  it.each([
    ['Europe/Zurich', ['2027-03-26T18:00:00.000Z', '2027-04-02T17:00:00.000Z']],
    ['America/New_York', ['2027-03-13T00:00:00.000Z', '2027-03-19T23:00:00.000Z']],
    ['Australia/Lord_Howe', ['2027-04-02T08:00:00.000Z', '2027-04-09T08:30:00.000Z']],
  ])('[PLAN-13] keeps the wall time in %s when summer time begins or ends', async (zone, starts) => {
    const rhythm: SessionRhythm = {
      ...NO_PLAN,
      weeks: 1,
      weekday: 5,
      time: '19:00',
      zone,
      from: '2027-03-01',
      until: null,
    }
    const plans = ofRhythm({ rhythm, changedAt: 1, sequence: 2 }, Date.UTC(2027, 2, 10), Date.UTC(2027, 3, 12))
    const events = plans.map(({ id, startsAt }) => ({ ...event, id, startsAt }))
    const found = (await read(await calendar(...events))).map(({ start }) => start)
    expect(found).toEqual(expect.arrayContaining(starts))
  })

  it('[PLAN-13] breaks lines as calendars expect, and text cannot add a property', async () => {
    const evil = {
      ...event,
      title: 'x\r\nATTENDEE:mailto:a@b.c',
      place: 'y\rURL:z',
      note: `${'ü🕯'.repeat(60)}\r\nBEGIN:VALARM`,
    }
    const text = await calendar(evil)
    const lines = text.split('\r\n')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
    expect(lines.filter((line) => /^(ATTENDEE|URL:z|BEGIN:VALARM$)/.test(line))).toEqual([
      'BEGIN:VALARM',
      'BEGIN:VALARM',
    ])
    await read(text)
  })
})
