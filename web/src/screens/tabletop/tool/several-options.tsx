import { tableActions } from '@waybook/messages/tableActions'

import { Button } from '#ui/button/button.tsx'

import { selectTokens, useSelection, useTable } from '../table-context.ts'
import { ToolOptions } from './tool-options.tsx'

/** The options while presses select several tokens: the count, Select all and Done. */
export function SeveralOptions() {
  const { tokens, state } = useTable()
  const ids = useSelection()
  const count = tokens.filter(({ id }) => ids.includes(id)).length
  return (
    <ToolOptions label={tableActions.selectSeveral()}>
      <p className="text-14 leading-5">
        <b className="block text-16 font-semibold">{tableActions.selected({ count })}</b>
        {tableActions.selectHint()}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button
          size="small"
          onClick={() =>
            selectTokens(
              state,
              tokens.map(({ id }) => id),
            )
          }
        >
          {tableActions.selectEvery()}
        </Button>
        <Button size="small" variant="primary" onClick={() => state.change({ selectsSeveral: false })}>
          {tableActions.done()}
        </Button>
      </div>
    </ToolOptions>
  )
}
