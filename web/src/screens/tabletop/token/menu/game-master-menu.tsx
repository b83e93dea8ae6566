import { type Combatant, type Token } from '@waybook/contract'
import { tableCombatants } from '@waybook/messages/tableCombatants'
import { tableTokenFields } from '@waybook/messages/tableTokenFields'
import { tableTokenMenu } from '@waybook/messages/tableTokenMenu'

import { useEncounter } from '#parts/encounter/use-encounter.ts'

import { sizeChoices } from '../size-choice.tsx'
import { numberedName } from '../token-label.ts'
import { useChangeToken } from '../token-mutations.ts'
import { ActionItems } from './action-items.tsx'
import { EncounterItems } from './encounter-items.tsx'
import { FacingMenu } from './facing-menu.tsx'
import { LightMenu } from './light-menu.tsx'
import { ChoiceMenu, MenuLine, StepperItems } from './menu-parts.tsx'
import { CharacterPoints, CombatantPoints } from './points-items.tsx'
import { TokenMenu } from './token-menu.tsx'

/** The game master's menu of a token: first the items of its character or combatant, then those of the token. */
export function GameMasterMenu({ token }: { readonly token: Token }) {
  const { id, characterId, size, elevation } = token
  const encounter = useEncounter()
  const combatant = encounter?.combatants.find(({ tokenIds }) => tokenIds.includes(id))
  const name = combatant?.name ?? numberedName(token)
  const change = useChangeToken()
  return (
    <TokenMenu tokenId={id} title={name} note={noteOf(token, combatant)}>
      {encounter && combatant ? (
        <CombatantPoints encounter={encounter} combatant={combatant} />
      ) : (
        <CharacterPoints characterId={characterId} />
      )}
      <StepperItems
        label={tableTokenFields.elevation()}
        value={elevation}
        onStep={(by) =>
          change(id, { elevation: elevation + by }, tableTokenFields.atElevation({ name, elevation: elevation + by }))
        }
      />
      <MenuLine />
      <ActionItems of="state" tokens={[token]} />
      {encounter && combatant ? <EncounterItems encounter={encounter} combatant={combatant} /> : null}
      <FacingMenu token={token} name={name} />
      <LightMenu token={token} name={name} />
      <ChoiceMenu
        icon="resize"
        label={tableTokenMenu.size()}
        value={size}
        choices={sizeChoices()}
        onChoose={(next) => change(id, { size: next }, tableTokenFields.isSize({ name, size: next }))}
      />
      <ActionItems of="character" tokens={[token]} />
      <MenuLine />
      <ActionItems of="selection" tokens={[token]} />
    </TokenMenu>
  )
}

/** For example "Minions, 3 left, soak 3". */
function noteOf({ conditions }: Token, combatant: Combatant | undefined): string | null {
  const parts = [
    combatant ? tableCombatants.kind({ kind: combatant.kind }) : null,
    combatant?.group ? tableTokenMenu.groupLeft({ count: combatant.group.left }) : null,
    combatant?.figures ? tableTokenMenu.soak({ soak: combatant.figures.soak }) : null,
    ...(combatant?.conditions.map((one) => one.name) ?? conditions),
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}
