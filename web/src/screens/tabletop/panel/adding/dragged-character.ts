import type { EntityCard } from '@waybook/contract'
import type { DragEvent } from 'react'

const FORMAT = 'application/x-waybook-character'

/** Begins dragging a character from the list to the map. */
export function dragCharacter({ dataTransfer }: DragEvent, { id }: Pick<EntityCard, 'id'>): void {
  dataTransfer.setData(FORMAT, id)
  dataTransfer.effectAllowed = 'copy'
}

/** Whether a drag carries a character. Its id is readable only on drop. */
export function isCharacter({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(FORMAT)
}

export const droppedCharacter = ({ dataTransfer }: DragEvent): string => dataTransfer.getData(FORMAT)
