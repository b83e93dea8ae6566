import { ButtonLink } from '#ui/button/button-link.tsx'

import { chooseCharacter } from '../../client/chosen-character.ts'
import { useMe } from '../../client/me.ts'

/** From a character's page to their sheet, for whoever plays or may choose them. */
export function SheetLink({ id }: { readonly id: string }) {
  const { characterId, may } = useMe()
  const chooses = may.includes('chooseCharacter')
  if (!chooses && characterId !== id) return null
  return (
    <p className="mb-4 last:mb-0">
      <ButtonLink href="/my-character" onClick={() => chooses && chooseCharacter(id)}>
        Open the sheet
      </ButtonLink>
    </p>
  )
}
