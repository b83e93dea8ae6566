import { Toolbar } from '@base-ui/react/toolbar'
import type { Command, EditorView } from '@codemirror/view'
import { useRef } from 'react'

import { Icon } from '#ui/text/icon.tsx'

import { bold, heading, italic, link, list, quote, secret } from './commands.ts'
import { useKeyboardHeight } from './use-keyboard-height.ts'

interface Tool {
  readonly label: string
  readonly keys: string
  readonly run: Command
  readonly className?: string
}

const tools: readonly Tool[] = [
  { label: 'Bold', keys: 'Control+B', run: bold, className: 'font-bold' },
  { label: 'Italic', keys: 'Control+I', run: italic, className: 'font-medium italic' },
  { label: 'Heading', keys: 'Control+Alt+2', run: heading },
  { label: 'Link', keys: 'Control+K', run: link },
  { label: 'List', keys: 'Control+Shift+8', run: list },
  { label: 'Quote', keys: 'Control+Shift+9', run: quote },
]
const secretTool: Tool = { label: 'Secret', keys: 'Control+Alt+S', run: secret }

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
      aria-label="Text"
      // A press would take the focus from the text and close a phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
      style={{ bottom: keyboard }}
      className="text-tools"
    >
      {(pictures ? [...tools, secretTool] : tools).map(({ label, keys, run, className = 'font-medium' }) => (
        <Toolbar.Button
          key={label}
          aria-keyshortcuts={keys}
          title={`${label} (${keys.replace('Control', 'Ctrl')})`}
          onClick={() => view && run(view)}
          className={`text-tool ${className}`}
        >
          {label === 'Secret' ? <Icon name="lock" className="size-4.5" /> : null}
          {label}
        </Toolbar.Button>
      ))}
      {pictures ? <PictureTool {...pictures} /> : null}
    </Toolbar.Root>
  )
}

function PictureTool({ onPicture, types }: NonNullable<TextToolsProps['pictures']>) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Toolbar.Button onClick={() => chooser.current?.click()} className="text-tool font-medium">
        Picture
      </Toolbar.Button>
      <input
        ref={chooser}
        type="file"
        accept={types}
        multiple
        aria-label="Choose a picture"
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
