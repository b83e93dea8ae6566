import { createFileRoute } from '@tanstack/react-router'

import { useMe } from '#api/session.ts'
import { NotFound } from '#parts/not-found/not-found.tsx'
import { GalleryScreen } from '#screens/gallery/gallery-screen.tsx'

// Part of every build, so the browser tests check the components as shipped. It shows no campaign data, nothing links to it, and its code loads only
// when it opens.
export const Route = createFileRoute('/_campaign/gallery')({ component: Gallery })

/** For game masters and developers. This is not a security check: the gallery contains nothing secret. */
function Gallery() {
  const isForViewer = useMe().role === 'gameMaster' || import.meta.env.DEV
  return isForViewer ? <GalleryScreen /> : <NotFound />
}
