import { displayAddress } from '@waybook/contract'

/** A declared path in Fastify's syntax: `/api/backups/:name` for `/api/backups/{name}`. */
export function routeUrl({ path }: { readonly path: string }): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** A URL, and the one at which displays ask for the same. */
export function alsoForDisplays(url: string): readonly string[] {
  return [url, displayAddress(url)]
}
