import type { Token } from '@waybook/contract'

import { useMayMove } from '#screens/tabletop/table-context.ts'

import { useChangeToken } from '../token-mutations.ts'
import { ActionItems } from './action-items.tsx'
import { choiceOf, facingOf, facings } from './facing.ts'
import { ChoiceMenu } from './menu-parts.tsx'
import { CharacterPoints } from './points-items.tsx'
import { TokenMenu } from './token-menu.tsx'

/** A player's menu of their own character's token. */
export function OwnMenu({ token }: { readonly token: Token }) {
  const { id, name, characterId, conditions, facing } = token
  const mayMove = useMayMove()(token)
  const change = useChangeToken()
  return (
    <TokenMenu tokenId={id} title={name} note={conditions.length === 0 ? null : conditions.join(', ')}>
      <CharacterPoints characterId={characterId} />
      <ActionItems of="state" tokens={[token]} />
      {mayMove ? (
        <ChoiceMenu
          icon="facing"
          label="Facing"
          value={choiceOf(facing)}
          choices={facings}
          onChoose={(choice) => change(id, { facing: facingOf(choice) }, `${name} turned`)}
        />
      ) : null}
      <ActionItems of="character" tokens={[token]} />
      <ActionItems of="selection" tokens={[token]} />
    </TokenMenu>
  )
}
