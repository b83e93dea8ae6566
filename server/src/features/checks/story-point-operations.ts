import { Problem, type EncounterSide, type ParamsOf } from '@waybook/contract'

import { playProblems } from '#sentences/problems.ts'
import { checkReasons } from '#sentences/sentences.ts'

import { pointName, readCampaignWords, pointKind, type PointName } from '../campaign/campaign-words.ts'
import type { OperationHandlers, RequestContext, WriteContext } from '../request-context.ts'
import { findOpenPart, savePart } from './change-check.ts'
import type { Modifier, Part, StoredCheck } from './document.ts'
import { ownModifier } from './new-modifier.ts'
import { changed } from './part-pool.ts'
import { playsForParty } from './plays-for-party.ts'
import { readStoryPoints, saveStoryPoints } from './story-point-queries.ts'
import { mayTakeBack, toStoryPoints } from './story-points.ts'
import { lastSpend, setPoints, spendPoint, takeBack, type PointSpent, type StoryPool } from './story-pool.ts'

export const storyPointOperations = {
  getStoryPoints: async ({ records, viewer }) => toStoryPoints(await readStoryPoints(records), viewer),

  setStoryPoints: async (context, points) => {
    const pool = await readStoryPoints(context.records)
    const isSame = pool.players === points.players && pool.gameMaster === points.gameMaster && pool.version > 0
    return await answer(context, isSame && pool.spends.length === 0 ? pool : setPoints(pool, points), pool)
  },

  spendStoryPoint: async (context, { side, version, check }) => {
    if (side === 'gameMaster' && context.viewer.role !== 'gameMaster') throw new Problem('not-allowed')
    const pool = await expectVersion(context, version)
    if (check) await upgrade(context, { side, check })
    const meant = check ? { checkId: check.checkId, character: check.characterId } : null
    const by = { by: context.firstName, byId: context.viewer.userId }
    const spent = spendPoint(pool, { side, ...by, check: meant })
    if (!spent)
      throw new Problem(
        'conflict',
        playProblems.noPointToSpend({ point: pointKind(await pointWord(context)) }),
        details(pool, context),
      )
    return await answer(context, spent, pool)
  },

  undoStoryPoint: async (context, { side, version, check }) => {
    const pool = await expectVersion(context, version)
    // Checked first, so nobody learns of points that were spent on somebody they do not know.
    const upgraded = check && (await findOpenPart(context, check))
    const meant = check ? { checkId: check.checkId, character: check.characterId } : null
    const spent = lastSpend(pool, { side, check: meant })
    if (!spent)
      throw new Problem(
        'conflict',
        playProblems.noPointToTakeBack({ point: pointKind(await pointWord(context)) }),
        details(pool, context),
      )
    if (!mayTakeBack(spent, context.viewer)) throw new Problem('not-allowed', playProblems.onlyWhoSpentMayTakeBack())
    if (upgraded) await withoutUpgrade(context, spent, upgraded)
    const back = takeBack(pool, spent)
    if (!back) throw new Problem('conflict', playProblems.otherSideSpentAlready(), details(pool, context))
    return await answer(context, back, pool)
  },
} satisfies Partial<OperationHandlers>

async function pointWord({ records }: RequestContext): Promise<PointName> {
  return pointName((await readCampaignWords(records)).dice)
}

/** If two users spend at once, only the first spends a point, and the second gets the new state. */
async function expectVersion(context: WriteContext, version: number): Promise<StoryPool> {
  const pool = await readStoryPoints(context.records)
  if (pool.version !== version) throw new Problem('conflict', playProblems.pointsHaveChanged(), details(pool, context))
  return pool
}

function details(pool: StoryPool, { viewer }: RequestContext) {
  return { details: { storyPoints: toStoryPoints(pool, viewer) } }
}

async function answer({ records, viewer }: WriteContext, pool: StoryPool, before: StoryPool) {
  if (pool !== before) await saveStoryPoints(records, pool)
  return { ...toStoryPoints(pool, viewer) }
}

interface Upgrading {
  readonly side: EncounterSide
  readonly check: NonNullable<ParamsOf<'spendStoryPoint'>['check']>
}

/** Each side spends at most one point on a part, before its roll. */
async function upgrade(context: WriteContext, { side, check }: Upgrading): Promise<void> {
  const { stored, part } = await findOpenPart(context, check)
  if (part.rolled) throw new Problem('conflict', playProblems.rolledAlready())
  const point = await pointWord(context)
  if (part.storyPoints[side])
    throw new Problem('conflict', playProblems.sideHasSpentAlready({ point: pointKind(point) }))
  const isOfParty = await playsForParty(context, part.character)
  const isTheirs = side === 'players' && isOfParty
  if (isTheirs && context.viewer.role !== 'gameMaster' && context.viewer.characterId !== part.character)
    throw new Problem('not-allowed', playProblems.playersSpendOnOwnChecks({ point: pointKind(point) }))
  const die = isOfParty === (side === 'players') ? 'ability' : 'difficulty'
  const which = { point: pointKind(point) } as const
  const why = side === 'players' ? checkReasons.playersPoint(which) : checkReasons.gameMasterPoint(which)
  const modifier: Modifier = {
    ...ownModifier({ op: 'upgrade', die, count: 1, reason: { kind: 'storyPoint', ...why } }),
    owner: side === 'players' ? 'player' : 'gameMaster',
    by: context.firstName,
    byId: context.viewer.userId,
  }
  const storyPoints = { ...part.storyPoints, [side]: true }
  await savePart(context, stored, changed(part, { modifiers: [...part.modifiers, modifier], storyPoints }))
}

async function withoutUpgrade(
  context: WriteContext,
  spent: PointSpent,
  { stored, part }: { readonly stored: StoredCheck; readonly part: Part },
): Promise<void> {
  if (part.rolled) throw new Problem('conflict', playProblems.rolledAlready())
  const owner = spent.side === 'players' ? 'player' : 'gameMaster'
  const modifiers = part.modifiers.filter(({ reason, owner: one }) => reason.kind !== 'storyPoint' || one !== owner)
  const storyPoints = { ...part.storyPoints, [spent.side]: false }
  await savePart(context, stored, changed(part, { modifiers, storyPoints }))
}
