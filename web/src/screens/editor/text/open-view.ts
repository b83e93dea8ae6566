import { EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

// On Android, Chrome's EditContext loses and duplicates typed letters. The property is not in the types.
Object.assign(EditorView, { EDIT_CONTEXT: false })

/**
 * Opens CodeMirror in a shadow root. In a document, it adds its styles as an element, which the content security policy forbids. In a shadow
 * root it adds a style sheet to the root.
 */
export function openView(parent: HTMLElement, doc: string, extensions: readonly Extension[]): EditorView {
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' })
  const host = document.createElement('div')
  root.replaceChildren(host)
  return new EditorView({ parent: host, root, state: EditorState.create({ doc, extensions }) })
}
