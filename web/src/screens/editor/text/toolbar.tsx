import { Toolbar } from '@base-ui/react/toolbar'
import type { Command, EditorView } from '@codemirror/view'
import { editorText } from '@waybook/messages/editorText'
import { useRef } from 'react'

import { Icon } from '#ui/text/icon.tsx'

import { bold, heading, italic, link, list, quote, secret } from './commands.ts'
import { useKeyboardHeight } from './use-keyboard-height.ts'

interface Tool {
  readonly label: () => string
  readonly keys: string
  readonly run: Command
  readonly className?: string
}

const tools: readonly Tool[] = [
  { label: () => editorText.bold(), keys: 'Control+B', run: bold, className: 'font-bold' },
  { label: () => editorText.italic(), keys: 'Control+I', run: italic, className: 'font-medium italic' },
  { label: () => editorText.heading(), keys: 'Control+Alt+2', run: heading },
  { label: () => editorText.link(), keys: 'Control+K', run: link },
  { label: () => editorText.list(), keys: 'Control+Shift+8', run: list },
  { label: () => editorText.quote(), keys: 'Control+Shift+9', run: quote },
]
const secretTool: Tool = { label: () => editorText.secret(), keys: 'Control+Alt+S', run: secret }

interface TextToolsProps {
  readonly view: EditorView | null
  /** Null for writers who may neither add pictures nor mark secrets. */
  readonly pictures: { readonly onPicture: (files: FileList) => void; readonly types: string } | null
}

/** Formatting tools: above the text, or at the bottom edge of narrow windows, above a phone's keyboard. */
export function TextTools({ view, pictures }: TextToolsProps) {
  const keyboard = useKeyboardHeight()
  return (
    <Toolbar.Root
      aria-label={editorText.text()}
      // A press would take the focus from the text and close a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
      style={{ bottom: keyboard }}
      className="text-tools"
    >
      {(pictures ? [...tools, secretTool] : tools).map((tool) => (
        <ToolButton key={tool.keys} tool={tool} view={view} />
      ))}
      {pictures ? <PictureTool {...pictures} /> : null}
    </Toolbar.Root>
  )
}

interface ToolButtonProps {
  readonly tool: Tool
  readonly view: EditorView | null
}

function ToolButton({ tool, view }: ToolButtonProps) {
  const { label, keys, run, className = 'font-medium' } = tool
  return (
    <Toolbar.Button
      aria-keyshortcuts={keys}
      title={editorText.toolKeys({ tool: label(), keys: keys.replace('Control', editorText.control()) })}
      onClick={() => view && run(view)}
      className={`text-tool ${className}`}
    >
      {tool === secretTool ? <Icon name="lock" className="size-4.5" /> : null}
      {label()}
    </Toolbar.Button>
  )
}

function PictureTool({ onPicture, types }: NonNullable<TextToolsProps['pictures']>) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Toolbar.Button onClick={() => chooser.current?.click()} className="text-tool font-medium">
        {editorText.picture()}
      </Toolbar.Button>
      <input
        ref={chooser}
        type="file"
        accept={types}
        multiple
        aria-label={editorText.choosePicture()}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          if (target.files) onPicture(target.files)
          target.value = ''
        }}
      />
    </>
  )
}
