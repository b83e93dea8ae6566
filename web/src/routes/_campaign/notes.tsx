import { createFileRoute } from '@tanstack/react-router'

import { readNotesFilter } from '#screens/notes/notes-filter.ts'
import { NotesScreen } from '#screens/notes/notes-screen.tsx'

export const Route = createFileRoute('/_campaign/notes')({ validateSearch: readNotesFilter, component: Notes })

function Notes() {
  const navigate = Route.useNavigate()
  return <NotesScreen search={Route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />
}
