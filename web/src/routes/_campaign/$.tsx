import { createFileRoute } from '@tanstack/react-router'

import { NotFound } from '#screens/fault/not-found.tsx'

export const Route = createFileRoute('/_campaign/$')({ component: NotFound })
