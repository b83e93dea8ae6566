import type { ByteRange } from '#blobs/blobs.ts'

/**
 * The part of a file that the header `range` asks for. If it asks for several parts, the answer is the whole file, as the standard allows.
 * @example byteRange('bytes=-100', 1000) // { from: 900, length: 100 }
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'impossible' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > end ? 'impossible' : { from, length: end - from + 1 }
}
