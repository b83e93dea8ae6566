import type { Revision, TextOrigin } from '@waybook/contract'
import { editor } from '@waybook/messages/editor'

import { formatDateTime } from '#ui/text/words.ts'

/** The version to compare, by number, or the unpublished draft. */
export type ChosenVersion = number | 'draft'

interface VersionListProps {
  readonly revisions: readonly Revision[]
  readonly hasDraft: boolean
  readonly chosen: ChosenVersion
  readonly onChoose: (version: ChosenVersion) => void
}

const origins: Readonly<Record<TextOrigin, () => string>> = {
  import: () => editor.fromImport(),
  app: () => editor.fromApp(),
  merge: () => editor.fromMerge(),
  restore: () => editor.fromRestore(),
  rename: () => editor.fromRename(),
  proposal: () => editor.fromProposal(),
}

/** The versions of a page, newest first. */
export function VersionList({ revisions, hasDraft, chosen, onChoose }: VersionListProps) {
  return (
    <ol aria-label={editor.versions()}>
      {hasDraft ? (
        <Row
          title={editor.nowDraft()}
          note={editor.yourDraft()}
          isChosen={chosen === 'draft'}
          onPress={() => onChoose('draft')}
        />
      ) : null}
      {revisions.map(({ version, at, by, origin }, index) => (
        <Row
          key={version}
          title={formatDateTime(at)}
          note={[by, origins[origin](), index === 0 ? editor.readersSee() : null].filter(Boolean).join(', ')}
          isChosen={chosen === version}
          onPress={() => onChoose(version)}
        />
      ))}
    </ol>
  )
}

interface RowProps {
  readonly title: string
  readonly note: string
  readonly isChosen: boolean
  readonly onPress: () => void
}

function Row({ title, note, isChosen, onPress }: RowProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onPress}
        className="grid min-h-14 choice-row gap-0.5 border-b border-line px-3 py-2 aria-pressed:border-transparent"
      >
        <span className="font-semibold">{title}</span>
        <span className="text-14 text-ink-2">{note}</span>
      </button>
    </li>
  )
}
