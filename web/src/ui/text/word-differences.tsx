import { compareWords } from '@waybook/entity-text/words'

import { ComparedWords } from '#ui/text/compared-words.tsx'

interface WordDifferencesProps {
  readonly before: string
  readonly after: string
}

export function WordDifferences({ before, after }: WordDifferencesProps) {
  return <ComparedWords parts={compareWords(before, after)} />
}

interface OwnWordsProps {
  readonly text: string
  readonly other: string
}

/** A text next to another one. Marks the words that the other text doesn't have. */
export function OwnWords({ text, other }: OwnWordsProps) {
  return (
    <p className="text-14 wrap-anywhere whitespace-pre-wrap">
      {compareWords(other, text)
        .filter(({ kind }) => kind !== 'removed')
        .map(({ kind, text: words }, index) => {
          const key = `${index} ${kind}`
          return kind === 'added' ? <Marked key={key}>{words}</Marked> : <span key={key}>{words}</span>
        })}
    </p>
  )
}

function Marked({ children }: { readonly children: string }) {
  return (
    <mark className="bg-transparent font-semibold text-ink underline decoration-2 underline-offset-2">{children}</mark>
  )
}

/** The number of added and removed words. */
export function countDifferences({ before, after }: WordDifferencesProps) {
  const count = (wanted: 'added' | 'removed') =>
    compareWords(before, after)
      .filter(({ kind }) => kind === wanted)
      .reduce((sum, { text }) => sum + (text.match(/\S+/g) ?? []).length, 0)
  return { added: count('added'), removed: count('removed') }
}
