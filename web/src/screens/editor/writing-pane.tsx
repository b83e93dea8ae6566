import type { EditorView } from '@codemirror/view'

import { PICTURE_TYPES } from '#parts/image/upload/picture-file.ts'
import { useUpload } from '#parts/image/upload/use-upload.ts'
import { Segments } from '#ui/field/segments.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { FileView } from './file-view.tsx'
import { Preview } from './preview.tsx'
import { withText } from './text/page-text.ts'
import { TextPane } from './text/text-pane.tsx'
import { TextTools } from './text/toolbar.tsx'
import type { EditedPage } from './use-edited-page.ts'
import type { PlacedFindings } from './use-findings.ts'

const modes = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
  { value: 'file', label: 'Whole file' },
] as const

export type WritingMode = (typeof modes)[number]['value']

interface WritingPaneProps {
  readonly page: EditedPage
  readonly findings: PlacedFindings
  readonly mode: WritingMode
  readonly onMode: (mode: WritingMode) => void
  readonly view: EditorView | null
  readonly onView: (view: EditorView | null) => void
}

/** The text of a page: to write it, as readers will see it, or the whole file. */
export function WritingPane({ page, findings, mode, onMode, view, onView }: WritingPaneProps) {
  const { sending, done, refusal, upload, again } = useUpload(page.id)
  const takeFiles = (files: FileList): boolean => {
    const [file] = files
    if (file) upload(file)
    return file !== undefined
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 pt-2">
      <div className="w-full max-w-88">
        <Segments label="How to edit" terse quiet options={modes} value={mode} onChange={onMode} />
      </div>
      <output className="block text-14 text-ink-2">
        {sending ? `Uploading ${sending.name}...` : done ? 'The picture is now the picture of this page.' : ''}
      </output>
      {refusal === null ? null : <ErrorAlert message={refusal} {...(again && { onRetry: again })} />}
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
