import { compareWords } from '@waybook/entity-text/words'

interface WordDifferencesProps {
  readonly before: string
  readonly after: string
}

/** Two versions of a text in one: what was taken out is struck, what was put in is underlined. */
export function WordDifferences({ before, after }: WordDifferencesProps) {
  return (
    <div className="max-w-measure font-serif text-18 wrap-anywhere whitespace-pre-wrap">
      {compareWords(before, after).map(({ kind, text }, index) => {
        // Parts have no identity of their own.
        const key = `${index} ${kind}`
        if (kind === 'added') return <Inserted key={key}>{text}</Inserted>
        return kind === 'removed' ? <Deleted key={key}>{text}</Deleted> : <span key={key}>{text}</span>
      })}
    </div>
  )
}

export function Inserted({ children }: { readonly children: string }) {
  return (
    <ins className="rounded-[2px] bg-put-in px-[0.1em] text-put-in-ink underline decoration-2 underline-offset-[0.2em]">
      {children}
    </ins>
  )
}

export function Deleted({ children }: { readonly children: string }) {
  return <del className="rounded-[2px] bg-taken-out px-[0.1em] text-taken-out-ink line-through">{children}</del>
}

interface OwnWordsProps {
  readonly text: string
  readonly other: string
}

/** A text beside another one: the words that the other does not have are marked. */
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

/** How many words were put in and taken out. */
export function countDifferences({ before, after }: WordDifferencesProps) {
  const count = (wanted: 'added' | 'removed') =>
    compareWords(before, after)
      .filter(({ kind }) => kind === wanted)
      .reduce((sum, { text }) => sum + (text.match(/\S+/g) ?? []).length, 0)
  return { added: count('added'), removed: count('removed') }
}
