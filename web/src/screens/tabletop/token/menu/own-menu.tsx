import { Menu } from '@base-ui/react/menu'
import type { Token } from '@waybook/contract'

import { menuItem } from '#screens/tabletop/encounter/menu-look.ts'
import { useMayMove } from '#screens/tabletop/table-context.ts'
import { Icon } from '#ui/text/icon.tsx'

import { openConditions, openSheet } from '../opened.ts'
import { useChangeToken } from '../token-mutations.ts'
import { choiceOf, facingOf, facings } from './facing.ts'
import { ChoiceMenu } from './menu-parts.tsx'
import { CharacterPoints } from './points-items.tsx'
import { TokenMenu } from './token-menu.tsx'

/** What a player does with the token of their own character. */
export function OwnMenu({ token }: { readonly token: Token }) {
  const { id, name, characterId, conditions, facing } = token
  const mayMove = useMayMove()(token)
  const change = useChangeToken()
  return (
    <TokenMenu tokenId={id} title={name} note={conditions.length === 0 ? null : conditions.join(', ')}>
      <CharacterPoints characterId={characterId} />
      <Menu.Item className={menuItem} onClick={() => openConditions(id)}>
        <Icon name="sliders" />
        Conditions
      </Menu.Item>
      {mayMove ? (
        <ChoiceMenu
          icon="facing"
          label="Facing"
          value={choiceOf(facing)}
          choices={facings}
          onChoose={(choice) => change(id, { facing: facingOf(choice) }, `${name} is turned`)}
        />
      ) : null}
      <Menu.Item className={menuItem} onClick={() => openSheet(id)}>
        <Icon name="notes" />
        Open the sheet
      </Menu.Item>
    </TokenMenu>
  )
}
