import { completionStatus } from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import { isEntityId, LIST_LONG_PAGE, readEntityId, type TextFinding } from '@waybook/contract'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'

import { call } from '#api/call.ts'
import { useOperation } from '#api/operation-query.ts'
import { openNewPage } from '#stores/new-page.ts'
import { useDebounced } from '#ui/state/use-delayed.ts'

import { linkNames, setLinkNames, type LinkTarget } from './link-names.ts'
import { isTextOf, textIn } from './page-text.ts'
import { setParty } from './secret-header.ts'
import { setFindings } from './text-findings.ts'
import { openTextView, replaceText } from './text-view.ts'
import { useEditorView } from './use-editor-view.ts'

interface TextPaneProps {
  /** The whole file. The pane edits the text after the front matter. */
  readonly file: string
  readonly onText: (before: string, after: string) => void
  readonly onFiles: (files: FileList, at?: number) => boolean
  /** Their lines are counted in the text. */
  readonly findings: readonly TextFinding[]
  readonly view: EditorView | null
  readonly onView: (view: EditorView | null) => void
}

/** Together with the row for a new page, these fit above a phone's keyboard. */
const SUGGESTIONS_MAX = 4
const NAMES_AFTER_MS = 300

/** The CodeMirror editor of a page's text. */
export function TextPane({ file, onText, onFiles, findings, view, onView }: TextPaneProps) {
  const changed = useEffectEvent(onText)
  const take = useEffectEvent(onFiles)
  const host = useEditorView(
    (parent) =>
      openTextView({
        text: textIn(file),
        parent,
        links: { find: findLinks, create: (name, onCreated) => openNewPage({ name, onCreated }) },
        onText: (before, after) => changed(before, after),
        onFiles: (files, at) => take(files, at),
      }),
    onView,
  )
  // With `useEffect`, a letter typed before the effect runs would be lost.
  useLayoutEffect(() => {
    if (view && !isTextOf(file, view.state.sliceDoc())) replaceText(view, textIn(file))
  }, [view, file])
  useEffect(() => {
    // New findings would move an open list of links.
    if (view && completionStatus(view.state) === null) view.dispatch({ effects: setFindings.of(findings) })
  }, [view, findings])
  useLinkNames(view, file)
  useParty(view)
  return <div ref={host} className="min-w-0" />
}

async function findLinks(query: string, signal: AbortSignal) {
  const { entities } = await call('completeLink', { query, limit: SUGGESTIONS_MAX }, { signal })
  return entities
}

/** Loads the party members, who are possible readers of secrets. */
function useParty(view: EditorView | null): void {
  const { data } = useOperation('listEntities', { type: 'character', party: true, limit: LIST_LONG_PAGE })
  useEffect(() => {
    if (view && data) view.dispatch({ effects: setParty.of(data.entities.map(({ id, name }) => ({ id, name }))) })
  }, [view, data])
}

/** Loads the names of link targets, which the text then shows. */
function useLinkNames(view: EditorView | null, file: string): void {
  const settled = useDebounced(file, NAMES_AFTER_MS)
  useEffect(() => {
    if (!view) return
    const known = view.state.field(linkNames)
    const targets = [...settled.matchAll(/\[\[([^\]|[\n]+)/g)].map(([, target = '']) => target.trim())
    const unknown = [...new Set(targets)].filter(
      (target) => !known.has(target) && isEntityId(readEntityId(target) ?? ''),
    )
    if (unknown.length === 0) return
    const aborted = new AbortController()
    fetchNames(unknown.slice(0, LIST_LONG_PAGE), aborted.signal).then(
      (names) => view.dispatch({ effects: setLinkNames.of(names) }),
      () => {},
    )
    return () => aborted.abort()
  }, [view, settled])
}

async function fetchNames(targets: readonly string[], signal: AbortSignal): Promise<Map<string, LinkTarget>> {
  const idOf = (target: string) => readEntityId(target) ?? ''
  const { entities } = await call('getEntities', { ids: [...new Set(targets.map(idOf))] }, { signal })
  return new Map(
    targets.map((target) => {
      const found = entities.find(({ id }) => id === idOf(target))
      return [target, found ? { kind: 'found', name: found.name } : { kind: 'missing' }]
    }),
  )
}
