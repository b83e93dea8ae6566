import type { Scene } from '@waybook/contract'

import { RichText } from '#ui/text/rich-text.tsx'

/** Stands apart as secret paragraphs do; players are not even told that there are notes. */
export function GameMasterNotes({ html }: { readonly html: Scene['gmNotes'] }) {
  if (html === null || html === '') return null
  return (
    <section
      aria-label="GM Notes"
      className="rounded-control border border-dashed border-control bg-raised px-5 py-4 md:px-6"
    >
      <h2 className="text-26">GM Notes</h2>
      <p className="mb-3 text-14 text-ink-2">Players do not read this.</p>
      <RichText html={html} />
    </section>
  )
}
