import type { DragEvent } from 'react'

/** The type of what is dragged, so that only faces can be dropped on a band. */
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
