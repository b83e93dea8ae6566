import * as z from 'zod/mini'

import { sightReach } from './token-sight.ts'

/** Whether players see through all tokens of the party, or only through their own. */
const sightGroups = ['party', 'own'] as const

/** How tokens see on a scene. For game masters. */
export const sightSettings = z.object({
  /** Without sight, the scene shows what the fog leaves open. */
  on: z.boolean(),
  groups: z.enum(sightGroups),
  /** Whether tokens see only what a light reaches, or what is within their own range in the dark. */
  dark: z.boolean(),
  /** How far tokens see that have no range of their own, in cells; `null` without a limit. */
  range: z.nullable(sightReach),
  /** Whether what was seen stays on the map. */
  memory: z.boolean(),
  /** Whether walls stop the tokens of players. */
  wallsStop: z.boolean(),
  /** Whether players open and close the unlocked doors that their tokens stand beside. */
  playersOpen: z.boolean(),
})
export type SightSettings = z.infer<typeof sightSettings>

/** The settings of a scene whose sight nobody has changed. */
export const DEFAULT_SIGHT: SightSettings = {
  on: false,
  groups: 'party',
  dark: false,
  range: null,
  memory: true,
  wallsStop: true,
  playersOpen: true,
}

export const sceneSight = z.extend(sightSettings, {
  /** The number of the last change of the settings or of what anybody sees; 0 before the first. */
  version: z.number(),
  /** Whether the scene is covered because its walls are too many or too far away to compute sight with. */
  blocked: z.boolean(),
})
export type SceneSight = z.infer<typeof sceneSight>

/** A mask like that of the fog (see `FogMask` in the rules): its bits, compressed with deflate, as base64. */
const mask = z.string()

/** In quarter pixels of the scene's picture. */
const place = z.readonly(z.tuple([z.int(), z.int()]))

/** A door that the viewer's group sees now. Secret doors are never among them. */
const seenDoor = z.object({ id: z.string(), from: place, to: place, open: z.boolean() })
export type SeenDoor = z.infer<typeof seenDoor>

/** What the group of a player sees now. The tiles of the map also show what it remembers. */
export const groupSight = z.object({
  seen: mask,
  /** The part of `seen` that is not dim; `null` if that is all of it. */
  bright: z.nullable(mask),
  doors: z.array(seenDoor),
})
export type GroupSight = z.infer<typeof groupSight>

/** What a token, or a group, sees and has on its map. For game masters. */
export const eyes = z.object({
  seen: mask,
  bright: z.nullable(mask),
  /** What its tiles show: with memory, also what was seen before. */
  shown: mask,
})
export type Eyes = z.infer<typeof eyes>
