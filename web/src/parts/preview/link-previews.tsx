import { lazy, Suspense, useEffect, useState } from 'react'

import { watchLinks, type Link } from './watch-links.ts'

/** Loaded when the user first rests on a link. If loading fails, there are no previews. */
const PreviewCard = lazy(async () => {
  const loaded = await import('./preview-card.tsx').catch(() => null)
  return { default: loaded?.PreviewCard ?? NoCard }
})

function NoCard() {
  return null
}

/** Shows a small card about the entity of the link on which the user rests. */
export function LinkPreviews() {
  const [link, setLink] = useState<Link>(null)
  useEffect(() => watchLinks(setLink), [])
  const id = link?.dataset['entity']
  return <Suspense fallback={null}>{link && id !== undefined ? <PreviewCard link={link} id={id} /> : null}</Suspense>
}
