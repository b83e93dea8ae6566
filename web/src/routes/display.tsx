import { createFileRoute } from '@tanstack/react-router'

import { DisplayScreen } from '#screens/display/display-screen.tsx'

/** For televisions. Has no layout, because a display needs none of its parts. */
export const Route = createFileRoute('/display')({ component: DisplayScreen })
