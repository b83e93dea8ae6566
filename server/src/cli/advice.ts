import { Problem } from '@waybook/contract'

import { type Environment, UsageError } from '#app/environment.ts'
import { BucketError, storageFault } from '#runtime/storage-fault.ts'

type Place = Pick<Environment, 'port' | 'host' | 'dataDir' | 'databaseUrl'>

const UNREACHABLE =
  'The PostgreSQL of DATABASE_URL cannot be reached: check its address, and whether it runs and accepts connections'
const REFUSED =
  'The PostgreSQL of DATABASE_URL refuses Waybook: check the user, the password and the database, and whether the user may create schemas in it'

const BUCKET_UNREACHABLE =
  'The bucket of IMAGES_BUCKET cannot be reached: check IMAGES_ENDPOINT, and whether the store runs and accepts connections'
const BUCKET_REFUSED =
  'The bucket of IMAGES_BUCKET refuses Waybook: check IMAGES_BUCKET, IMAGES_REGION and the keys, and whether they may list, read, write and delete'

/** One line of advice on an error that whoever runs Waybook can mend. `null` if it is a fault of Waybook itself. */
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
    return `This account may not listen on port ${port}: set PORT to a number from 1024 on`
  return `This machine does not have the address ${host}: set HOST to one that it has`
}

function adviceOnStorage(error: unknown, { dataDir, databaseUrl }: Place): string | null {
  const place = textIn(error, 'path') ?? dataDir
  if (['EEXIST', 'ENOTDIR'].includes(textIn(error, 'code') ?? ''))
    return `${place} is not a folder: choose another place`
  if (textIn(error, 'syscall') === 'mkdir' && textIn(error, 'code') === 'ENOENT')
    return `The folder ${place} cannot be created: choose another place (DATA_DIR)`
  switch (storageFault(error)) {
    case 'full':
      return 'The disk is full: make room on it, then try again'
    case 'damaged':
      return `A database in ${dataDir} is damaged. Restore a backup with: npm run waybook -- restore FILE`
    case 'read-only':
      return `This account may not write to ${place}: change its permissions, or choose another place (DATA_DIR)`
    case 'failing':
      return `The disk of ${dataDir} fails, or became read-only: look at the messages of the system (dmesg), then start again`
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
