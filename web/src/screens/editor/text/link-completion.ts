import {
  autocompletion,
  pickedCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import { linkTo, searchWords, standInOf, wordMatches, type AnswerOf, type LinkedEntity } from '@waybook/contract'
import { editorText } from '@waybook/messages/editorText'
import { typeNouns } from '@waybook/messages/typeNouns'

import { setLinkNames } from './link-names.ts'

/** An entity to link to. Only game masters receive its aliases. */
type Suggested = Omit<AnswerOf<'completeLink'>['entities'][number], 'aliases'> & Partial<Pick<LinkedEntity, 'aliases'>>
type Created = Omit<LinkedEntity, 'aliases'>

export interface LinkSource {
  /** The entities that match a text, best first. */
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly Suggested[]>
  /** Opens the dialog for a new page with this name, and calls back when the page exists. Null for writers who cannot create pages. */
  readonly create: NewPage | null
}

type NewPage = (name: string, onCreated: (entity: Created) => void) => void

interface LinkOption extends Completion {
  readonly entity: Suggested | null
}

/** The number of brackets already typed. */
const OPENING = 2

const OPEN_LINK = /\[\[([^[\]\n|]*)$/

/** Suggests entities after `[[`, and a new page as the last row. */
export function linkCompletion({ find, create }: LinkSource) {
  const complete = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { text = '', from = 0 } = context.matchBefore(OPEN_LINK) ?? {}
    if (text === '') return null
    const typed = text.slice(2).trim()
    const aborted = new AbortController()
    context.addEventListener('abort', () => aborted.abort())
    const entities = await find(typed, aborted.signal).catch(() => [])
    const options: LinkOption[] = entities.map((entity) => ({
      label: entity.name,
      entity,
      apply: (view, completion, start, end) => insertLink(view, entity, { start, end, completion }),
    }))
    if (typed !== '' && create) options.push(newPage(typed, create))
    const words = searchWords(typed)
    const getMatch = ({ label }: Completion) => wordMatches(label, words).flatMap(({ from: at, to }) => [at, to])
    return { from: from + 2, options, filter: false, getMatch }
  }
  return autocompletion({
    override: [complete],
    icons: false,
    // A longer delay would show the list of an earlier text.
    activateOnTypingDelay: 50,
    interactionDelay: 0,
    optionClass: () => 'cm-suggested',
    addToOptions: [
      { position: 20, render: (option) => picture(entityOf(option)) },
      { position: 80, render: (option) => note(entityOf(option)) },
    ],
  })
}

const entityOf = (option: Completion): Suggested | null =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all options come from the source above
  (option as LinkOption).entity

function newPage(typed: string, create: NewPage): LinkOption {
  return {
    label: editorText.newPage({ name: typed }),
    entity: null,
    apply: (view, completion, start, end) => {
      view.dispatch({ annotations: pickedCompletion.of(completion) })
      create(typed, (entity) => {
        insertLink(view, entity, { start, end, completion })
        view.focus()
      })
    },
  }
}

interface Place {
  readonly start: number
  readonly end: number
  readonly completion: Completion
}

/** Completes the link around the caret. Keeps an existing label unless it reveals a hidden name. */
function insertLink(view: EditorView, entity: Created & Partial<LinkedEntity>, place: Place): void {
  const { id, name, aliases = [], visible } = entity
  const { start, end, completion } = place
  const rest = view.state.sliceDoc(end, view.state.doc.lineAt(end).to)
  const [label = ''] = /^\|[^[\]\n]*(?=\]\])/.exec(rest) ?? []
  const closing = rest.slice(label.length).startsWith(']]') ? 2 : 0
  const insert = linkTo({ id, name, aliases, visible }, label.slice(1)).slice(OPENING)
  view.dispatch({
    changes: { from: start, to: end + label.length + closing, insert },
    selection: { anchor: start + insert.length },
    effects: setLinkNames.of(new Map([[id, { kind: 'found', name }]])),
    annotations: pickedCompletion.of(completion),
    userEvent: 'input.complete',
  })
}

function picture(entity: Suggested | null): HTMLElement {
  if (entity?.image) {
    const image = document.createElement('img')
    image.src = entity.image.thumbnails.small
    image.alt = ''
    image.className = 'cm-suggested-picture'
    return image
  }
  const box = document.createElement('span')
  box.className = 'cm-suggested-picture'
  box.textContent = entity ? entity.name.slice(0, 1) : '+'
  box.ariaHidden = 'true'
  return box
}

/** The type of an entity, and what players see of a link to it. */
function note(entity: Suggested | null): Node | null {
  if (!entity) return null
  const small = document.createElement('small')
  const type = typeNouns.noun(entity)
  small.textContent = entity.visible
    ? editorText.typeSeen({ type })
    : editorText.typeHidden({ type, standIn: standInOf(entity.id) })
  return small
}
