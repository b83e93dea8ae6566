import type { EditorView } from '@codemirror/view'
import { REMARK_MAX } from '@waybook/contract'
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

const modes = [
  { value: 'write', label: 'Write' },
  { value: 'changes', label: 'Changes' },
] as const

type Mode = (typeof modes)[number]['value']

/** The text of a page as its reader sees it, to be written in, and what they say about it. */
export function ProposalEditor({ name, address, proposing }: ProposalEditorProps) {
  const [mode, setMode] = useState<Mode>('write')
  const [view, setView] = useState<EditorView | null>(null)
  const { draft, isChanged, isOutdated, refusal, setText, setRemark, send, startAgain } = proposing
  useSendKey(send)
  usePageTitle(`Propose a change to ${name}`)
  return (
    <div data-editor className="max-lg:pb-16">
      <ProposalBar name={name} address={address} proposing={proposing} />
      <div className="mx-auto grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-4 pt-4">
        <div>
          <h1 tabIndex={-1} className="font-serif text-36 font-semibold">
            {name}
          </h1>
          <p className="mt-1 text-ink-2">
            Write it as it should be. The game master sees what you changed, and decides.
          </p>
        </div>
        {refusal === null ? null : <ErrorAlert message={refusal} />}
        {isOutdated && refusal === null ? (
          <p className="border-s-4 border-mark ps-3 text-14">
            The page was changed after you began. Sending puts your words into the new text.
          </p>
        ) : null}
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="w-full max-w-60">
            <Segments label="What to see" terse quiet options={modes} value={mode} onChange={setMode} />
          </div>
          {isChanged ? (
            <Button variant="ghost" size="small" onClick={startAgain}>
              Start again
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
          <p className="text-ink-2">Nothing is changed yet.</p>
        )}
        <TextArea
          label="A word to the game master"
          hint="Why, or how you know. It may stay empty."
          maxLength={REMARK_MAX}
          value={draft.remark}
          onChange={({ target }) => setRemark(target.value)}
        />
      </div>
    </div>
  )
}

/** Sends by Ctrl+Enter, wherever the focus is, and before the text's own keys, which would begin a new line. */
function useSendKey(send: () => void): void {
  usePageActions('first', [{ name: 'Propose', keys: ['Mod+Enter'], run: send }], anywhere)
}

/** In place of the navigation: back to the page, where the draft is kept, and sending it. */
function ProposalBar({ name, address, proposing }: ProposalEditorProps) {
  const { isChanged, isSending, send } = proposing
  return (
    <header className="sticky top-0 z-6 -mt-4 flex min-h-15 items-center gap-3 bg-surface py-1.5 full-bleed md:min-h-17">
      <PageLink href={address} className="line-link min-w-touch gap-1.5 no-underline hover:underline">
        <Icon name="chevron-left" />
        <span className="max-w-[16rem] truncate max-md:sr-only">{`Back to ${name}`}</span>
      </PageLink>
      <output className="truncate text-14 text-ink-2">{isChanged ? 'Kept on this device' : ''}</output>
      <Button
        variant="primary"
        className="ms-auto"
        aria-keyshortcuts="Control+Enter"
        busy={isSending}
        busyLabel="Sending..."
        disabled={!isChanged}
        onClick={send}
      >
        Propose
      </Button>
    </header>
  )
}
