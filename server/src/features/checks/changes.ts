import { aboutSubject, noNews, type ChangeKind } from '../change-kind.ts'
import { hitUnknown } from './effects/present-reaction.ts'
import { toCheck } from './presenter.ts'
import { readChecks, type CheckChange } from './queries.ts'
import { readStoryPoints, type StoryPointsChange } from './story-point-queries.ts'
import { toStoryPoints } from './story-points.ts'
import { surroundingsOf } from './surroundings.ts'

export const checkChange: ChangeKind<CheckChange> = {
  ...aboutSubject,
  // The parts of a check that players may change depend on their earlier actions.
  presentedFor: 'user',
  presenter: async (changes, tables) => {
    const ids = new Set(changes.map(({ payload }) => payload.checkId))
    const checks = await readChecks(tables, [...ids])
    const documents = checks.map(({ document }) => document)
    const around = await surroundingsOf(documents, tables)
    const stored = new Map(checks.map((check) => [check.id, check]))
    return ({ payload: { checkId, character } }, { viewer }) => {
      const known = stored.get(checkId)
      const check = known && toCheck(known, viewer, around)
      // A viewer who does not know the only character whose part changed is not notified.
      const isTold = check && (character === null || check.parts.some(({ characterId }) => characterId === character))
      if (isTold) return { kind: 'check', check }
      return known && hitUnknown(known.document, viewer, around) ? { kind: 'hits' } : null
    }
  },
  logLine: ({ payload }) => ({ did: 'checkChanged', unit: payload.checkId }),
  news: noNews,
}

export const storyPointsChange: ChangeKind<StoryPointsChange> = {
  ...aboutSubject,
  presentedFor: 'user',
  presenter: async (_changes, tables) => {
    const points = await readStoryPoints(tables)
    return (_change, { viewer }) => ({ kind: 'storyPoints', storyPoints: toStoryPoints(points, viewer) })
  },
  logLine: () => ({ did: 'storyPointsChanged' }),
  news: noNews,
}
