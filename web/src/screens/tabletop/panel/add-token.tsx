import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

import { CharacterChoice } from './character-choice.tsx'
import { useAddToken } from './use-add-token.ts'

interface AddTokenProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function AddToken({ open, onClose }: AddTokenProps) {
  const add = useAddToken()
  return (
    <Dialog open={open} onClose={onClose} title="Add Character Token" shape="sheet">
      <CharacterChoice
        onChoose={(characterId) => {
          add(characterId)
          onClose()
        }}
      />
      <Button onClick={onClose}>Cancel</Button>
    </Dialog>
  )
}
