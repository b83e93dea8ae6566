import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { useSelectedToken, useTable } from '../table-context.ts'
import { useRemoveToken } from '../token/token-mutations.ts'
import { AddTokenDialog } from './add-token-dialog.tsx'

/** For the game master: adds a token and deletes the selected one. */
export function TokenActions() {
  const { tokens } = useTable()
  const id = useSelectedToken()
  const selected = tokens.find((token) => token.id === id)
  const remove = useRemoveToken()
  const [adding, setAdding] = useState(false)
  if (!useMe().may.includes('editTokens')) return null
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2">
      <Button
        variant="primary"
        className="px-3! whitespace-nowrap"
        aria-haspopup="dialog"
        onClick={() => setAdding(true)}
      >
        <Icon name="plus" />
        Add Token
      </Button>
      {selected ? (
        <Button className="bg-night-1 px-3! whitespace-nowrap" onClick={() => remove(selected)}>
          Delete Token
        </Button>
      ) : null}
      <AddTokenDialog open={adding} onClose={() => setAdding(false)} />
    </div>
  )
}
