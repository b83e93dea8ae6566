import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { useSelection, useTable } from '../table-context.ts'
import { closeOpened, openAdding, useOpened } from '../token/opened.ts'
import { useRemoveTokens } from '../token/token-mutations.ts'

const AddTokenDialog = lazyPart(async () => (await import('./adding/add-token-dialog.tsx')).AddTokenDialog, {
  inAdvance: false,
})

/** For the game master: adds tokens and deletes the selected ones. */
export function TokenActions() {
  const { tokens } = useTable()
  const ids = useSelection()
  const selected = tokens.filter(({ id }) => ids.includes(id))
  const remove = useRemoveTokens()
  const { adding } = useOpened()
  if (!useMe().may.includes('editTokens')) return null
  return (
    // On a phone whose panel is closed there is room for one button: to delete what is selected. The map's tools add tokens, too.
    <div className="grid auto-cols-fr grid-flow-col gap-2 max-md:not-in-data-[panel=open]:[&_button:has(+button)]:hidden">
      <Button
        variant="primary"
        className="px-3! whitespace-nowrap"
        aria-haspopup="dialog"
        aria-keyshortcuts="T"
        onClick={openAdding}
      >
        <Icon name="plus" />
        Add Token
      </Button>
      {selected.length > 0 ? (
        <Button className="bg-night-1 px-3! whitespace-nowrap" onClick={() => remove(selected)}>
          {selected.length === 1 ? 'Delete Token' : 'Delete Tokens'}
        </Button>
      ) : null}
      <AddTokenDialog open={adding} onClose={closeOpened} />
    </div>
  )
}
