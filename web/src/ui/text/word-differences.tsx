import { compareWords } from '@waybook/entity-text/words'

import { ComparedWords } from '#ui/text/compared-words.tsx'

interface WordDifferencesProps {
  readonly before: string
  readonly after: string
}

export function WordDifferences({ before, after }: WordDifferencesProps) {
  return <ComparedWords parts={compareWords(before, after)} />
}

/** How many words were put in and taken out. */
export function countDifferences({ before, after }: WordDifferencesProps) {
  const count = (wanted: 'added' | 'removed') =>
    compareWords(before, after)
      .filter(({ kind }) => kind === wanted)
      .reduce((sum, { text }) => sum + (text.match(/\S+/g) ?? []).length, 0)
  return { added: count('added'), removed: count('removed') }
}
