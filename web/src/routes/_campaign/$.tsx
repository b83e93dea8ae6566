import { createFileRoute } from '@tanstack/react-router'

import { NotFound } from '#parts/not-found/not-found.tsx'

export const Route = createFileRoute('/_campaign/$')({ component: NotFound })
