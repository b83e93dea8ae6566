import { createFileRoute } from '@tanstack/react-router'

import { CharactersScreen } from '../../screens/characters/characters-screen.tsx'
import { readListFilter } from '../../screens/list/list-filter.ts'

export const Route = createFileRoute('/_campaign/characters/')({
  validateSearch: readListFilter,
  component: CharactersScreen,
})
