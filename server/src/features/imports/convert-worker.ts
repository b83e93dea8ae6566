import { parentPort } from 'node:worker_threads'

import { convert, formatOf } from '@waybook/converters'
import { readFields } from '@waybook/entity-text'

import { reportLoaded } from '#runtime/thread.ts'

import { withSource, writeFiles } from './read-source.ts'
import type { ConvertAnswer, ConvertRequest } from './upload-conversion.ts'

async function answer({ from, into }: ConvertRequest): Promise<ConvertAnswer> {
  const opened = await withSource(from, async (source): Promise<ConvertAnswer> => {
    if (formatOf(source.files) === null) return { is: 'unknown' }
    const converted = convert(source.files)
    if (!converted.ok) return { is: 'failed', why: whyNot(converted) }
    await writeFiles(into, converted.files, source)
    const { format, lost, remarks } = converted.report
    const shown = converted.files.flatMap((file) => ('text' in file && isShown(file.text) ? [file.path] : []))
    return { is: 'converted', conversion: { format, lost, remarks, shown } }
  })
  return opened.ok ? opened.result : { is: 'failed', why: `${opened.why}.` }
}

function isShown(text: string): boolean {
  const read = readFields(text)
  return read.ok && read.fields['visible'] === true
}

function whyNot({ file, place, why }: { readonly file: string; readonly place: string; readonly why: string }): string {
  return `${[file, place, why].filter((part) => part !== '').join(': ')}.`
}

parentPort?.on('message', (request: ConvertRequest) => {
  void answer(request).then((found) => parentPort?.postMessage(found, []))
})
reportLoaded()
