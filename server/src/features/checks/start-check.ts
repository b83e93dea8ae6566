import { Problem, typeOfId, type CheckKind, type RollAudience } from '@waybook/contract'
import { isCharacteristic, minionRanks, minionsLeft } from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'

import { commitmentFor } from '../dice/proven-roll.ts'
import type { WriteContext } from '../request-context.ts'
import { conditionModifiers } from './conditions-of.ts'
import type { Aim, Basis, Modifier, Part, QueuedDie, StoredCheck } from './document.ts'
import { ownModifier } from './new-modifier.ts'

/** A character's part in a new check. */
export interface NewPart {
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
  const { character, skills, difficultyHidden = false, target = null } = part
  const [skill = ''] = skills
  const { records } = context
  const id = randomId()
  const queued = await records.checks.takeQueued(character)
  const conditions = await conditionModifiers(records, character)
  return {
    id,
    character,
    version: 1,
    skill,
    skills,
    basis: await basisOf(context, character, skill),
    modifiers: [...part.modifiers, ...conditions, ...queued.map(fromQueued)],
    difficultyHidden,
    target,
    storyPoints: { players: false, gameMaster: false },
    commitment: await commitmentFor(records, { checkId, part: id }),
    rolled: null,
    effects: [],
  }
}

function fromQueued(queued: QueuedDie): Modifier {
  const { op, die, count, text } = queued
  return { ...ownModifier({ op, die, count, reason: { kind: 'queued', text } }), queued }
}

/** What a character brings to a check of this skill. One without figures brings nothing. */
export async function basisOf({ records }: WriteContext, character: string, skill: string): Promise<Basis> {
  const { skills } = await records.campaign.words()
  const characteristic = skills.find(({ id }) => id === skill)?.characteristic
  if (characteristic === undefined) throw new Problem('bad-params', 'params.skill: is not a skill')
  const found =
    typeOfId(character) === 'character' ? await records.entities.find(character, { everything: true }) : null
  if (!found) throw new Problem('not-found')
  const { figures } = found
  const value = isCharacteristic(characteristic) ? (figures?.characteristics?.[characteristic] ?? 0) : 0
  return { characteristic, value, ranks: await ranksOf(records, character, figures?.skills?.[skill] ?? 0) }
}

/** A group of minions has the skills of its page, with the ranks of those who stand. */
async function ranksOf({ encounters }: WriteContext['records'], character: string, ranks: number): Promise<number> {
  const current = ranks > 0 ? await encounters.current() : null
  const groups = current?.state.combatants.filter((one) => one.characterId === character && one.group) ?? []
  const [combatant] = groups
  if (groups.length !== 1 || !combatant?.group || !combatant.own) return ranks
  return minionRanks(minionsLeft(combatant.group, combatant.own.wounds))
}
