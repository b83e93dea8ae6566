import { EditorSelection, StateEffect, StateField } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'

const addPlace = StateEffect.define<{ readonly id: number; readonly at: number }>()
const removePlace = StateEffect.define<number>()

/** The positions of pictures that are being uploaded, by number. They move with the text around them. */
export const picturePlaces = StateField.define<ReadonlyMap<number, number>>({
  create: () => new Map(),
  update: (places, { changes, effects }) => {
    const moved = new Map(Array.from(places, ([id, at]) => [id, changes.mapPos(at, 1)]))
    for (const effect of effects) {
      if (effect.is(addPlace)) moved.set(effect.value.id, effect.value.at)
      if (effect.is(removePlace)) moved.delete(effect.value)
    }
    return moved
  },
})

let last = 0

/** Marks a position, by default the caret's. Returns a function that inserts a picture there even if the text has changed. */
export function insertionAt(view: EditorView, at = view.state.selection.main.head): (target: string) => void {
  last += 1
  const id = last
  view.dispatch({ effects: addPlace.of({ id, at }) })
  return (target) => {
    const { state } = view
    const from = Math.min(state.field(picturePlaces).get(id) ?? state.selection.main.head, state.doc.length)
    const isMidLine = state.doc.lineAt(from).from !== from
    const next = state.sliceDoc(from, from + 1)
    const insert = `${isMidLine ? ' ' : ''}![[${target}]]${/^\S/.test(next) ? ' ' : ''}`
    const isAtCaret = state.selection.main.head === from
    view.dispatch({
      changes: { from, insert },
      effects: removePlace.of(id),
      ...(isAtCaret && { selection: EditorSelection.cursor(from + insert.length) }),
      scrollIntoView: isAtCaret,
      userEvent: 'input',
    })
  }
}
