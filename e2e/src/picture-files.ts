import { crc32, deflateSync } from 'node:zlib'

import type { Locator } from '@playwright/test'

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

/** A black square PNG with one bit per pixel: a tiny file, however large it is when decompressed. */
export function blackPng(edgePx: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(edgePx, 0)
  head.writeUInt32BE(edgePx, 4)
  head.writeUInt8(1, 8)
  const rows = Buffer.alloc(edgePx * (1 + Math.ceil(edgePx / 8)))
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([SIGNATURE, ...parts])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

/** Drops a picture file on an element, like a user with a mouse. */
export async function dropOn(place: Locator, bytes: Buffer): Promise<void> {
  const dataTransfer = await place.evaluateHandle((_, base64) => {
    const held = new DataTransfer()
    const read = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    held.items.add(new File([read], 'dropped.png', { type: 'image/png' }))
    return held
  }, bytes.toString('base64'))
  await place.dispatchEvent('dragover', { dataTransfer })
  await place.dispatchEvent('drop', { dataTransfer })
}
