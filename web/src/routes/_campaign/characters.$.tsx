import { createFileRoute } from '@tanstack/react-router'

import { CharacterScreen } from '../../screens/character/character-screen.tsx'

export const Route = createFileRoute('/_campaign/characters/$')({ component: Character })

function Character() {
  const { _splat = '' } = Route.useParams()
  return <CharacterScreen key={_splat} segment={_splat} />
}
