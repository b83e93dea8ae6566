import { useQueryClient } from '@tanstack/react-query'
import { Problem, type AnswerOf, type RefusedText, type TextFinding, type TextHunk } from '@waybook/contract'
import { mergeFiles } from '@waybook/entity-text/merge'
import { editor } from '@waybook/messages/editor'
import { useRef, useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { showNotice } from '#stores/notice.ts'

import type { OpenedText } from './draft/opened-text.ts'
import { useDraft } from './draft/use-draft.ts'
import { usePrivate } from './use-private.ts'

type Source = AnswerOf<'getSource'>

/** Why the last attempt to publish failed. */
export type Refusal =
  /** The text has faults, which are shown where they are. */
  | { readonly why: 'faults'; readonly findings: readonly TextFinding[] }
  | { readonly why: 'failed'; readonly message: string }

type Outcome = AnswerOf<'saveEntity'>['outcome']

const outcomeWords: Readonly<Record<Outcome, () => string>> = {
  saved: () => editor.publishedNow(),
  merged: () => editor.publishedMerged(),
  unchanged: () => editor.publishedAlready(),
}

/** For pages that only game masters see. */
const privateWords: Readonly<Record<Outcome, () => string>> = {
  saved: () => editor.savedNow(),
  merged: () => editor.savedMerged(),
  unchanged: () => editor.savedAlready(),
}

/** Parts that somebody else changed too. */
export interface Conflict {
  readonly hunks: readonly TextHunk[]
  /** The published text. */
  readonly text: string
  readonly version: number
}

/** The published text and its version. */
interface Base {
  readonly text: string
  readonly version: number
}

/** An edited page: its text, which is the only source of truth, the status of its draft, and publishing. */
export function useEditedPage(source: Source, opened: OpenedText) {
  const { id } = source
  const queries = useQueryClient()
  const [text, showText] = useState(opened.text)
  /** Several changes may happen before the next render. */
  const newest = useRef(opened.text)
  const [baseVersion, setBaseVersion] = useState(opened.baseVersion)
  const [base, setBase] = useState<Base>({ text: source.text, version: source.version })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const draft = useDraft({ id, baseVersion, opened })
  const isPrivate = usePrivate({ id, type: source.type, text, published: base.text })

  const setTyped = (next: string) => {
    newest.current = next
    showText(next)
  }
  const setText = (typed: string | ((before: string) => string)) => {
    const next = typeof typed === 'string' ? typed : typed(newest.current)
    if (next === newest.current) return
    setTyped(next)
    setRefusal(null)
    if (next === base.text) void draft.discard()
    else draft.changed(next)
  }

  const { mutate, isPending } = useWrite('saveEntity', {
    params: (sent: Base) => ({ id, text: sent.text, baseVersion: sent.version }),
    onSuccess: (answer, sent) => {
      const latest = { text: answer.text, version: answer.version }
      setBase(latest)
      showNotice({ text: (isPrivate ? privateWords : outcomeWords)[answer.outcome]() })
      setRefusal(null)
      setConflict(null)
      for (const read of ['getHistory', 'getEntity']) void queries.invalidateQueries({ queryKey: [read, { id }] })
      const typed = newest.current
      if (typed === sent.text) {
        void draft.published()
        setTyped(latest.text)
        return setBaseVersion(latest.version)
      }
      // Text typed while publishing becomes a new draft.
      const later = mergeFiles({ base: sent.text, mine: typed, theirs: latest.text })
      if (later.ok) setBaseVersion(latest.version)
      if (later.ok) setTyped(later.text)
      draft.changed(later.ok ? later.text : typed)
    },
    onError: (error) => {
      draft.changed(newest.current)
      const refused = refusalOf(error)
      if (refused.hunks && refused.text !== undefined && refused.version !== undefined)
        setConflict({ hunks: refused.hunks, text: refused.text, version: refused.version })
      else if (refused.findings) setRefusal({ why: 'faults', findings: refused.findings })
      else setRefusal({ why: 'failed', message: error.message })
    },
  })

  const publishText = async (sent: Base) => {
    setTyped(sent.text)
    setBaseVersion(sent.version)
    // A draft that reaches the server after the published text would stay there.
    await draft.settle()
    mutate(sent)
  }
  return {
    id,
    type: source.type,
    text,
    setText,
    base,
    baseVersion,
    isChanged: text !== base.text,
    isPrivate,
    draft: draft.status,
    refusal,
    conflict,
    isPublishing: isPending,
    publish: () => {
      if (!isPending) void publishText({ text: newest.current, version: baseVersion })
    },
    /** Publishes a text that resolves the conflict. */
    publishResolved: (resolved: string) => {
      if (conflict) void publishText({ text: resolved, version: conflict.version })
    },
    /** Returns to the text and leaves the conflict for later. */
    leaveConflict: () => setConflict(null),
    /** Restarts from the published text and discards the draft. */
    startAgainFrom: (latest: Base) => {
      setTyped(latest.text)
      setBase(latest)
      setBaseVersion(latest.version)
      setRefusal(null)
      void draft.discard()
    },
  }
}

export type EditedPage = ReturnType<typeof useEditedPage>

function refusalOf(error: Error): RefusedText {
  return error instanceof Problem ? error.details : {}
}
