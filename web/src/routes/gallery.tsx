import { createFileRoute } from '@tanstack/react-router'

import { GalleryScreen } from '../screens/gallery/gallery-screen.tsx'

// Part of every build: the browser tests look it over as it is shipped. It holds nothing of any campaign, nothing links
// to it, and its code is loaded by whoever opens it alone.
export const Route = createFileRoute('/gallery')({ component: GalleryScreen })
