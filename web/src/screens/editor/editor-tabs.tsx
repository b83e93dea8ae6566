import { editorParts, isEditorPart, type EditorPart } from './parts.ts'

interface EditorTabsProps {
  readonly part: EditorPart
  readonly onChoose: (part: EditorPart) => void
}

/** Turns to a part of the editor, in windows that show one at a time. */
export function EditorTabs({ part, onChoose }: EditorTabsProps) {
  return (
    <nav
      aria-label="Parts of the editor"
      className="sticky top-15 z-5 grid grid-cols-3 bg-surface full-bleed md:top-17 lg:hidden"
    >
      {Object.entries(editorParts).map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-current={name === part ? 'true' : undefined}
          onClick={() => isEditorPart(name) && onChoose(name)}
          className="relative min-h-hit font-medium text-ink-2 aria-[current]:font-bold aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:inset-x-0 aria-[current]:before:-bottom-px aria-[current]:before:mx-auto aria-[current]:before:h-1 aria-[current]:before:w-6 aria-[current]:before:rounded-t-[2px] aria-[current]:before:bg-mark"
        >
          {label}
        </button>
      ))}
    </nav>
  )
}
