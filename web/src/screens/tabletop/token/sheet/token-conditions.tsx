import type { Token } from '@waybook/contract'
import { tableTokenSheet } from '@waybook/messages/tableTokenSheet'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { ConditionsEditor } from '#parts/sheet-conditions/conditions-panel.tsx'
import { useConditions } from '#parts/sheet-conditions/use-conditions.ts'
import { CombatantConditions } from '#screens/tabletop/encounter/selected/combatant-conditions.tsx'
import { useTable } from '#screens/tabletop/table-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

import { closeOpened } from '../opened.ts'

/** A token's conditions: the combatant's own in an encounter, else the character's. */
export function TokenConditions({ token }: { readonly token: Token }) {
  const { state } = useTable()
  const close = () => closeOpened(state)
  const isGameMaster = useMe().role === 'gameMaster'
  const encounter = useEncounter()
  const combatant = isGameMaster ? encounter?.combatants.find(({ tokenIds }) => tokenIds.includes(token.id)) : undefined
  return (
    <Dialog
      open
      onClose={close}
      title={tableTokenSheet.conditionsOf({ name: combatant?.name ?? token.name })}
      shape="sheet"
    >
      {encounter && combatant ? (
        <CombatantConditions encounter={encounter} combatant={combatant} />
      ) : (
        <CharacterConditions characterId={token.characterId} />
      )}
      <Button onClick={close}>{tableTokenSheet.done()}</Button>
    </Dialog>
  )
}

export function CharacterConditions({ characterId }: { readonly characterId: string }) {
  const { data: dynamic } = useOperation('getCharacterDynamic', { id: characterId })
  return <ConditionsEditor {...useConditions(characterId, dynamic)} />
}
