import { closeBrackets } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands'
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown'
import { Language } from '@codemirror/language'
import { EditorState, Prec, Transaction, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, keymap, placeholder, tooltips, type KeyBinding } from '@codemirror/view'
import { GFM, parser, type MarkdownParser } from '@lezer/markdown'
import { editorText } from '@waybook/messages/editorText'

import { basePath } from '#stores/base-path.ts'

import { bold, heading, italic, link, list, quote, secret } from './commands.ts'
import { picturePlaces } from './insert-picture.ts'
import { linkCompletion, type LinkSource } from './link-completion.ts'
import { linkNames } from './link-names.ts'
import { livePreview } from './live-preview.ts'
import { pageAt } from './page-address.ts'
import { party } from './secret-header.ts'
import { textFindings } from './text-findings.ts'
import { textTheme } from './theme.ts'
import { wikiLinkSyntax } from './wiki-link.ts'

/** Markdown with links to entities. `markdown()` would also load HTML, CSS and JavaScript. */
const language = new Language(markdownLanguage.data, pageParser(), [], 'markdown')

/** The keys of the tools. `Mod` is Ctrl, or Cmd on a Mac. */
const toolKeys: readonly KeyBinding[] = [
  { key: 'Mod-b', run: bold },
  { key: 'Mod-i', run: italic },
  { key: 'Mod-k', run: link },
  { key: 'Mod-Alt-2', run: heading },
  { key: 'Mod-Shift-8', run: list },
  { key: 'Mod-Shift-9', run: quote },
]
const secretKey: KeyBinding = { key: 'Mod-Alt-s', run: secret }

interface TextViewOptions {
  readonly text: string
  readonly parent: HTMLElement
  readonly links: LinkSource
  readonly onText: (before: string, after: string) => void
  /** `at`: the position of a drop. Returns whether there were any files. */
  readonly onFiles: (files: FileList, at?: number) => boolean
  /** Whether the writer may mark secrets. */
  readonly hasSecrets?: boolean
}

/** An editor for the text of a page. */
export function openTextView(options: TextViewOptions): EditorView {
  const { text, parent, links, onText, onFiles, hasSecrets = true } = options
  return openView(parent, text, [
    lineSeparatorOf(text),
    history(),
    drawSelection(),
    closeBrackets(),
    EditorView.lineWrapping,
    language,
    linkNames,
    party,
    picturePlaces,
    livePreview,
    textFindings,
    linkCompletion(links),
    tooltips({ tooltipSpace: roomForLists }),
    EditorView.scrollMargins.of(coveredByBars),
    Prec.high(keymap.of(hasSecrets ? [...toolKeys, secretKey] : toolKeys)),
    keymap.of([...markdownKeymap, ...defaultKeymap, ...historyKeymap]),
    placeholder(editorText.placeholder()),
    EditorView.contentAttributes.of({
      'aria-label': editorText.text(),
      spellcheck: 'true',
      autocapitalize: 'sentences',
    }),
    EditorView.updateListener.of(({ docChanged, startState, state, transactions }) => {
      const isFromPage = transactions.some((one) => one.annotation(Transaction.remote) === true)
      if (docChanged && !isFromPage) onText(startState.sliceDoc(), state.sliceDoc())
    }),
    EditorView.domEventHandlers({
      paste: ({ clipboardData }, view) =>
        clipboardData !== null &&
        (onFiles(clipboardData.files) ||
          insertPage(view, clipboardData.getData('text/plain')) ||
          insertFormatted(view, clipboardData)),
      drop: ({ dataTransfer, clientX: x, clientY: y }, view) => {
        if (dataTransfer === null) return false
        const place = view.posAtCoords({ x, y }) ?? undefined
        return onFiles(dataTransfer.files, place) || insertPage(view, dataTransfer.getData('text/uri-list'), place)
      },
    }),
    textTheme,
  ])
}

