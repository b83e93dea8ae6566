import { PageHead } from '#ui/page/page-head.tsx'

import { useMe } from '../../client/me.ts'
import { CharacterChoice } from './character-choice.tsx'
import { Sheet } from './sheet.tsx'

/** The sheet of the character that one plays; a game master chooses one. */
export function MyCharacterScreen() {
  const { characterId, may } = useMe()
  if (may.includes('chooseCharacter')) return <CharacterChoice />
  if (characterId !== null) return <Sheet id={characterId} />
  return <PageHead title="My Character" lede="No character has been assigned to your account yet." />
}
