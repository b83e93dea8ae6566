import type { AnswerOf } from '@waybook/contract'
import { proposals } from '@waybook/messages/proposals'

import { RailSection } from '#ui/page/panel.tsx'
import { ComparedWords } from '#ui/text/compared-words.tsx'
import { WordDifferences } from '#ui/text/word-differences.tsx'

type LeftOverProps = Pick<AnswerOf<'getProposal'>, 'unplaced' | 'hunks'>

/** The changes of a proposal that are not in the text yet. */
export function LeftOver({ unplaced, hunks }: LeftOverProps) {
  if (unplaced.length + hunks.length === 0) return null
  return (
    <RailSection title={proposals.insertManually()}>
      <ul className="grid gap-4">
        {unplaced.map(({ before, removed, added, after }, place) => (
          // Changes keep the order of the text.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} className="card p-4">
            <p className="mb-2 text-14 text-ink-2">{proposals.notAllSeen()}</p>
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
          <li key={where} className="card p-4">
            <p className="mb-2 text-14 text-ink-2">{proposals.alsoChanged({ where })}</p>
            <WordDifferences before={base} after={mine} />
            <p className="mt-3 mb-2 text-14 text-ink-2">{proposals.currentText()}</p>
            <WordDifferences before={base} after={theirs} />
          </li>
        ))}
      </ul>
    </RailSection>
  )
}
