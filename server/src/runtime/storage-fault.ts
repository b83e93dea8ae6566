/** A reason why data cannot be read or written, if the host can fix it. */
export type StorageFault = 'full' | 'damaged' | 'read-only' | 'failing' | 'unreachable' | 'refused'

const SYSTEM_CODES: Readonly<Record<string, StorageFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EIO: 'failing',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EPIPE: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
}

/** Thrown by the picture bucket. The message contains no keys and no secrets. */
export class BucketError extends Error {
  readonly fault: 'unreachable' | 'refused'
  /** S3's code, if the store answered. */
  readonly code: string | null

  constructor(
    fault: BucketError['fault'],
    message: string,
    { code = null, cause }: { code?: string | null; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.fault = fault
    this.code = code
  }
}

/** PostgreSQL's codes, or their prefixes. */
const POSTGRES_CODES: Readonly<Record<string, StorageFault>> = {
  '08': 'unreachable',
  '28': 'refused',
  '3D': 'refused',
  '42501': 'refused',
  '53100': 'full',
  '53300': 'unreachable',
  '57P': 'unreachable',
  XX001: 'damaged',
  XX002: 'damaged',
}

/** Messages of `pg` without a code. */
const POSTGRES_CUT =
  /^Connection terminated|^timeout expired|^timeout exceeded when trying to connect|^Query read timeout|^Client has encountered a connection error/

/** SQLite's primary result codes READONLY, IOERR (also for a disk that became read-only), CORRUPT, FULL, CANTOPEN and NOTADB. */
const SQLITE_CODES: Readonly<Record<number, StorageFault>> = {
  8: 'read-only',
  10: 'failing',
  11: 'damaged',
  13: 'full',
  14: 'read-only',
  26: 'damaged',
}

/** The lowest byte of an extended result code is the primary code. */
const PRIMARY = 0xff

/** The storage fault in this error or its causes. `null` if there is none. */
export function storageFault(error: unknown): StorageFault | null {
  if (!(error instanceof Error)) return null
  if (error instanceof BucketError) return error.fault
  if ('errcode' in error && typeof error.errcode === 'number') return SQLITE_CODES[error.errcode & PRIMARY] ?? null
  if (POSTGRES_CUT.test(error.message) || isMissingSocket(error)) return 'unreachable'
  if ('code' in error && typeof error.code === 'string')
    return SYSTEM_CODES[error.code] ?? postgresFault(error.code) ?? storageFault(error.cause)
  return storageFault(error.cause)
}

function postgresFault(code: string): StorageFault | null {
  const found = Object.entries(POSTGRES_CODES).find(([begins]) => code.startsWith(begins))
  return code.length === POSTGRES_CODE_LENGTH && found ? found[1] : null
}

const POSTGRES_CODE_LENGTH = 5

/** Whether a database on this machine is not running. */
function isMissingSocket(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
}