/**
 * If a text is the address of a page, inserts a link instead. The address could reveal a hidden page's name to players. Returns whether it did.
 */
function insertPage(view: EditorView, text: string, place?: number): boolean {
  const id = pageAt(text, location.origin, basePath)
  if (id === null) return false
  const { from, to } = place === undefined ? view.state.selection.main : { from: place, to: place }
  const insert = `[[${id}]]`
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    userEvent: 'input.paste',
  })
  return true
}

/** Longer HTML is pasted as its plain text. */
const HTML_MAX = 2_000_000
/** Elements that Markdown has, or styles by which editors write them. Other HTML is pasted as its plain text. */
const FORMATTED =
  /<(?:h[1-6]|b|strong|i|em|del|s|ul|ol|li|table|a|blockquote|hr)\b|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|mso-list/i

/**
 * Inserts formatted text of another program as Markdown, as one step of the history. Returns whether it will. Without formats, or with
 * Ctrl Shift V, the clipboard has plain text only.
 */
function insertFormatted(view: EditorView, clipboard: DataTransfer): boolean {
  const [html, plain] = [clipboard.getData('text/html'), clipboard.getData('text/plain')]
  if (html === '' || html.length > HTML_MAX || !FORMATTED.test(html)) return false
  void import('./pasted-html.ts')
    .then(({ markdownOf }) => markdownOf(html))
    // Without a connection, the code may be missing.
    .catch(() => plain)
    .then((insert) =>
      view.dispatch(view.state.replaceSelection(insert), {
        userEvent: 'input.paste',
        annotations: isolateHistory.of('full'),
        scrollIntoView: true,
      }),
    )
  return true
}

/** The height of the bars at the top and bottom of the window, and its side margin, in px. */
const BAR_PX = 68
const SIDE_PX = 16

/** The space for the list of links: between the editor's bars and above a phone's keyboard. */
function roomForLists(): { top: number; left: number; bottom: number; right: number } {
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight }
  const [top, bottom] = [offsetTop + BAR_PX, offsetTop + height - BAR_PX]
  return { top, left: SIDE_PX, bottom, right: document.documentElement.clientWidth - SIDE_PX }
}

/** How much of the text the bars cover. The caret must stay outside. */
function coveredByBars({ scrollDOM }: EditorView): { top: number; bottom: number } {
  const { top, bottom } = scrollDOM.getBoundingClientRect()
  const covered = (px: number) => Math.min(BAR_PX, Math.max(0, px))
  return { top: covered(BAR_PX - top), bottom: covered(bottom + BAR_PX - innerHeight) }
}

/** Keeps the text's line separator. In a text with both kinds, a carriage return is an ordinary character. */
function lineSeparatorOf(text: string): Extension {
  const isWindows = text.includes('\r\n') && !/[^\r]\n|\r(?!\n)/.test(text)
  return EditorState.lineSeparator.of(isWindows ? '\r\n' : '\n')
}

/** Shows a text that was changed elsewhere. Replaces only the differences, so the caret keeps its position. */
export function replaceText(view: EditorView, text: string): void {
  const before = view.state.sliceDoc()
  if (before === text) return
  let start = 0
  while (start < text.length && text[start] === before[start]) start += 1
  let same = 0
  const most = Math.min(text.length, before.length) - start
  while (same < most && text.at(-1 - same) === before.at(-1 - same)) same += 1
  const isCrLf = view.state.lineBreak === '\r\n'
  // Document positions count a line break as one character.
  const changes = isCrLf
    ? { from: 0, to: view.state.doc.length, insert: view.state.toText(text) }
    : { from: start, to: before.length - same, insert: text.slice(start, text.length - same) }
  view.dispatch({ changes, annotations: Transaction.remote.of(true) })
}

/** Reads the text of a page: Markdown as the server renders it, with links to entities. */
function pageParser(): MarkdownParser {
  return parser.configure([GFM, wikiLinkSyntax])
}

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
