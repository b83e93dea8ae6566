import type { Auth } from '../auth.ts'
import type { BuiltInOptions } from './provider.ts'

export type { BuiltInOptions }

/** E-mail and password with accounts of our own. What it stands on takes half a second to load: only who opens it waits. */
export async function openBuiltInAuth(options: BuiltInOptions): Promise<Auth> {
  const { builtInAuth } = await import('./provider.ts')
  return await builtInAuth(options)
}
