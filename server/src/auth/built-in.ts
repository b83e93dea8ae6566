import type { Auth } from './auth.ts'
import type { BuiltInOptions } from './built-in/provider.ts'

export type { BuiltInOptions }

/** E-mail and password with accounts of our own. What it stands on takes half a second to load: only who opens it waits. */
export async function openBuiltInAuth(options: BuiltInOptions): Promise<Auth> {
  const { builtInAuth } = await import('./built-in/provider.ts')
  return await builtInAuth(options)
}
