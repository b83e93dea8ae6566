import { StateEffect, StateField } from '@codemirror/state'
import { WidgetType, type EditorView } from '@codemirror/view'
import { editorText } from '@waybook/messages/editorText'

import { readSecretLine, secretMarker, type SecretLine } from './secret-line.ts'

/** A possible reader of a secret. */
interface Member {
  readonly id: string
  readonly name: string
}

export const setParty = StateEffect.define<readonly Member[]>()

/** The characters of the party. */
export const party = StateField.define<readonly Member[]>({
  create: () => [],
  update: (known, { effects }) =>
    effects.reduce((before, effect) => (effect.is(setParty) ? effect.value : before), known),
})

const elements = {
  title: (words: string) => {
    const title = document.createElement('b')
    title.textContent = words
    return title
  },
}

/** Replaces the first line of a secret: names its readers, with a switch for each party member. */
export class SecretHeader extends WidgetType {
  readonly #secret: SecretLine
  readonly #nameOf: (target: string) => string
  readonly #members: readonly Member[]

  constructor(secret: SecretLine, members: readonly Member[], nameOf: (target: string) => string) {
    super()
    this.#secret = secret
    this.#members = members
    this.#nameOf = nameOf
  }

  override eq(other: SecretHeader): boolean {
    return other.#text() === this.#text()
  }

  #text(): string {
    const { readers, isForAll } = this.#secret
    return JSON.stringify([readers.map(this.#nameOf), isForAll, this.#members])
  }

  override toDOM(view: EditorView): HTMLElement {
    const { isForAll } = this.#secret
    const header = document.createElement('span')
    header.className = 'cm-secret-header'
    header.append(...this.#title())
    if (!isForAll) header.append(...this.#members.map((member) => this.#switchOf(member, view, header)))
    return header
  }

  /** The readers of the secret, in words. The switches name the members. */
  #title(): readonly (string | HTMLElement)[] {
    const { readers, isForAll } = this.#secret
    if (isForAll) return editorText.secretForAll(elements)
    const others = readers.filter((reader) => !this.#members.some(({ id }) => id === reader)).map(this.#nameOf)
    return others.length === 0
      ? editorText.secretForYou(elements)
      : editorText.secretForYouAnd({ others: others.join(', ') }, elements)
  }

  #switchOf({ id, name }: Member, view: EditorView, header: HTMLElement): HTMLElement {
    const { readers } = this.#secret
    const reads = readers.includes(id)
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'cm-reader'
    button.textContent = name.split(' ', 1).join('')
    button.title = reads ? editorText.reads({ name }) : editorText.doesNotRead({ name })
    button.ariaPressed = String(reads)
    // The press must not move the caret here, because the line would then show its Markdown.
    button.addEventListener('mousedown', (event) => event.preventDefault())
    button.addEventListener('click', () =>
      rewrite(view, header, reads ? readers.filter((reader) => reader !== id) : [...readers, id]),
    )
    return button
  }

  override ignoreEvent(event: Event): boolean {
    return event.target instanceof HTMLButtonElement
  }
}

function rewrite(view: EditorView, header: HTMLElement, readers: readonly string[]): void {
  const line = view.state.doc.lineAt(view.posAtDOM(header))
  const secret = readSecretLine(line.text)
  if (!secret) return
  const from = line.from + secret.indent.length
  view.dispatch({ changes: { from, to: line.to, insert: secretMarker(readers) }, userEvent: 'input' })
}
