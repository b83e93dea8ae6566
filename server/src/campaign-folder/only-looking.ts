import type { Pictures } from '../blobs/blobs.ts'

/** Pictures that are made to know all of them, and not kept. */
export function onlyLooking(pictures: Pictures): Pictures {
  return { ...pictures, put: async () => Promise.resolve() }
}
