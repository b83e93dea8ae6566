import type { DeviceDraft } from '#stores/device-drafts.ts'

/** What a page begins with: what readers see, or a draft of it. */
export interface OpenedText {
  readonly text: string
  /** The version that was edited. */
  readonly baseVersion: number
  /** Where the draft was kept; `null` if the text is the published one. */
  readonly draft: { readonly place: 'device' | 'server'; readonly at: number } | null
}

interface Source {
  readonly text: string
  readonly version: number
  readonly draft: DeviceDraft | null
}

/** The newest draft of a page, or the published text if there is none or it says the same. */
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
