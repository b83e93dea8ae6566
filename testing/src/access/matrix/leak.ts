import type { OperationName } from '@waybook/contract'

import type { Line, Transcript } from './transcript.ts'
import type { ViewerName } from './viewers.ts'

/** Turns a transcript into that of a product with one fault. */
export type Leak = (transcript: Transcript) => Transcript

/** Changes the answer to one call, or to the first with this name. */
export function answering(
  viewer: ViewerName,
  name: OperationName | `GET ${string}` | `MCP ${string}` | 'live',
  params: object | null,
  change: (line: Line) => Partial<Line>,
): Leak {
  return (transcript) => {
    const isMeant = (line: Line) =>
      line.viewer === viewer &&
      line.name === name &&
      (params === null ? line.status === 'ok' : JSON.stringify(line.params) === JSON.stringify(params))
    const meant = transcript.lines.find(isMeant)
    if (!meant) throw new Error(`${viewer} was not asked ${name} ${JSON.stringify(params)}`)
    const changed = { ...meant, ...change(meant) }
    if (JSON.stringify(changed) === JSON.stringify(meant)) throw new Error(`The answer to ${name} would be the same`)
    return transcript.changed((line) => (line === meant ? changed : line))
  }
}

/** Replaces a part of a text. */
export const saying = (part: string | RegExp, instead: string) => (line: Line) => ({
  text: line.text.replace(part, instead),
})

/** Gives a viewer another viewer's answer. */
export const gettingAs =
  (
    viewer: ViewerName,
    other: ViewerName,
    name: OperationName | `GET ${string}` | `MCP ${string}`,
    params: object,
  ): Leak =>
  (transcript) => {
    const { status, text } = transcript.line(other, name, params)
    return answering(viewer, name, params, () => ({ status, text }))(transcript)
  }

/** Removes a viewer's matching lines. */
export const withoutLines =
  (viewer: ViewerName, isLost: (line: Line) => boolean): Leak =>
  (transcript) =>
    transcript.changed((line) => (line.viewer === viewer && isLost(line) ? { ...line, text: '{}' } : line))

/** Serves every picture to this viewer. */
export const picturesServed = (viewer: ViewerName): Leak => withPictures(viewer, 'ok')

/** Serves no picture to this viewer. */
export const picturesLost = (viewer: ViewerName): Leak => withPictures(viewer, '404')

const withPictures =
  (viewer: ViewerName, status: string): Leak =>
  (transcript) =>
    transcript.changed((line) =>
      line.viewer === viewer && line.name.startsWith('GET /pictures/') ? { ...line, status } : line,
    )

/** Answers requests of this viewer for linked files with this status. */
export const filesAnswered =
  (viewer: ViewerName, status: string): Leak =>
  (transcript) =>
    transcript.changed((line) =>
      line.viewer === viewer && line.name.startsWith('GET /api/files?') ? { ...line, status } : line,
    )

/** Removes the calls with this word. */
export const withoutQuestions =
  (word: string): Leak =>
  (transcript) =>
    transcript.changed((line) =>
      JSON.stringify(line.params).includes(word) || line.name.includes(word)
        ? { ...line, name: 'GET /nothing', params: {} }
        : line,
    )
