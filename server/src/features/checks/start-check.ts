import type { CheckKind, RollAudience } from '@waybook/contract'

import { randomId } from '#runtime/random-id.ts'

import { commitmentFor } from '../dice/proven-roll.ts'
import type { WriteContext } from '../request-context.ts'
import type { Aim, Modifier, Part, QueuedDie, StoredCheck } from './document.ts'
import { ownModifier } from './new-modifier.ts'
import { basisOf, conditionModifiers, findParticipant, skillOf, type Participant } from './participant.ts'

/** Somebody's part in a new check. */
export interface NewPart {
  /** The id of a character or of a combatant. */
  readonly character: string
  /** The skills to choose from; the first is chosen. */
  readonly skills: readonly string[]
  /** Those of the check. What the character's conditions add, and the dice that wait for it, are added to them. */
  readonly modifiers: readonly Modifier[]
  readonly difficultyHidden?: boolean
  readonly target?: Aim | null
}

export interface NewCheck {
  readonly kind: CheckKind
  readonly title: string
  readonly audience: RollAudience
  readonly parts: readonly NewPart[]
}

/** Calls a check, within the transaction of whatever calls for it. The caller checks who may. */
export async function startCheck(context: WriteContext, { parts, ...about }: NewCheck): Promise<StoredCheck> {
  const opened: Part[] = []
  const id = randomId()
  for (const part of parts) opened.push(await openPart(context, id, part))
  const { viewer, firstName, records } = context
  return await records.checks.add(id, {
    ...about,
    state: 'open',
    by: firstName,
    byId: viewer.userId,
    parts: opened,
  })
}

async function openPart(context: WriteContext, checkId: string, part: NewPart): Promise<Part> {
  const { skills, difficultyHidden = false, target = null } = part
  const [skill = ''] = skills
  const { records } = context
  const id = randomId()
  const who = await findParticipant(context, part.character)
  const queued = await records.checks.takeQueued(who.participant)
  return {
    id,
    character: idFor(who, part.character),
    version: 1,
    skill,
    skills,
    basis: basisOf(who, await skillOf(records, skill)),
    modifiers: [...part.modifiers, ...conditionModifiers(who), ...queued.map(fromQueued)],
    difficultyHidden,
    target,
    storyPoints: { players: false, gameMaster: false },
    commitment: await commitmentFor(records, { checkId, part: id }),
    rolled: null,
    effects: [],
  }
}

/** Whoever was named by a page is known by it, whether a combatant stands for it or not. */
function idFor({ characterId, participant }: Participant, named: string): string {
  return named === characterId ? named : participant
}

function fromQueued(queued: QueuedDie): Modifier {
  const { op, die, count, text } = queued
  return { ...ownModifier({ op, die, count, reason: { kind: 'queued', text } }), queued }
}
