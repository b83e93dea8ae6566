import { WidgetType } from '@codemirror/view'
import { editorText } from '@waybook/messages/editorText'

import type { LinkTarget } from './link-names.ts'

/** A link to an entity, as readers see it. */
export class LinkName extends WidgetType {
  readonly #name: string
  readonly #kind: LinkTarget['kind'] | 'unknown'

  constructor(name: string, kind: LinkTarget['kind'] | 'unknown') {
    super()
    this.#name = name
    this.#kind = kind
  }

  override eq(other: LinkName): boolean {
    return other.#name === this.#name && other.#kind === this.#kind
  }

  override toDOM(): HTMLElement {
    const name = document.createElement('span')
    name.className = this.#kind === 'missing' ? 'cm-link cm-missing' : 'cm-link'
    name.textContent = this.#name
    if (this.#kind === 'missing') name.title = editorText.missingPage()
    return name
  }

  // A click puts the caret on the line, which then shows the Markdown.
  override ignoreEvent(): boolean {
    return false
  }
}
