import { linesOf, wordsOf } from '../words/compare-words.ts'
import { pick, type Part, type Versions } from './hunk.ts'
import { regionsOf } from './regions.ts'

/** The number of words that may still be compared. Beyond it, a part that both sides changed needs a decision. */
export interface WordBudget {
  left: number
}

export const WORDS_MAX = 20_000

/** Merges texts by lines, and by words within lines that both sides changed. `mine` begins on the line `line` of its file. */
export function mergeText(versions: Versions, line: number, budget: WordBudget): Part[] {
  const picked = pick(versions)
  if (picked) return [picked.text]
  const { base, mine, theirs } = versions
  let at = line
  return regionsOf({ base: linesOf(base), mine: linesOf(mine), theirs: linesOf(theirs) }).map((region) => {
    const first = at
    const mineLines = 'merged' in region ? region.merged : region.versions.mine
    at += mineLines.length
    if ('merged' in region) return region.merged.join('')
    const both = joined(region.versions)
    return mergeWords(both, budget) ?? { where: `line ${first}`, ...both }
  })
}

function joined({ base, mine, theirs }: Versions<readonly string[]>): Versions {
  return { base: base.join(''), mine: mine.join(''), theirs: theirs.join('') }
}

/** `null` if both sides changed the same words. */
function mergeWords({ base, mine, theirs }: Versions, budget: WordBudget): string | null {
  if (base === '' || base.length + mine.length + theirs.length > 10 * budget.left) return null
  const words = { base: wordsOf(base), mine: wordsOf(mine), theirs: wordsOf(theirs) }
  budget.left -= words.base.length + words.mine.length + words.theirs.length
  if (budget.left < 0) return null
  const merged = regionsOf(words).map((region) => ('merged' in region ? region.merged.join('') : null))
  return merged.every((text) => text !== null) ? merged.join('') : null
}
