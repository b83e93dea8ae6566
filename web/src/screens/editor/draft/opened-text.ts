import type { DeviceDraft } from '#stores/device-drafts.ts'

/** The text with which the editor opens: the published text or a draft. */
export interface OpenedText {
  readonly text: string
  /** The version on which the text is based. */
  readonly baseVersion: number
  /** Where the draft was saved. Null for the published text. */
  readonly draft: { readonly place: 'device' | 'server'; readonly at: number } | null
}

interface Source {
  readonly text: string
  readonly version: number
  readonly draft: DeviceDraft | null
}

/** The newest draft, or the published text if there is no draft or both are equal. */
export function openedText(source: Source, onDevice: DeviceDraft | null): OpenedText {
  const drafts = [
    ...(onDevice ? [{ ...onDevice, place: 'device' as const }] : []),
    ...(source.draft ? [{ ...source.draft, place: 'server' as const }] : []),
  ]
  const [newest] = drafts.toSorted((a, b) => b.at - a.at)
  if (!newest || newest.text === source.text) return { text: source.text, baseVersion: source.version, draft: null }
  const { text, baseVersion, place, at } = newest
  return { text, baseVersion, draft: { place, at } }
}
