import type { EditorView } from '@codemirror/view'
import { editor } from '@waybook/messages/editor'

import { PICTURE_TYPES } from '#parts/image/upload/picture-file.ts'
import { Button } from '#ui/button/button.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { ProgressBar } from '#ui/state/progress-bar.tsx'

import { FileView } from './file-view.tsx'
import { Preview } from './preview.tsx'
import { insertionAt } from './text/insert-picture.ts'
import { withText } from './text/page-text.ts'
import { TextPane } from './text/text-pane.tsx'
import { TextTools } from './text/toolbar.tsx'
import { useTextPictures } from './text/use-text-pictures.ts'
import type { EditedPage } from './use-edited-page.ts'
import type { PlacedFindings } from './use-findings.ts'

export type WritingMode = 'write' | 'preview' | 'file'

const modes = (): { readonly value: WritingMode; readonly label: string }[] => [
  { value: 'write', label: editor.write() },
  { value: 'preview', label: editor.preview() },
  { value: 'file', label: editor.wholeFile() },
]

interface WritingPaneProps {
  readonly page: EditedPage
  readonly findings: PlacedFindings
  readonly mode: WritingMode
  readonly onMode: (mode: WritingMode) => void
  readonly view: EditorView | null
  readonly onView: (view: EditorView | null) => void
}

/** The text of a page in three modes: editor, preview and whole file. */
export function WritingPane({ page, findings, mode, onMode, view, onView }: WritingPaneProps) {
  const pictures = useTextPictures(page.id)
  const takeFiles = (files: FileList, at?: number): boolean => {
    for (const file of files) {
      const insert = view && insertionAt(view, at)
      pictures.add(file, (target) =>
        insert && view.dom.isConnected
          ? insert(target)
          : page.setText((text) => `${text.trimEnd()}\n\n![[${target}]]\n`),
      )
    }
    return files.length > 0
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-4">
      <div className="w-full max-w-88">
        <Segments label={editor.howToEdit()} terse quiet options={modes()} value={mode} onChange={onMode} />
      </div>
      <PictureProgress pictures={pictures} />
      {mode === 'write' ? (
        <>
          <TextTools view={view} pictures={{ onPicture: takeFiles, types: PICTURE_TYPES }} />
          <TextPane
            file={page.text}
            onText={(before, after) => page.setText((file) => withText(file, before, after))}
            onFiles={takeFiles}
            findings={findings.inText}
            view={view}
            onView={onView}
          />
        </>
      ) : null}
      {mode === 'preview' ? <Preview page={page} /> : null}
      {mode === 'file' ? <FileView page={page} /> : null}
    </div>
  )
}

/** The progress of an upload, or why the picture was not inserted. */
function PictureProgress({ pictures }: { readonly pictures: ReturnType<typeof useTextPictures> }) {
  const { sending, refusal, again, cancel } = pictures
  return (
    <div className="sticky top-27 z-4 -mx-1 bg-page px-1 md:top-29 lg:top-17">
      <output className="sr-only">{sending ? editor.uploading({ name: sending.name }) : ''}</output>
      {sending ? (
        <div className="grid grid-cols-main items-center gap-x-3 text-14">
          <div className="grid gap-1">
            <span className="truncate">{editor.uploading({ name: sending.name })}</span>
            <ProgressBar
              label={editor.progressOf({ name: sending.name })}
              share={sending.share === 1 ? null : sending.share}
            />
          </div>
          <Button size="small" onClick={cancel}>
            {editor.cancel()}
          </Button>
        </div>
      ) : null}
      {refusal === null ? null : (
        <ErrorAlert message={editor.notInserted({ reason: refusal })} {...(again && { onRetry: again })} />
      )}
    </div>
  )
}
