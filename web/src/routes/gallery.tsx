import { createFileRoute } from '@tanstack/react-router'

import { GalleryScreen } from '#screens/gallery/gallery-screen.tsx'

// Part of every build, so that the browser tests check the elements as they are shipped. It shows no campaign data, nothing
// links to it, and its code is loaded only when it is opened.
export const Route = createFileRoute('/gallery')({ component: GalleryScreen })
