import { type AppServices } from '../http/services.ts'
import type { Kept } from './keep-picture.ts'
import { keepPrepared } from './keep-prepared.ts'

/**
 * Keeps a picture as it comes in. It is looked at in the workshop: a decoder that takes memory, or breaks down, takes nothing from
 * those who play. Throws the Problems `too-large`, and `unavailable` where the workshop broke down over it.
 */
export async function storeUpload(
  { arrivals, workshop, pictures }: Pick<AppServices, 'arrivals' | 'workshop' | 'pictures'>,
  coming: AsyncIterable<Uint8Array>,
): Promise<Kept> {
  const prepared = await arrivals.receive(coming, async (file) => await workshop.prepare(file))
  return await keepPrepared(prepared, pictures)
}
