import type { Token } from '@waybook/contract'

import { PageLink } from '#ui/button/page-link.tsx'
import { Switch } from '#ui/field/switch.tsx'

import type { useChangeToken } from '../token/use-change-token.ts'

interface HiddenCharacterProps {
  readonly token: Token
  readonly change: ReturnType<typeof useChangeToken>
}

/** For the game master: why players do not see a token whose character is hidden, and whether they will once it is not. */
export function HiddenCharacter({ token, change }: HiddenCharacterProps) {
  const { id, name, visible, characterId } = token
  const said = visible ? `${name} stays hidden` : `Players see ${name} once the character is shown`
  return (
    <>
      <p className="mt-3 text-14 text-ink-2">
        Hidden from players while{' '}
        <PageLink href={`/${characterId}`} className="text-link underline">
          its character
        </PageLink>{' '}
        is.
      </p>
      <Switch
        label="Show it with the character"
        checked={visible}
        onChange={() => change(id, { visible: !visible }, said)}
      />
    </>
  )
}
