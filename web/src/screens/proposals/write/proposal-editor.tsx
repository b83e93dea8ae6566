import type { EditorView } from '@codemirror/view'
import { REMARK_MAX } from '@waybook/contract'
import { proposals } from '@waybook/messages/proposals'
import { useState } from 'react'

import { TextTools } from '#screens/editor/text/toolbar.tsx'
import { Button } from '#ui/button/button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { usePageTitle } from '#ui/page/heading.tsx'
import { anywhere, usePageActions } from '#ui/page/page-actions.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Icon } from '#ui/text/icon.tsx'
import { WordDifferences } from '#ui/text/word-differences.tsx'

import { PlainTextPane } from './plain-text-pane.tsx'
import type { Proposing } from './use-proposal.ts'

interface ProposalEditorProps {
  readonly name: string
  readonly address: string
  readonly proposing: Proposing
}

type Mode = 'write' | 'changes'

const modes = (): { readonly value: Mode; readonly label: string }[] => [
  { value: 'write', label: proposals.write() },
  { value: 'changes', label: proposals.changes() },
]

/** An editor for the text that a player sees of a page, with a message to the game master. */
export function ProposalEditor({ name, address, proposing }: ProposalEditorProps) {
  const [mode, setMode] = useState<Mode>('write')
  const [view, setView] = useState<EditorView | null>(null)
  const { draft, isChanged, isOutdated, refusal, setText, setRemark, send, startAgain } = proposing
  useSendKey(send)
  usePageTitle(proposals.proposeTitle({ name }))
  return (
    <div data-editor className="max-lg:pb-16">
      <ProposalBar name={name} address={address} proposing={proposing} />
      <div className="mx-auto grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-4 pt-4">
        <div>
          <h1 tabIndex={-1} className="font-serif text-36 font-semibold">
            {name}
          </h1>
          <p className="mt-1 text-ink-2">{proposals.proposeLede()}</p>
        </div>
        {refusal === null ? null : <ErrorAlert message={refusal} />}
        {isOutdated && refusal === null ? (
          <p className="border-s-4 border-mark ps-3 text-14">{proposals.outdated()}</p>
        ) : null}
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="w-full max-w-60">
            <Segments label={proposals.whatToSee()} terse quiet options={modes()} value={mode} onChange={setMode} />
          </div>
          {isChanged ? (
            <Button variant="ghost" size="small" onClick={startAgain}>
              {proposals.startOver()}
            </Button>
          ) : null}
        </div>
        {mode === 'write' ? (
          <div>
            <TextTools view={view} pictures={null} />
            <PlainTextPane text={draft.text} onText={setText} view={view} onView={setView} />
          </div>
        ) : isChanged ? (
          <WordDifferences before={draft.base.text} after={draft.text} />
        ) : (
          <p className="text-ink-2">{proposals.nothingChanged()}</p>
        )}
        <TextArea
          label={proposals.messageToGameMaster()}
          hint={proposals.messageHint()}
          maxLength={REMARK_MAX}
          value={draft.remark}
          onChange={({ target }) => setRemark(target.value)}
        />
      </div>
    </div>
  )
}

/** Ctrl+Enter sends, wherever the focus is. It comes before the text's own keys, which would start a new line. */
function useSendKey(send: () => void): void {
  usePageActions('first', [{ name: proposals.propose(), keys: ['Mod+Enter'], run: send }], anywhere)
}

/** Replaces the navigation: links back to the page, shows whether the draft is saved, and sends it. */
function ProposalBar({ name, address, proposing }: ProposalEditorProps) {
  const { isChanged, isSending, send } = proposing
  return (
    <header className="sticky top-0 z-6 -mt-4 flex min-h-15 items-center gap-3 bg-surface py-1.5 full-bleed md:min-h-17">
      <PageLink href={address} className="line-link min-w-touch gap-1.5 no-underline hover:underline">
        <Icon name="chevron-left" />
        <span className="max-w-[16rem] truncate max-md:sr-only">{proposals.backTo({ name })}</span>
      </PageLink>
      <output className="truncate text-14 text-ink-2">{isChanged ? proposals.savedHere() : ''}</output>
      <Button
        variant="primary"
        className="ms-auto"
        aria-keyshortcuts="Control+Enter"
        busy={isSending}
        busyLabel={proposals.sending()}
        disabled={!isChanged}
        onClick={send}
      >
        {proposals.propose()}
      </Button>
    </header>
  )
}
