import { StateEffect, StateField, type Range } from '@codemirror/state'
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view'
import type { TextFinding } from '@waybook/contract'

/** Replaces the findings. Their lines are counted in the edited text. */
export const setFindings = StateEffect.define<readonly TextFinding[]>()

/** Shows each finding below its line. */
export const textFindings = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { effects, changes, state: { doc } }) {
    const [latest] = effects.filter((effect) => effect.is(setFindings)).slice(-1)
    if (!latest) return shown.map(changes)
    const decorations = latest.value.flatMap((finding): Range<Decoration>[] => {
      if (finding.line < 1 || finding.line > doc.lines) return []
      const { from, to } = doc.line(finding.line)
      const below = Decoration.widget({ widget: new FindingBelow(finding), block: true, side: 1 })
      return [Decoration.line({ class: `cm-finding-${finding.severity}` }).range(from), below.range(to)]
    })
    return Decoration.set(decorations, true)
  },
  provide: (field) => EditorView.decorations.from(field),
})

class FindingBelow extends WidgetType {
  readonly #finding: TextFinding

  constructor(finding: TextFinding) {
    super()
    this.#finding = finding
  }

  override eq(other: FindingBelow): boolean {
    return other.#finding.message === this.#finding.message && other.#finding.severity === this.#finding.severity
  }

  override toDOM(): HTMLElement {
    const { severity, message, fix } = this.#finding
    const note = document.createElement('div')
    note.className = `cm-finding cm-finding-note-${severity}`
    const what = document.createElement('b')
    what.textContent = message
    note.append(what, fix === '' ? '' : ` ${fix}`)
    return note
  }
}
