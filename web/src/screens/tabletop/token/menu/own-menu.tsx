import type { Token } from '@waybook/contract'

import { useMayMove } from '#screens/tabletop/table-context.ts'

import { ActionItems } from './action-items.tsx'
import { FacingMenu } from './facing-menu.tsx'
import { CharacterPoints } from './points-items.tsx'
import { TokenMenu } from './token-menu.tsx'

/** A player's menu of their own character's token. */
export function OwnMenu({ token }: { readonly token: Token }) {
  const { id, name, characterId, conditions } = token
  const mayMove = useMayMove()(token)
  return (
    <TokenMenu tokenId={id} title={name} note={conditions.length === 0 ? null : conditions.join(', ')}>
      <CharacterPoints characterId={characterId} />
      <ActionItems of="state" tokens={[token]} />
      {mayMove ? <FacingMenu token={token} name={name} /> : null}
      <ActionItems of="character" tokens={[token]} />
      <ActionItems of="selection" tokens={[token]} />
    </TokenMenu>
  )
}
