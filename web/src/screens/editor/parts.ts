import { useLocation, useNavigate } from '@tanstack/react-router'
import { editor } from '@waybook/messages/editor'

/** The parts of the editor. The keys are the fragments of the address. Windows narrower than 1,024 px show one part at a time. */
export const editorParts = {
  text: () => editor.text(),
  properties: () => editor.properties(),
  history: () => editor.history(),
} as const

export type EditorPart = keyof typeof editorParts

export const isEditorPart = (text: string): text is EditorPart => Object.hasOwn(editorParts, text)

/** The part in the address. Choosing another part replaces the history entry, so Back leaves the editor. */
export function useEditorPart() {
  const navigate = useNavigate()
  const part: EditorPart = useLocation({ select: ({ hash }) => (isEditorPart(hash) ? hash : 'text') })
  const choose = (wanted: EditorPart) => {
    void navigate({ to: '.', hash: wanted, replace: true, resetScroll: false, hashScrollIntoView: false })
    scrollTo({ top: 0 })
  }
  return { part, choose }
}
