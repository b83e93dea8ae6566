import { everything, type CheckKind } from '@waybook/contract'
import {
  effectAfterRoll,
  effectInCheck,
  formatEffect,
  parseEffect,
  type EffectHolder,
  type EffectRoller,
  type EffectSituation,
} from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'
import { readCampaignWords } from '#features/campaign/campaign-words.ts'
import { readCards } from '#features/entities/cards.ts'
import type { CardRecord } from '#features/entities/entity-record.ts'
import { readActiveScene } from '#features/table/queries.ts'

import type { Modifier, PageEffect, Weapon } from '../document.ts'
import { ownModifier } from '../new-modifier.ts'
import type { Participant } from '../participant.ts'
import {
  conditionSources,
  nameIn,
  qualitySources,
  sourceOf,
  sourcesOf,
  wordsOfScene,
  type EffectSource,
} from './effect-sources.ts'
import { digestOf } from './effect-uses.ts'

/** What a check is about, for the effects that only count then. */
interface About {
  readonly kind: CheckKind
  readonly weapon: Pick<Weapon, 'id' | 'melee' | 'qualities'> | null
  /** The scene on the table. */
  readonly scene: CardRecord | null
}

/** The effects of a participant, and the dice of them. */
export interface EffectsInCheck {
  readonly pageEffects: readonly PageEffect[]
  readonly modifiers: readonly Modifier[]
}

/**
 * What the effects of a participant's talents and items and of the scene on the table do in a check. The participant's player switches them
 * on and off, those of the scene and those that the game master must allow aside.
 */
export async function effectsInCheck(
  records: CampaignTables,
  { figures, conditions, participant }: Pick<Participant, 'figures' | 'conditions' | 'participant'>,
  { kind, weapon, scene }: About,
): Promise<EffectsInCheck> {
  const ofPages = figures ? sourcesOf(figures, weapon) : []
  const ofScene = figures && scene ? [sourceOf('scene', scene)] : []
  const sources = [...ofPages, ...qualitySources(weapon), ...conditionSources(conditions), ...ofScene]
  if (sources.every(({ lines }) => lines.length === 0)) return { pageEffects: [], modifiers: [] }
  const skills = (await readCampaignWords(records)).skills.map(({ id }) => id)
  const situation = {
    moments: momentsOf[kind],
    melee: weapon && weapon.melee,
    scene: scene ? wordsOfScene(scene) : [],
  }
  const bearer = { characteristics: figures?.characteristics ?? {}, conditions: conditions.map(({ name }) => name) }
  const effects = sources.flatMap((source) =>
    effectsOf(source, { ...bearer, rank: source.rank }, { skills, situation, participant }),
  )
  return {
    pageEffects: effects.map(({ pageEffect }) => pageEffect),
    modifiers: effects.flatMap(({ modifiers }) => modifiers),
  }
}

export const momentsOf: Readonly<Record<CheckKind, EffectSituation['moments']>> = {
  skill: [],
  opposed: ['opposed'],
  attack: ['attacking'],
  initiative: ['initiative'],
  recovery: [],
  healing: ['healing'],
}

/** The scene on the table. Read once for a check, whose participants share it. */
export async function readSceneOnTable(records: CampaignTables): Promise<CardRecord | null> {
  const id = await readActiveScene(records, everything)
  const [scene = null] = id === null ? [] : await readCards(records, [id], everything)
  return scene
}

interface Circumstances {
  readonly skills: readonly string[]
  readonly situation: EffectSituation
  /** The id of whoever has the effects. */
  readonly participant: string
  /** What the roller is to them; left out if they roll themselves. */
  readonly other?: EffectRoller['is']
}

/** What the effects of a page or a condition do in a check. */
export function effectsOf(
  source: EffectSource,
  holder: EffectHolder,
  { skills, situation, participant, other }: Circumstances,
): { readonly pageEffect: PageEffect; readonly modifiers: readonly Modifier[] }[] {
  const { kind, id, name, rank } = source
  return source.lines.flatMap((written) => {
    const parsed = parseEffect(written, skills)
    const before = parsed.ok ? effectInCheck(parsed.effect, holder, situation) : null
    const after = parsed.ok && !before ? effectAfterRoll(parsed.effect, holder, situation) : null
    const found = before ?? after
    if (!parsed.ok || !found) return []
    const { dice = [], symbols = [], figures = [], force } = before ?? {}
    const { only, decidedBy, prices, limit } = found
    const line = formatEffect(parsed.effect)
    // Like the dice of a condition, what it always does is not the player's choice.
    const isSuffered = kind === 'condition' && decidedBy === 'rules'
    const isForGameMaster = kind === 'scene' || isSuffered || decidedBy === 'gameMaster' || other === 'foe'
    const theirs = other === 'ally' ? ('ally' as const) : ('player' as const)
    const shared = {
      owner: isForGameMaster ? ('gameMaster' as const) : theirs,
      on: decidedBy === 'rules' && before !== null,
      ...(only && { only }),
    }
    const key = digestOf(other ? `${participant}\n${id}\n${line}` : `${id}\n${line}`)
    const about = { ...(nameIn(id) === null && { about: id }), ...(other && { holder: participant }) }
    const pageEffect = {
      key,
      kind,
      source: id,
      holder: participant,
      line,
      rank,
      symbols,
      figures,
      prices,
      limit,
      ...(after && { after: after.changes }),
      ...(other && { other }),
      ...(force !== undefined && { force }),
      ...shared,
    }
    const modifiers = dice.map((one) => ({
      ...ownModifier({ ...one, reason: { kind, text: name, ...about } }),
      ...shared,
      effect: key,
    }))
    return [{ pageEffect, modifiers }]
  })
}
