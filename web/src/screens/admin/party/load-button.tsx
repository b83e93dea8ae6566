import { useRouter } from '@tanstack/react-router'
import type { EntityCard } from '@waybook/contract'

import { Button } from '#ui/button/button.tsx'

import { chooseCharacter } from '../../../client/chosen-character.ts'

/** Puts the character's sheet before the game master. */
export function LoadButton({ id, name }: Pick<EntityCard, 'id' | 'name'>) {
  const router = useRouter()
  const load = () => {
    chooseCharacter(id)
    void router.navigate({ to: '/my-character' })
  }
  return (
    <Button size="small" onClick={load} aria-label={`Load ${name}`}>
      Load
    </Button>
  )
}
