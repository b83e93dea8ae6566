import { effectOfTarget, formatEffect, parseEffect } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'
import { readCampaignWords } from '#features/campaign/campaign-words.ts'
import { figuresOf } from '#features/characters/figures-of.ts'
import type { Target } from '#features/encounters/target.ts'

import type { Modifier, PageEffect, Weapon } from '../document.ts'
import { ownModifier } from '../new-modifier.ts'
import { conditionSources, sourcesOf, wordsOfScene } from './effect-sources.ts'
import { digestOf } from './effect-uses.ts'
import { readSceneOnTable, type EffectsInCheck } from './page-effects.ts'

/**
 * What the effects of a target do in an attack on it. Dice belong to the game master, who switches those that have a price; reductions of
 * the damage are offered after the hit to the target's player.
 */
export async function effectsOfTarget(
  records: CampaignTables,
  target: Target | null,
  weapon: Pick<Weapon, 'melee'>,
): Promise<EffectsInCheck> {
  const figures = target?.characterId ? await figuresOf(records, target.characterId) : null
  const ofPages = figures ? sourcesOf(figures, null) : []
  const sources = [...ofPages, ...conditionSources(target?.conditions ?? [])]
  if (!target || sources.length === 0) return { pageEffects: [], modifiers: [] }
  const skills = (await readCampaignWords(records)).skills.map(({ id }) => id)
  const scene = await readSceneOnTable(records)
  const attack = { melee: weapon.melee, scene: scene ? wordsOfScene(scene) : [] }
  const bearer = {
    characteristics: figures?.characteristics ?? {},
    conditions: target.conditions.map(({ name }) => name),
  }
  const found = sources.flatMap(({ kind, id, name, rank, lines }) =>
    lines.flatMap((written) => {
      const parsed = parseEffect(written, skills)
      const effect = parsed.ok ? effectOfTarget(parsed.effect, { ...bearer, rank }, attack) : null
      if (!parsed.ok || !effect) return []
      const { dice, symbols, reduces, decidedBy, prices, limit } = effect
      const line = formatEffect(parsed.effect)
      const key = digestOf(`${target.participant}\n${id}\n${line}`)
      const on = reduces === 0 && decidedBy === 'rules'
      const isForPlayer = reduces > 0 && decidedBy !== 'gameMaster'
      const owner = isForPlayer ? ('player' as const) : ('gameMaster' as const)
      const held = { key, kind, source: id, holder: target.participant, ofTarget: true as const }
      const does = { ...(symbols.length > 0 && { symbols }), ...(reduces > 0 && { reduces }) }
      const pageEffect: PageEffect = { ...held, line, rank, owner, on, prices, limit, ...does }
      const modifiers = dice.map((one): Modifier => {
        const reason = { kind: 'defence' as const, text: name, about: id, holder: target.id }
        return { ...ownModifier({ ...one, reason }), on, effect: key }
      })
      return [{ pageEffect, modifiers }]
    }),
  )
  return {
    pageEffects: found.map(({ pageEffect }) => pageEffect),
    modifiers: found.flatMap(({ modifiers }) => modifiers),
  }
}

/** A target whose own effects upgrade the difficulty has no other upgrade for its rank as an adversary. */
export function withoutRank<Aimed extends Pick<Target, 'adversary'> | null>(
  target: Aimed,
  modifiers: readonly Modifier[],
): Aimed {
  const isUpgraded = modifiers.some(
    ({ op, on, reason }) => op === 'upgrade' && on && reason.kind === 'defence' && reason.holder !== undefined,
  )
  return target && isUpgraded ? { ...target, adversary: 0 } : target
}
