import { statfs } from 'node:fs/promises'

/** The disk of the data folder. */
export interface DiskSpace {
  /** The free space. */
  freeBytes(): Promise<number>
}

export function openDiskSpace(folder: string): DiskSpace {
  return {
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}

const MB = 1024 * 1024
/** Uploads leave this much space for data from play, which takes far less than pictures. */
export const UPLOAD_FLOOR_BYTES = 256 * MB
/** With less than this, writes may fail at any moment. */
export const HEALTHY_BYTES = 16 * MB
