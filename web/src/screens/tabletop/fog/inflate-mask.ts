import type { FogGrid, FogMask } from '@waybook/rules'

/** A mask from the text in which the server sends it: its bits, compressed with deflate, as base64. */
export async function inflateMask(grid: FogGrid, text: string): Promise<FogMask> {
  const packed = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'))
  return { grid, bits: new Uint8Array(await new Response(stream).arrayBuffer()) }
}
