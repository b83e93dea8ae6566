import { Button } from '#ui/button/button.tsx'

import { selectTokens, useSelection, useTable } from '../table-context.ts'
import { ToolOptions } from './tool-options.tsx'

/** The options while presses select several tokens: the count, Select all and Done. */
export function SeveralOptions() {
  const { tokens, state } = useTable()
  const ids = useSelection()
  const count = tokens.filter(({ id }) => ids.includes(id)).length
  return (
    <ToolOptions label="Select multiple">
      <p className="text-14 leading-5">
        <b className="block text-16 font-semibold">{count === 1 ? '1 token selected' : `${count} tokens selected`}</b>
        Tap tokens, or draw a box around them.
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
          Select all
        </Button>
        <Button size="small" variant="primary" onClick={() => state.change({ selectsSeveral: false })}>
          Done
        </Button>
      </div>
    </ToolOptions>
  )
}
