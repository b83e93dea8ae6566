import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { useAddTokens } from '#screens/tabletop/token/use-add-tokens.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { AdditionOptions, oneToken } from './addition-options.tsx'
import { CharacterChoice } from './character-choice.tsx'

interface AddTokenDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const QuickNpc = lazyPart<{ readonly onCreated: (characterId: string) => void }>(
  async () => (await import('./quick-npc.tsx')).QuickNpc,
  { inAdvance: false, loading: <Spinner /> },
)

export function AddTokenDialog({ open, onClose }: AddTokenDialogProps) {
  // The dialog's content unmounts on close. The write outlives it, so choosing the same character again is a retry.
  const add = useAddTokens()
  return (
    <Dialog open={open} onClose={onClose} title="Add Character Token" shape="sheet">
      <Addition
        onAdd={(addition) => {
          add(addition)
          onClose()
        }}
      />
      <Button onClick={onClose}>Cancel</Button>
    </Dialog>
  )
}

/** The number, size and visibility of the tokens, then their character: one of the scene, another one, or a new NPC. */
function Addition({ onAdd }: { readonly onAdd: ReturnType<typeof useAddTokens> }) {
  const mayCreate = useMe().role === 'gameMaster'
  const [isNew, setNew] = useState(false)
  const [options, setOptions] = useState(oneToken)
  const choose = (characterId: string) => onAdd({ characterId, ...options })
  if (isNew) return <QuickNpc onCreated={choose} />
  return (
    <>
      <AdditionOptions options={options} onChange={setOptions} />
      <CharacterChoice count={options.count} onChoose={choose} />
      {mayCreate ? (
        <Button onClick={() => setNew(true)}>
          <Icon name="plus" />
          Quick NPC
        </Button>
      ) : null}
    </>
  )
}
