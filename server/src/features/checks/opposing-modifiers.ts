import { opposition } from '@waybook/rules'

import { checkReasons } from '#sentences/sentences.ts'

import { loadEncounter } from '../encounters/loaded-encounter.ts'
import { expectTarget, knownTargetAmong } from '../encounters/target.ts'
import type { WriteContext } from '../request-context.ts'
import type { Modifier } from './document.ts'
import { ownModifier } from './new-modifier.ts'
import { basisOf, participantAmong, skillOf } from './participant.ts'

interface Opponent {
  /** A character or a combatant. */
  readonly id: string
  readonly skill: string
}

/** The dice of an opponent, in place of a difficulty. */
export async function opposingModifiers(context: WriteContext, { id, skill }: Opponent): Promise<Modifier[]> {
  const encounter = await loadEncounter(context.records)
  const target = expectTarget(await knownTargetAmong(encounter, context, id))
  const opposing = await skillOf(context.records, skill)
  const reason = { kind: 'opponent', ...checkReasons.opponent({ skill: opposing.name }), about: target.id } as const
  const basis = basisOf(await participantAmong(encounter, context, target.id), opposing)
  return opposition(basis)
    .filter(({ count }) => count > 0)
    .map((one) => ({ ...ownModifier({ ...one, reason }), by: context.firstName }))
}
