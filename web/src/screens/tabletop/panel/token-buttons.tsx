import { tablePanel } from '@waybook/messages/tablePanel'

import { Button } from '#ui/button/button.tsx'
import { ariaKeys } from '#ui/page/keys.ts'
import { Icon } from '#ui/text/icon.tsx'

import { perform } from '../action.ts'
import { actions } from '../actions.ts'
import { useTableControls } from '../use-table-controls.ts'

/** The game master's buttons that add tokens and delete the selected ones. */
export function TokenButtons() {
  const table = useTableControls()
  const { addTokens } = actions
  if (!table.edits) return null
  return (
    // A phone with a closed panel has room for one button: Delete, if something is selected. The tab Tokens adds some.
    <div className="grid auto-cols-fr grid-flow-col gap-2 empty:hidden max-md:not-in-data-[panel=open]:[&_button:first-of-type]:hidden">
      <Button
        variant="primary"
        className="px-3! whitespace-nowrap"
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys(addTokens.keys)}
        onClick={() => perform(addTokens, table, { by: 'button', tokens: [] })}
      >
        <Icon name="plus" />
        {tablePanel.addToken()}
      </Button>
      <DeleteButton />
    </div>
  )
}

/** Deletes the selected tokens. */
export function DeleteButton() {
  const table = useTableControls()
  const { selected } = table
  if (selected.length === 0) return null
  return (
    <Button
      className="bg-night-1 px-3! whitespace-nowrap"
      onClick={() => perform(actions.remove, table, { by: 'button', tokens: selected })}
    >
      {selected.length === 1 ? tablePanel.deleteToken() : tablePanel.deleteTokens()}
    </Button>
  )
}
