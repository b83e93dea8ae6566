import { displayAddress } from '@waybook/contract'

/** A declared path in Fastify's syntax: `/api/backups/:name` for `/api/backups/{name}`. */
export function routeUrl({ path }: { readonly path: string }): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** The URL for members, and the URL for displays. */
export function alsoForDisplays(url: string): readonly string[] {
  return [url, displayAddress(url)]
}
