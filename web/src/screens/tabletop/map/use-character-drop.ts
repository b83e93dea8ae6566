import type { DragEvent, RefObject } from 'react'

import { useMe } from '#api/session.ts'

import { droppedCharacter, isCharacter } from '../panel/adding/dragged-character.ts'
import { useAddTokens } from '../token/use-add-tokens.ts'
import { positionAt } from '../tool/use-tool-press.ts'

/** Lets the game master drag characters from the panel's list to the map. */
export function useCharacterDrop(pictureArea: RefObject<HTMLElement | null>) {
  const edits = useMe().may.includes('editTokens')
  const add = useAddTokens()
  return {
    onDragOver: (event: DragEvent) => {
      if (edits && isCharacter(event)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const box = pictureArea.current?.getBoundingClientRect()
      if (!edits || !box || !isCharacter(event)) return
      event.preventDefault()
      const characters = [{ characterId: droppedCharacter(event), count: 1 }]
      void add({ characters, size: 'medium', visible: true, near: positionAt(event, box) })
    },
  }
}
