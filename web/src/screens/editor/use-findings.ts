import { keepPreviousData } from '@tanstack/react-query'
import { SOURCE_MAX, type TextFinding } from '@waybook/contract'
import { splitFile } from '@waybook/entity-text'

import { useOperation } from '#api/operation-query.ts'
import { useDebounced } from '#ui/state/use-delayed.ts'

import { linesBeforeText } from './text/page-text.ts'
import type { EditedPage } from './use-edited-page.ts'

/** How long typing must pause before the text is checked. */
const PAUSE_MS = 800

export interface PlacedFindings {
  readonly all: readonly TextFinding[]
  /** Their lines are counted in the text after the front matter. */
  readonly inText: readonly TextFinding[]
  /** Keyed by the first key of their field. */
  readonly inFields: ReadonlyMap<string, readonly TextFinding[]>
}

/** The findings of the text, as in `waybook check`, by their place. */
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

/** The first key of the front-matter field that contains a line, counted from 1. Empty before the first field. */
function fieldAtLine(file: string, line: number): string {
  const above = file.split(/\r?\n/).slice(0, line).toReversed()
  for (const one of above) {
    const [, , key] = /^(["']?)([\w-]+)\1\s*:/.exec(one) ?? []
    if (key !== undefined) return key
  }
  return ''
}
