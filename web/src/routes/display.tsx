import { createFileRoute } from '@tanstack/react-router'

import { DisplayScreen } from '#screens/display/display-screen.tsx'

/** For televisions: without the layout, whose parts a display has no use for. */
export const Route = createFileRoute('/display')({ component: DisplayScreen })
