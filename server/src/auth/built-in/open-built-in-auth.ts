import type { Auth } from '../auth.ts'
import type { BuiltInOptions } from './provider.ts'

export type { BuiltInOptions }

/** E-mail and password, with accounts of our own. better-auth takes half a second to load, so it is imported only here. */
export async function openBuiltInAuth(options: BuiltInOptions): Promise<Auth> {
  const { builtInAuth } = await import('./provider.ts')
  return await builtInAuth(options)
}
