import type { FileDecision, WaitingFile } from '@waybook/contract'
import { imports } from '@waybook/messages/imports'
import { useId } from 'react'

import { VersionBox } from '#ui/text/version-box.tsx'
import { OwnWords } from '#ui/text/word-differences.tsx'

export type Decisions = Readonly<Record<string, FileDecision>>

interface WaitingFilesProps {
  readonly files: readonly WaitingFile[]
  readonly decisions: Decisions
  readonly onDecide: (decisions: Decisions) => void
}

/** Files in which the folder and Waybook changed the same words, side by side, each with a choice. */
export function WaitingFiles({ files, decisions, onDecide }: WaitingFilesProps) {
  const decide = (file: string, decision: FileDecision | undefined) => {
    const others = Object.entries(decisions).filter(([one]) => one !== file)
    onDecide(Object.fromEntries(decision ? [...others, [file, decision]] : others))
  }

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4">
      <p>{imports.bothChanged({ count: files.length })}</p>
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

const choices = (): readonly { readonly label: string; readonly decision: FileDecision | undefined }[] => [
  { label: imports.decideLater(), decision: undefined },
  { label: imports.takeFolders(), decision: 'folder' },
  { label: imports.takeWaybooks(), decision: 'waybook' },
  { label: imports.takeBoth(), decision: 'both' },
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
        // Two hunks may have the same location.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${index} ${where}`} className="grid min-w-0 gap-2 md:grid-cols-2">
          <p className="text-14 text-ink-2 md:col-span-2">{where}</p>
          <VersionBox title={imports.inFolder()} text={mine}>
            <OwnWords text={mine} other={theirs} />
          </VersionBox>
          <VersionBox title={imports.inWaybook()} text={theirs}>
            <OwnWords text={theirs} other={mine} />
          </VersionBox>
        </div>
      ))}
      <div className="flex flex-wrap gap-x-5">
        {choices().map((choice) => (
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
