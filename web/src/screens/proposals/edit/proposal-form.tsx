import { useNavigate } from '@tanstack/react-router'
import { Problem, REMARK_MAX, SOURCE_MAX, type AnswerOf } from '@waybook/contract'
import { mergeFiles } from '@waybook/entity-text/merge'
import { proposals } from '@waybook/messages/proposals'
import { useId, useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { showNotice } from '#stores/notice.ts'
import { Button } from '#ui/button/button.tsx'
import { BackLink } from '#ui/button/page-link.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { PageHead } from '#ui/page/heading.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { WordDifferences } from '#ui/text/word-differences.tsx'

import { LeftOver } from './left-over.tsx'

type Mode = 'write' | 'changes'

/** Edits the proposed file before it is accepted, and lists the changes to insert manually. */
export function ProposalForm({ found }: { readonly found: AnswerOf<'getProposal'> }) {
  const { proposal, unplaced, hunks } = found
  const [mode, setMode] = useState<Mode>('write')
  const { text, setText, answer, setAnswer, current, accept, isPending, problem } = useAccepted(found)
  const id = useId()
  const name = proposal.entity?.name ?? ''
  return (
    <>
      <BackLink href="/proposals">{proposals.backToProposals()}</BackLink>
      <PageHead title={proposals.proposedBy({ name, by: proposal.by })} lede={proposal.remark} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
        <div className="empty:hidden lg:col-start-2">
          <LeftOver unplaced={unplaced} hunks={hunks} />
        </div>
        <div className="grid content-start gap-3 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <div className="w-full max-w-60">
            <Segments label={proposals.whatToSee()} terse quiet options={modes()} value={mode} onChange={setMode} />
          </div>
          {mode === 'changes' ? (
            <WordDifferences before={current} after={text} />
          ) : (
            <>
              <label htmlFor={id} className="text-14 font-semibold">
                {proposals.wholeFile()}
              </label>
              <textarea
                id={id}
                value={text}
                maxLength={SOURCE_MAX}
                spellCheck
                onChange={({ target }) => setText(target.value)}
                className="font-mono field-sizing-content min-h-[50vh] w-full rounded-control border border-control bg-raised px-3.5 py-2 text-14"
              />
            </>
          )}
        </div>
        <div className="grid content-start gap-4 lg:col-start-2">
          <TextArea
            label={proposals.messageTo({ name: proposal.by })}
            hint={proposals.optional()}
            maxLength={REMARK_MAX}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
          {problem === null ? null : <ErrorAlert message={problem} />}
          <div>
            <Button variant="primary" busy={isPending} busyLabel={proposals.accepting()} onClick={accept}>
              {proposals.acceptText()}
            </Button>
          </div>
        </div>
      </div>
    </>
  )
}

const modes = (): { readonly value: Mode; readonly label: string }[] => [
  { value: 'write', label: proposals.write() },
  { value: 'changes', label: proposals.changes() },
]

function useAccepted({ proposal, ...found }: AnswerOf<'getProposal'>) {
  const navigate = useNavigate()
  const [text, setText] = useState(found.text)
  const [answer, setAnswer] = useState('')
  const [current, setCurrent] = useState({ text: found.current, version: found.version })
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending } = useWrite('decideProposal', {
    params: (sent: { readonly text: string; readonly answer: string }) => ({
      proposalId: proposal.id,
      decision: 'accept' as const,
      ...sent,
      baseVersion: current.version,
    }),
    onSuccess: () => {
      showNotice({
        text: proposal.entity ? proposals.changed({ name: proposal.entity.name }) : proposals.pageChanged(),
      })
      void navigate({ to: '/proposals' })
    },
    onError: (error) => {
      const now = latestIn(error)
      if (!now) return setProblem(error.message)
      const merged = mergeFiles({ base: current.text, mine: text, theirs: now.text }, 'mine')
      if (merged.ok) setText(merged.text)
      setCurrent(now)
      setProblem(proposals.changedMeanwhile())
    },
  })
  const typed = (next: string) => {
    setProblem(null)
    // Text fields in browsers have only `\n` line breaks.
    setText(found.text.includes('\r\n') ? next.replaceAll(/\r?\n/g, '\r\n') : next)
  }
  const accept = () => mutate({ text, answer: answer.trim() })
  return { text, setText: typed, answer, setAnswer, current: current.text, accept, isPending, problem }
}

function latestIn(error: Error): { readonly text: string; readonly version: number } | null {
  if (!(error instanceof Problem) || !('text' in error.details) || !('version' in error.details)) return null
  const { text, version } = error.details
  return typeof text === 'string' && typeof version === 'number' ? { text, version } : null
}
