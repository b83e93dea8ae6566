import type { CheckKind, RollAudience } from '@waybook/contract'

import type { CampaignTables } from '#database/database.ts'
import { randomId } from '#runtime/random-id.ts'

import { readForceRules } from '../campaign/campaign-words.ts'
import { commitmentFor } from '../dice/proven-roll.ts'
import type { LoadedEncounter } from '../encounters/loaded-encounter.ts'
import type { CardRecord } from '../entities/entity-record.ts'
import type { WriteContext } from '../request-context.ts'
import type { Aim, Modifier, PageEffect, Part, StoredCheck } from './document.ts'
import { effectsOfOthers, readBearers, type Bearer } from './effects/far-effects.ts'
import { effectsInCheck, readSceneOnTable } from './effects/page-effects.ts'
import type { WeaponEffect } from './effects/weapon-effects.ts'
import {
  basisOf,
  conditionModifiers,
  handlingModifiers,
  participantAmong,
  skillOf,
  type Participant,
} from './participant.ts'
import { addCheck } from './queries.ts'
import { fromQueued, takeQueued } from './queued-dice.ts'

/** Somebody's part in a new check. */
export interface NewPart {
  /** The id of a character or of a combatant. */
  readonly character: string
  /** The skills to choose from; the first is chosen. */
  readonly skills: readonly string[]
  /** The modifiers of the check itself. The character's conditions and queued dice are added to them. */
  readonly modifiers: readonly Modifier[]
  readonly difficultyHidden?: boolean
  readonly target?: Aim | null
  /** What the weapon of an attack asks for. */
  readonly weaponEffects?: readonly WeaponEffect[]
  /** What the target of an attack may use against it. */
  readonly targetEffects?: readonly PageEffect[]
}

export interface NewCheck {
  readonly kind: CheckKind
  readonly title: string
  readonly audience: RollAudience
  readonly parts: readonly NewPart[]
}

/** Calls a check, within the caller's transaction. The caller checks permissions. `encounter`: the current one. */
export async function startCheck(
  context: WriteContext,
  { parts, ...about }: NewCheck,
  encounter: LoadedEncounter | null,
): Promise<StoredCheck> {
  const opened: Part[] = []
  const id = randomId()
  const opening = {
    checkId: id,
    kind: about.kind,
    encounter,
    scene: await readSceneOnTable(context.records),
    bearers: await readBearers(context.records, encounter),
  }
  for (const part of parts) opened.push(await openPart(context, part, opening))
  const { viewer, firstName, records } = context
  return await addCheck(records, id, {
    ...about,
    state: 'open',
    by: firstName,
    byId: viewer.userId,
    parts: opened,
  })
}

interface Opening {
  readonly checkId: string
  readonly kind: CheckKind
  readonly encounter: LoadedEncounter | null
  readonly scene: CardRecord | null
  readonly bearers: readonly Bearer[]
}

async function openPart(context: WriteContext, part: NewPart, { checkId, ...opening }: Opening): Promise<Part> {
  const { skills, difficultyHidden = false, target = null, weaponEffects = [], targetEffects = [] } = part
  const [skill = ''] = skills
  const { records } = context
  const id = randomId()
  const who = await participantAmong(opening.encounter, context, part.character)
  const queued = await takeQueued(records, who.participant)
  const { encounter } = opening
  const about = { ...opening, weapon: target?.weapon ?? null }
  const own = await effectsInCheck(records, who, about)
  const theirs = await effectsOfOthers(records, who, about)
  return {
    id,
    character: idFor(who, part.character),
    version: 1,
    skill,
    skills,
    basis: basisOf(who, await skillOf(records, skill)),
    modifiers: [
      ...part.modifiers,
      ...conditionModifiers(who),
      ...handlingModifiers(encounter, who),
      ...own.modifiers,
      ...theirs.modifiers,
      ...queued.map(fromQueued),
    ],
    pageEffects: [
      ...weaponEffects.map((one) => ({ ...one, holder: who.participant })),
      ...(await withForceDice(records, [...own.pageEffects, ...theirs.pageEffects])),
      ...targetEffects,
    ],
    difficultyHidden,
    target,
    storyPoints: { players: false, gameMaster: false },
    commitment: await commitmentFor(records, { checkId, part: id }),
    rolled: null,
    effects: [],
  }
}

/** Effects without their Force dice, if the campaign does not play with them. */
async function withForceDice(records: CampaignTables, effects: readonly PageEffect[]): Promise<readonly PageEffect[]> {
  const isAdding = effects.some(({ force }) => force !== undefined)
  if (!isAdding || (await readForceRules(records))) return effects
  return effects.filter(({ force }) => force === undefined)
}

/** A participant that was named by its page keeps the page's id, even if a combatant represents it. */
function idFor({ characterId, participant }: Participant, named: string): string {
  return named === characterId ? named : participant
}
