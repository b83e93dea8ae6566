import { Problem } from '@waybook/contract'

import { type Environment, UsageError } from '#app/environment.ts'
import { commandLine } from '#runtime/command-line.ts'
import { BucketError, storageFault } from '#runtime/storage-fault.ts'

type Place = Pick<Environment, 'port' | 'host' | 'dataDir' | 'databaseUrl'>

const UNREACHABLE =
  'The PostgreSQL server in DATABASE_URL cannot be reached: check that its address is right, that it is running, and that it accepts connections'
const REFUSED =
  'The PostgreSQL server in DATABASE_URL refuses Waybook: check the user, the password and the database, and that the user may create schemas in it'

const BUCKET_UNREACHABLE =
  'The bucket in IMAGES_BUCKET cannot be reached: check IMAGES_ENDPOINT, and that the store is running and accepts connections'
const BUCKET_REFUSED =
  'The bucket in IMAGES_BUCKET refuses Waybook: check IMAGES_BUCKET, IMAGES_REGION and the keys, and that the keys may list, read, write and delete'

/** One line of advice on an error that the host can fix. `null` if it is a bug in Waybook. */
export function adviceOn(error: unknown, place: Place): string | null {
  if (error instanceof BucketError)
    return `${error.fault === 'refused' ? BUCKET_REFUSED : BUCKET_UNREACHABLE} (${error.message})`
  if (error instanceof UsageError || error instanceof Problem) return error.message
  return adviceOnListening(error, place) ?? adviceOnStorage(error, place)
}

function adviceOnListening(error: unknown, { port, host }: Place): string | null {
  const isLookup = textIn(error, 'syscall') === 'getaddrinfo' && textIn(error, 'hostname') === host
  if (textIn(error, 'syscall') !== 'listen' && !isLookup) return null
  if (textIn(error, 'code') === 'EADDRINUSE')
    return `Port ${port} is in use: stop the other program, or set PORT to another number`
  if (textIn(error, 'code') === 'EACCES')
    return `This account may not listen on port ${port}: set PORT to 1024 or higher`
  return `This machine does not have the address ${host}: set HOST to one that it has`
}

function adviceOnStorage(error: unknown, { dataDir, databaseUrl }: Place): string | null {
  const place = textIn(error, 'path') ?? dataDir
  if (['EEXIST', 'ENOTDIR'].includes(textIn(error, 'code') ?? ''))
    return `${place} is not a folder: choose another place`
  if (textIn(error, 'syscall') === 'mkdir' && textIn(error, 'code') === 'ENOENT')
    return `The folder ${place} cannot be created: choose another place (DATA_DIR)`
  if (textIn(error, 'code') === 'EBUSY') return `Another program uses ${place}: close that program, then try again`
  switch (storageFault(error)) {
    case 'full':
      return 'The disk is full: free up some space, then try again'
    case 'damaged':
      return `A database in ${dataDir} is damaged. Restore a backup with: ${commandLine('restore FILE')}`
    case 'read-only':
      return `This account may not write to ${place}: change its permissions, or choose another place (DATA_DIR)`
    case 'failing':
      return `The disk of ${dataDir} is failing or has become read-only: check the system log (dmesg), then start again`
    case 'unreachable':
      return databaseUrl === null ? null : UNREACHABLE
    case 'refused':
      return databaseUrl === null ? null : REFUSED
    case null:
      return null
  }
}

function textIn(error: unknown, name: 'code' | 'syscall' | 'path' | 'hostname'): string | null {
  if (!(error instanceof Error)) return null
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value
  return typeof value === 'string' ? value : null
}
