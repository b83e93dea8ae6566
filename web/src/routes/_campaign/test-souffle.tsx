import { createFileRoute } from '@tanstack/react-router'

import { ApiTestScreen } from '#screens/api-test/api-test-screen.tsx'

export const Route = createFileRoute('/_campaign/test-souffle')({ component: ApiTestScreen })
