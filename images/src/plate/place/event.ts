import { clockQueue } from './motif/clock-queue.ts'
import { darkLamp } from './motif/dark-lamp.ts'
import { drowningTown } from './motif/drowning-town.ts'
import { dykeWar } from './motif/dyke-war.ts'
import { firstLighting } from './motif/first-lighting.ts'
import { foreclosure } from './motif/foreclosure.ts'
import { muleNight } from './motif/mule-night.ts'
import { shortEbb } from './motif/short-ebb.ts'
import { streetSupper } from './motif/street-supper.ts'
import { swearing } from './motif/swearing.ts'
import { drawView, type Setting } from './place.ts'
import type { DrawMotif } from './view.ts'

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

/** Something that happened: a view with people in it. */
export type CampaignEvent = Setting & { happening: keyof typeof HAPPENINGS }

/** A 3:2 view, 1200 x 800. */
export function drawEvent(event: CampaignEvent): string {
  return drawView(event, HAPPENINGS[event.happening])
}
