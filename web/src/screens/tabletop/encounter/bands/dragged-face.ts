import type { DragEvent } from 'react'

/** The type of the dragged data. Bands accept only this type. */
const TYPE = 'application/x-waybook-combatant'

export function startDrag({ dataTransfer }: DragEvent, combatantId: string): void {
  dataTransfer.setData(TYPE, combatantId)
  dataTransfer.effectAllowed = 'move'
}

export function isFace({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(TYPE)
}

export function droppedFace({ dataTransfer }: DragEvent): string {
  return dataTransfer.getData(TYPE)
}
