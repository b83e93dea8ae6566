import { createFileRoute } from '@tanstack/react-router'

import { AboutProofsScreen } from '#screens/proof/about-proofs-screen.tsx'

export const Route = createFileRoute('/_campaign/proof/')({ component: AboutProofsScreen })
