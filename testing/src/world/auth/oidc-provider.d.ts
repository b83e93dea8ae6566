/** Types for the parts of the tests' identity provider that we use; the package has none. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export class Provider {
    constructor(issuer: string, configuration: object)
    readonly Grant: new (of: { readonly clientId: string; readonly accountId: string }) => Grant
    readonly use: (middleware: (context: Context, next: () => Promise<void>) => Promise<void>) => void
    readonly callback: () => (request: IncomingMessage, response: ServerResponse) => Promise<void>
    readonly interactionFinished: (request: IncomingMessage, response: ServerResponse, result: object) => Promise<void>
  }

  interface Context {
    readonly path: string
    body: object
  }

  interface Grant {
    readonly addOIDCScope: (scope: string) => void
    readonly save: () => Promise<string>
  }
}
