import { useQueryClient } from '@tanstack/react-query'
import { Problem, type AnswerOf, type RefusedText, type TextFinding, type TextHunk } from '@waybook/contract'
import { mergeFiles } from '@waybook/entity-text/merge'
import { useRef, useState } from 'react'

import { useWrite } from '#api/use-write.ts'
import { showNotice } from '#stores/notice.ts'

import type { OpenedText } from './draft/opened-text.ts'
import { useDraft } from './draft/use-draft.ts'

type Source = AnswerOf<'getSource'>

/** Why the last attempt to publish did not succeed. */
export type Refusal =
  /** The text has faults, which are shown in their places. */
  | { readonly why: 'faults'; readonly findings: readonly TextFinding[] }
  | { readonly why: 'failed'; readonly message: string }

const outcomeWords: Readonly<Record<AnswerOf<'saveEntity'>['outcome'], string>> = {
  saved: 'Published. Readers see it now.',
  merged: 'Published, together with what others have changed in the meantime.',
  unchanged: 'Readers see this text already.',
}

/** Somebody else has changed the same words. */
export interface Conflict {
  readonly hunks: readonly TextHunk[]
  /** What is published now. */
  readonly text: string
  readonly version: number
}

/** What readers see. */
interface Base {
  readonly text: string
  readonly version: number
}

/** A page while it is edited: its text, which is the only state, where it is kept, and publishing it. */
export function useEditedPage(source: Source, opened: OpenedText) {
  const { id } = source
  const queries = useQueryClient()
  const [text, showText] = useState(opened.text)
  /** Several changes may be made before the page is rendered again. */
  const newest = useRef(opened.text)
  const [baseVersion, setBaseVersion] = useState(opened.baseVersion)
  const [base, setBase] = useState<Base>({ text: source.text, version: source.version })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const draft = useDraft({ id, baseVersion, opened })

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
      showNotice({ text: outcomeWords[answer.outcome] })
      setRefusal(null)
      setConflict(null)
      void queries.invalidateQueries({ queryKey: ['getHistory', { id }] })
      const typed = newest.current
      if (typed === sent.text) {
        void draft.published()
        setTyped(latest.text)
        return setBaseVersion(latest.version)
      }
      // What was typed while it was on its way is a new draft.
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
    // A draft that arrives after the published text would stay.
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
    draft: draft.status,
    refusal,
    conflict,
    isPublishing: isPending,
    publish: () => {
      if (!isPending) void publishText({ text: newest.current, version: baseVersion })
    },
    /** Publishes a text that takes what others have published into account. */
    publishResolved: (resolved: string) => {
      if (conflict) void publishText({ text: resolved, version: conflict.version })
    },
    /** Goes back to the text, to look at the conflict later. */
    leaveConflict: () => setConflict(null),
    /** Takes over what readers see now, and forgets the draft. */
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
