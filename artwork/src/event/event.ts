import type { DrawMotif } from '../place/motif/view.ts'
import { drawView, type Setting } from '../place/place.ts'
import { clockQueue } from './clock-queue.ts'
import { darkLamp } from './dark-lamp.ts'
import { drowningTown } from './drowning-town.ts'
import { dykeWar } from './dyke-war.ts'
import { firstLighting } from './first-lighting.ts'
import { foreclosure } from './foreclosure.ts'
import { muleNight } from './mule-night.ts'
import { shortEbb } from './short-ebb.ts'
import { streetSupper } from './street-supper.ts'
import { swearing } from './swearing.ts'

const HAPPENINGS = {
  'clock-queue': clockQueue,
  'dark-lamp': darkLamp,
  'drowning-town': drowningTown,
  'dyke-war': dykeWar,
  'first-lighting': firstLighting,
  foreclosure,
  'mule-night': muleNight,
  'short-ebb': shortEbb,
  'street-supper': streetSupper,
  swearing,
} satisfies Readonly<Record<string, DrawMotif>>

/** An event: a view with people in it. */
export type CampaignEvent = Setting & { happening: keyof typeof HAPPENINGS }

/** A 3:2 view, 1200 x 800. */
export function drawEvent(event: CampaignEvent): string {
  return drawView(event, HAPPENINGS[event.happening])
}
