import { createFileRoute } from '@tanstack/react-router'

import { CharactersScreen } from '../../screens/characters/characters-screen.tsx'

export const Route = createFileRoute('/_campaign/characters/')({ component: CharactersScreen })
