import { describe, expect, it } from 'vitest'

import { isTimeZone, zonedClock } from './zoned-time.ts'

const utc = (wall: string, zone: string) => new Date(zonedClock(zone).instantOf(wall)).toISOString()

describe('a clock in a zone', () => {
  it.each([
    ['Europe/Zurich', '2026-12-04T19:00', '2026-12-04T18:00:00.000Z'],
    ['Europe/Zurich', '2026-06-05T19:00', '2026-06-05T17:00:00.000Z'],
    ['America/New_York', '2026-03-06T19:00', '2026-03-07T00:00:00.000Z'],
    ['America/New_York', '2026-03-13T19:00', '2026-03-13T23:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-12-04T19:00', '2026-12-04T08:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-06-05T19:00', '2026-06-05T08:30:00.000Z'],
    ['Asia/Kolkata', '2026-12-04T19:00', '2026-12-04T13:30:00.000Z'],
  ])('[PLAN-5] knows summer time and half hours: %s %s', (zone, wall, instant) => {
    expect(utc(wall, zone)).toBe(instant)
    expect(zonedClock(zone).wallOf(Date.parse(instant))).toBe(wall)
  })

  it.each([
    ['the skipped hour moves past it', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['the repeated hour is its first', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ])('[PLAN-5] %s', (_, wall, instant) => {
    expect(utc(wall, 'Europe/Zurich')).toBe(instant)
  })

  it.each([
    ['Europe/Zurich', true],
    ['UTC', true],
    ['Europe/Kyiv', true],
    ['Europe/Zurych', false],
    ['+02:00', false],
    ['', false],
    ['../etc', false],
  ])('[PLAN-5] %j is a zone: %j', (zone, is) => {
    expect(isTimeZone(zone)).toBe(is)
  })
})
