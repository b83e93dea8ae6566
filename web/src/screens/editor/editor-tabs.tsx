import { editor } from '@waybook/messages/editor'

import { editorParts, isEditorPart, type EditorPart } from './parts.ts'

interface EditorTabsProps {
  readonly part: EditorPart
  readonly onChoose: (part: EditorPart) => void
}

/** Tabs for windows that show one part of the editor at a time. */
export function EditorTabs({ part, onChoose }: EditorTabsProps) {
  return (
    <nav
      aria-label={editor.parts()}
      className="sticky top-15 z-5 grid grid-cols-3 bg-surface full-bleed md:top-17 lg:hidden"
    >
      {Object.entries(editorParts).map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-current={name === part ? 'true' : undefined}
          onClick={() => isEditorPart(name) && onChoose(name)}
          className="page-tab"
        >
          {label()}
        </button>
      ))}
    </nav>
  )
}
