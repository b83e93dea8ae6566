import { weathers, type SceneLayout } from '@waybook/contract'

import type { EntityDraft } from './entity-file.ts'
import { warning, type Fault } from './fault.ts'

/** The mood and weather of a scene on the table, from its properties. An invalid value counts as none. */
export function moodIn({ mood, weather }: Readonly<Record<string, unknown>>): Pick<SceneLayout, 'mood' | 'weather'> {
  return { mood: readColor(mood), weather: weathers.find((one) => one === weather) ?? null }
}

function readColor(written: unknown): string | null {
  return typeof written === 'string' && /^#[\da-f]{6}$/i.test(written) ? written.toLowerCase() : null
}

/** Warns about an invalid mood or weather, which has no effect on the table. */
export function checkMood({ type, fields: { properties }, placeOf }: EntityDraft): Fault[] {
  if (type !== 'scene') return []
  const read = moodIn(properties)
  const fixes = {
    mood: 'write a color in quotes, such as "#27405a"',
    weather: `write one of ${weathers.join(', ')}`,
  } as const
  return (['mood', 'weather'] as const).flatMap((key) => {
    const written = properties[key]
    if (written === undefined || read[key] !== null) return []
    return [warning(placeOf(['properties', key]), `"${String(written)}" is not a valid ${key}`, fixes[key])]
  })
}
