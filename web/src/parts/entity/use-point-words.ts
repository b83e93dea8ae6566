import { useMe } from '#api/session.ts'
import { pointWords, type PointWords } from '#ui/dice/point-words.ts'

/** How this campaign calls the points of both sides. */
export function usePointWords(): PointWords {
  return pointWords[useMe().campaign.points]
}
