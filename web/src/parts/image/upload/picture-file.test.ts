import { UPLOAD_MAX_BYTES } from '@waybook/contract'
import { expect, it } from 'vitest'

import { refusalOfFile } from './picture-file.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

it.each([
  ['a photo', file('tide.jpg', 'image/jpeg')],
  ['a file of the maximum size', file('tide.png', 'image/png', UPLOAD_MAX_BYTES)],
  ['a file whose type the browser does not know', file('tide', '')],
])('[IMG-10] %s is accepted', (_, sent) => {
  expect(refusalOfFile(sent)).toBeNull()
})

it.each([
  ['a document', file('notes.pdf', 'application/pdf'), 'notes.pdf is not a picture'],
  ['a drawing', file('map.svg', 'image/svg+xml'), 'The picture is an SVG drawing, which cannot be uploaded'],
  ['a file that is too large', file('tide.png', 'image/png', UPLOAD_MAX_BYTES + 1), 'A picture may have at most 25 MB'],
  [
    'a HEIC file, for which browsers report no type',
    file('IMG_2.HEIC', ''),
    'The picture is in HEIC, which browsers cannot show: save or send it as JPEG',
  ],
])('[IMG-10] %s is rejected before the upload', (_, refused, reason) => {
  expect(refusalOfFile(refused)).toBe(reason)
})
