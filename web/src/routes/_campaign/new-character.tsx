import { createFileRoute } from '@tanstack/react-router'

import { NewCharacterScreen } from '#screens/new-character/new-character-screen.tsx'
import { readStep } from '#screens/new-character/steps.ts'

export const Route = createFileRoute('/_campaign/new-character')({
  validateSearch: readStep,
  component: NewCharacter,
})

function NewCharacter() {
  const navigate = Route.useNavigate()
  const { step = 'name' } = Route.useSearch()
  return (
    <NewCharacterScreen step={step} onStep={(to) => void navigate({ search: to === 'name' ? {} : { step: to } })} />
  )
}
