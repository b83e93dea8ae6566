import { UPLOAD_MAX_BYTES } from '@waybook/contract'
import { expect, it } from 'vitest'

import { refusalOfFile } from './picture-file.ts'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

it.each([
  ['a photograph', file('tide.jpg', 'image/jpeg')],
  ['one as large as may be', file('tide.png', 'image/png', UPLOAD_MAX_BYTES)],
  ['one whose type the browser does not know', file('tide', '')],
])('[IMG-10] %s is sent', (_, sent) => {
  expect(refusalOfFile(sent)).toBeNull()
})

it.each([
  ['another file', file('notes.pdf', 'application/pdf'), 'notes.pdf is not a picture'],
  ['a drawing', file('map.svg', 'image/svg+xml'), 'The picture is an SVG drawing, which cannot be uploaded'],
  ['one that is too large', file('tide.png', 'image/png', UPLOAD_MAX_BYTES + 1), 'A picture may have at most 25 MB'],
  [
    'HEIC, which browsers call by no type',
    file('IMG_2.HEIC', ''),
    'The picture is in HEIC, which browsers cannot show: save or send it as JPEG',
  ],
])('[IMG-10] %s is refused before it is sent', (_, refused, reason) => {
  expect(refusalOfFile(refused)).toBe(reason)
})
