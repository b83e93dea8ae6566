import { createFileRoute } from '@tanstack/react-router'

import { NewsScreen } from '#screens/news/news-screen.tsx'

export const Route = createFileRoute('/_campaign/news')({ component: NewsScreen })
