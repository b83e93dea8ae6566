import type { YamlPath } from '@waybook/entity-text'
import { parseEffect } from '@waybook/rules'
import * as z from 'zod'

import { effectField } from './campaign-effects.ts'
import type { injuriesField } from './campaign-injuries.ts'
import { skillsIn, type skillsField } from './campaign-skills.ts'
import { whyNoEffect } from './check/effect-words.ts'
import { warning, type Fault, type Place } from './fault.ts'

const CONDITIONS_MAX = 100
const names = { error: "write names and effects, such as { Disoriented: '+1 setback on any' }" }

/** The conditions of `campaign.yaml` with what they do. */
export const conditionsField = z
  .record(z.string().trim().min(1).max(80), effectField, names)
  .refine((all) => Object.keys(all).length <= CONDITIONS_MAX, { error: `name at most ${CONDITIONS_MAX} conditions` })
  .optional()

interface Written {
  readonly conditions?: z.infer<typeof conditionsField>
  readonly critical_injuries?: z.infer<typeof injuriesField>
  readonly skills?: z.infer<typeof skillsField>
}

/** The lines of each condition and injury, by its name in lower case. */
export function conditionsIn(written: Written | null): ReadonlyMap<string, readonly string[]> {
  const injuries = (written?.critical_injuries ?? []).map(({ name, effect }) => [name, effect] as const)
  const all = [...injuries, ...Object.entries(written?.conditions ?? {})]
  return new Map(all.flatMap(([name, effect]) => (effect === undefined ? [] : [[name.toLowerCase(), [effect].flat()]])))
}

/** Warns about lines that are no effects. They stay words of the condition. */
export function checkConditions(written: Written, placeOf: (path: YamlPath) => Place): Fault[] {
  const skills = skillsIn(written.skills).map(({ id }) => id)
  const faultsOf = (effect: z.infer<typeof effectField> | undefined, path: YamlPath) =>
    [effect ?? []].flat().flatMap((one) => {
      const parsed = parseEffect(one, skills)
      if (parsed.ok) return []
      const { what, fix } = whyNoEffect(one, parsed)
      return [warning(placeOf(path), what, fix)]
    })
  return [
    ...Object.entries(written.conditions ?? {}).flatMap(([name, effect]) => faultsOf(effect, ['conditions', name])),
    ...(written.critical_injuries ?? []).flatMap(({ effect }, index) => faultsOf(effect, ['critical_injuries', index])),
  ]
}
