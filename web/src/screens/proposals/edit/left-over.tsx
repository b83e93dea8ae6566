import type { AnswerOf } from '@waybook/contract'

import { RailSection } from '#ui/page/panel.tsx'
import { ComparedWords } from '#ui/text/compared-words.tsx'
import { WordDifferences } from '#ui/text/word-differences.tsx'

type LeftOverProps = Pick<AnswerOf<'getProposal'>, 'unplaced' | 'hunks'>

/** What a proposal changes and what is not in the text yet. */
export function LeftOver({ unplaced, hunks }: LeftOverProps) {
  if (unplaced.length + hunks.length === 0) return null
  return (
    <RailSection title="Put in by hand">
      <ul className="grid gap-4">
        {unplaced.map(({ before, removed, added, after }, place) => (
          // The order is that of the text.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="rounded-panel border border-line bg-surface p-4">
            <p className="mb-2 text-14 text-ink-2">Something stands here that its author does not see:</p>
            <ComparedWords
              parts={[
                { kind: 'same', text: before },
                { kind: 'removed', text: removed },
                { kind: 'added', text: added },
                { kind: 'same', text: after },
              ]}
            />
          </li>
        ))}
        {hunks.map(({ where, base, mine, theirs }) => (
          <li key={where} className="rounded-panel border border-line bg-surface p-4">
            <p className="mb-2 text-14 text-ink-2">{`The page was changed here too (${where}). Proposed:`}</p>
            <WordDifferences before={base} after={mine} />
            <p className="mt-3 mb-2 text-14 text-ink-2">As it is now:</p>
            <WordDifferences before={base} after={theirs} />
          </li>
        ))}
      </ul>
    </RailSection>
  )
}
