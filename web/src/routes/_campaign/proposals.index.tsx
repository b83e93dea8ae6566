import { createFileRoute } from '@tanstack/react-router'

import { ProposalsScreen } from '#screens/proposals/list/proposals-screen.tsx'

export const Route = createFileRoute('/_campaign/proposals/')({ component: ProposalsScreen })
