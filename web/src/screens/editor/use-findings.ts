import { keepPreviousData } from '@tanstack/react-query'
import { SOURCE_MAX, type TextFinding } from '@waybook/contract'
import { splitFile } from '@waybook/entity-text'

import { useOperation } from '#api/operation-query.ts'
import { useDebounced } from '#ui/state/use-delayed.ts'

import { linesBeforeText } from './text/page-text.ts'
import type { EditedPage } from './use-edited-page.ts'

/** How long typing pauses before the text is checked. */
const PAUSE_MS = 800

export interface PlacedFindings {
  readonly all: readonly TextFinding[]
  /** With the lines of the text after the front matter. */
  readonly inText: readonly TextFinding[]
  /** By the first key of the field. */
  readonly inFields: ReadonlyMap<string, readonly TextFinding[]>
}

/** What is wrong with the text, in the words of `waybook check`, by its place. */
export function useFindings({ id, type, text, isChanged, refusal }: EditedPage): PlacedFindings {
  const settled = useDebounced(text, PAUSE_MS)
  const { data } = useOperation(
    'checkText',
    { id, type, text: settled },
    { enabled: isChanged && settled.length <= SOURCE_MAX, placeholderData: keepPreviousData, gcTime: 0 },
  )
  const refused = refusal?.why === 'faults' ? refusal.findings : null
  return placed(text, refused ?? (isChanged ? (data?.findings ?? []) : []))
}

/** Sorts findings into the text and the fields. */
export function placed(file: string, all: readonly TextFinding[]): PlacedFindings {
  const before = linesBeforeText(file)
  const { frontMatter } = splitFile(file)
  const inText = all.filter(({ line }) => line > before || frontMatter === null)
  const inFields = Map.groupBy(
    all.filter((finding) => !inText.includes(finding)),
    ({ line }) => fieldAtLine(file, line),
  )
  return { all, inText: inText.map((one) => ({ ...one, line: Math.max(1, one.line - before) })), inFields }
}

/** The first key of the field of the front matter that a line of the file, counted from 1, belongs to; empty if it is before all fields. */
function fieldAtLine(file: string, line: number): string {
  const above = file.split(/\r?\n/).slice(0, line).toReversed()
  for (const one of above) {
    const [, , key] = /^(["']?)([\w-]+)\1\s*:/.exec(one) ?? []
    if (key !== undefined) return key
  }
  return ''
}
