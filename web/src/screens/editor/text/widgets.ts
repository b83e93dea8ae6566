import { WidgetType } from '@codemirror/view'

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
    if (this.#kind === 'missing') name.title = 'There is no such page yet'
    return name
  }

  // A click puts the caret there, which shows how it is written.
  override ignoreEvent(): boolean {
    return false
  }
}

/** In place of the first line of a secret: who reads it. */
export class SecretHeader extends WidgetType {
  readonly #readers: string

  constructor(readers: readonly string[]) {
    super()
    this.#readers = ['you', ...readers].join(', ')
  }

  override eq(other: SecretHeader): boolean {
    return other.#readers === this.#readers
  }

  override toDOM(): HTMLElement {
    const header = document.createElement('span')
    header.className = 'cm-secret-header'
    const title = document.createElement('b')
    title.textContent = 'Secret'
    header.append(title, ` read by ${this.#readers}`)
    return header
  }

  override ignoreEvent(): boolean {
    return false
  }
}
