/** A declared path in Fastify's syntax: `/api/backups/:name` for `/api/backups/{name}`. */
export function routeUrl({ path }: { readonly path: string }): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
