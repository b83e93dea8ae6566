/** What keeps data from being read or written, as far as the person who runs the server can mend it. */
export type StorageFault = 'full' | 'damaged' | 'read-only'

const SYSTEM_CODES: Readonly<Record<string, StorageFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
}

/** SQLite's primary result codes: READONLY, CORRUPT, FULL, CANTOPEN and NOTADB. */
const SQLITE_CODES: Readonly<Record<number, StorageFault>> = {
  8: 'read-only',
  11: 'damaged',
  13: 'full',
  14: 'read-only',
  26: 'damaged',
}

/** An extended result code holds the primary one in its lowest byte. */
const PRIMARY = 0xff

/** The fault of the storage that this error, or one of its causes, reports; `null` if it reports something else. */
export function storageFault(error: unknown): StorageFault | null {
  if (!(error instanceof Error)) return null
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_CODES[error.errcode & PRIMARY] ?? null
  if ('code' in error && typeof error.code === 'string') return SYSTEM_CODES[error.code] ?? storageFault(error.cause)
  return storageFault(error.cause)
}
