import { effectLines, parseEffect, type Effect, type Skill } from '@waybook/rules'

import type { EntityDraft } from '../entity-file.ts'
import { note, warning, type Fault } from '../fault.ts'
import { whyDoubtful, whyNoEffect } from './effect-words.ts'

/**
 * Warns about lines of `effect` that stop being effects, or are probably not meant. They stay words on the page. A line that does not even
 * begin like one is the author's own text, as vaults have it, and only noted.
 */
export function checkEffects({ fields, placeOf }: EntityDraft, skills: readonly Skill[]): Fault[] {
  const place = placeOf(fields.effect === undefined ? ['properties', 'effect'] : ['effect'])
  const known = skills.map(({ id }) => id)
  const earlier: Effect[] = []
  return effectLines(fields.properties).flatMap((line) => {
    const parsed = parseEffect(line, known)
    if (!parsed.ok) {
      const { what, fix, isText } = whyNoEffect(line, parsed)
      return [isText ? note(place, what, fix) : warning(place, what, fix)]
    }
    const doubt = whyDoubtful(parsed.effect, earlier)
    earlier.push(parsed.effect)
    return doubt ? [warning(place, doubt.what, doubt.fix)] : []
  })
}
