import { Problem, type EncounterSide } from '@waybook/contract'
import { isPriced, type Payment } from '@waybook/rules'

import type { CampaignTables } from '#database/database.ts'
import { playProblems } from '#sentences/problems.ts'

import { pointName, readForceRules, pointKind } from '../campaign/campaign-words.ts'
import { figuresOf } from '../characters/figures-of.ts'
import { forceOf } from '../characters/force-of.ts'
import { expectTarget, findTarget, hurtTarget } from '../encounters/target.ts'
import type { WriteContext } from '../request-context.ts'
import { harm } from './afflict.ts'
import type { ForceUse, Outcome, Part } from './document.ts'
import { playsForParty } from './plays-for-party.ts'
import { readStoryPoints, saveStoryPoints } from './story-point-queries.ts'
import { lastSpend, spendPoint, takeBack } from './story-pool.ts'

/** The prices of Force points for a character; `null` in campaigns without the Force die. */
export async function forceUseFor(records: CampaignTables, characterId: string | null): Promise<ForceUse | null> {
  const dice = await readForceRules(records)
  if (!dice) return null
  const figures = characterId === null ? null : await figuresOf(records, characterId)
  const side = figures ? forceOf(figures.properties, figures.conditions).side : 'light'
  return { side, price: dice.forcePrice, point: pointName(dice) }
}

interface Using {
  readonly part: Part
  readonly paid: Payment
  readonly checkId: string
  /** What the Force does, in the user's words. */
  readonly text: string
}

/** Spends a Force point. A point of the other side costs strain and, once a roll, a point that goes to the opponents. */
export async function useForce(context: WriteContext, { part, paid, checkId, text }: Using): Promise<Outcome> {
  const use = part.rolled?.force
  if (!use || !isPriced(use.side, paid.symbol)) return { kind: 'text', text }
  const isFirst = !part.effects.some(({ did, undone }) => did.kind === 'force' && did.flipped !== null && !undone)
  const flipped = isFirst && use.price.points > 0 ? await flipPoint(context, part, checkId, use.point) : null
  const target = expectTarget(await findTarget(context, part.character))
  const hurt = await harm(context, target, { strain: use.price.strain })
  return hurt.kind === 'points' ? { ...hurt, kind: 'force', text, flipped, point: use.point } : hurt
}

async function flipPoint(context: WriteContext, { character }: Part, checkId: string, point: ForceUse['point']) {
  const side: EncounterSide = (await playsForParty(context, character)) ? 'players' : 'gameMaster'
  const pool = await readStoryPoints(context.records)
  const by = { by: context.firstName, byId: context.viewer.userId }
  const spent = spendPoint(pool, { side, ...by, check: { checkId, character } })
  if (!spent) throw new Problem('conflict', playProblems.noPointLeftForThis({ point: pointKind(point) }))
  await saveStoryPoints(context.records, spent)
  return { side, checkId, character }
}

/** Gives back what a Force point cost. Throws the Problem `conflict` if the opponents have spent the point that went to them. */
export async function undoForce(context: WriteContext, did: Extract<Outcome, { kind: 'force' }>): Promise<void> {
  const { target, wounds, strain, flipped, point } = did
  if (flipped) {
    const pool = await readStoryPoints(context.records)
    const { side, checkId, character } = flipped
    const spent = lastSpend(pool, { side, check: { checkId, character } })
    const back = spent && takeBack(pool, spent)
    if (!back) throw new Problem('conflict', playProblems.pointSpentAlready({ point: pointKind(point) }))
    await saveStoryPoints(context.records, back)
  }
  const found = await findTarget(context, target)
  const relief = { wounds: wounds.before - wounds.after, strain: strain.before - strain.after }
  if (found) await hurtTarget(context, found, relief)
}
