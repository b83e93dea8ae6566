import type { FileDecision, WaitingFile } from '@waybook/contract'
import { compareWords } from '@waybook/entity-text/words'
import { useId } from 'react'

export type Decisions = Readonly<Record<string, FileDecision>>

interface WaitingFilesProps {
  readonly files: readonly WaitingFile[]
  readonly decisions: Decisions
  readonly onDecide: (decisions: Decisions) => void
}

/** The files in which folder and Waybook changed the same words, side by side, and what becomes of each. */
export function WaitingFiles({ files, decisions, onDecide }: WaitingFilesProps) {
  if (files.length === 0) return null
  const decide = (file: string, decision: FileDecision | undefined) => {
    const others = Object.entries(decisions).filter(([one]) => one !== file)
    onDecide(Object.fromEntries(decision ? [...others, [file, decision]] : others))
  }
  const are = files.length === 1 ? '1 file was' : `${files.length} files were`
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4">
      <p>
        {`${are} changed both in the folder and in Waybook, in the same words. What you leave undecided stays as it is in Waybook.`}
      </p>
      {files.map((one) => (
        <DecidedFile
          key={one.file}
          {...one}
          decision={decisions[one.file]}
          onDecide={(decision) => decide(one.file, decision)}
        />
      ))}
    </section>
  )
}

const choices: readonly { readonly label: string; readonly decision: FileDecision | undefined }[] = [
  { label: 'Decide later', decision: undefined },
  { label: 'The folder’s', decision: 'folder' },
  { label: 'Waybook’s', decision: 'waybook' },
  { label: 'Both', decision: 'both' },
]

interface DecidedFileProps extends WaitingFile {
  readonly decision: FileDecision | undefined
  readonly onDecide: (decision: FileDecision | undefined) => void
}

function DecidedFile({ file, hunks, decision, onDecide }: DecidedFileProps) {
  const name = useId()
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold wrap-anywhere">{file}</legend>
      {hunks.map(({ where, mine, theirs }, index) => (
        // Two parts of a file may be in the same place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${index} ${where}`} className="sm:grid-cols-2 grid min-w-0 gap-2">
          <p className="sm:col-span-2 text-14 text-ink-2">{where}</p>
          <Version title="In the folder" text={mine} other={theirs} />
          <Version title="In Waybook" text={theirs} other={mine} />
        </div>
      ))}
      <div className="flex flex-wrap gap-x-5">
        {choices.map((choice) => (
          <label key={choice.label} className="flex min-h-hit cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name={name}
              checked={choice.decision === decision}
              onChange={() => onDecide(choice.decision)}
              className="size-5 accent-primary"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface VersionProps {
  readonly title: string
  readonly text: string
  readonly other: string
}

/** One side's text; the words that the other side does not have are marked. */
function Version({ title, text, other }: VersionProps) {
  const parts = compareWords(other, text).filter(({ kind }) => kind !== 'removed')
  return (
    <div className="min-w-0 rounded-control border border-line p-3">
      <p className="text-14 font-semibold">{title}</p>
      {text === '' ? (
        <p className="text-14 text-ink-2">Removed</p>
      ) : (
        <p className="text-14 wrap-anywhere whitespace-pre-wrap">
          {parts.map(({ kind, text: words }, index) => {
            const key = `${index} ${kind}`
            return kind === 'added' ? (
              <mark
                key={key}
                className="bg-transparent font-semibold text-ink underline decoration-2 underline-offset-2"
              >
                {words}
              </mark>
            ) : (
              <span key={key}>{words}</span>
            )
          })}
        </p>
      )}
    </div>
  )
}
