import { createFileRoute } from '@tanstack/react-router'

import { RulesScreen } from '#screens/rules/rules-screen.tsx'

export const Route = createFileRoute('/_campaign/rules')({ component: RulesScreen })
