import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** The path of all operations. Separate from `service-routes.ts`, so a page can call one without loading schemas. */
export const QUERY_PATH = '/api/query'

/** An HTTP route that is not an operation, with its request and response. */
export interface Route<
  Body extends Schema | null = Schema | null,
  Answer extends Schema | null = Schema | null,
  Params extends Schema | null = Schema | null,
> {
  readonly method: 'GET' | 'POST'
  /** The path, with parameters in braces: `/api/backups/{name}`. */
  readonly path: string
  /** The schema of the path parameters. */
  readonly params: Params
  /** The schema of the JSON body; `null` without a body, or if the body is a file. */
  readonly body: Body
  /** The schema of the JSON response; `null` for a download or a redirect. */
  readonly answer: Answer
}

/** The request body of a route, before defaults are applied. */
export type RouteBody<Declared extends Route> = Declared['body'] extends Schema ? z.input<Declared['body']> : null
/** The response of a route. */
export type RouteAnswer<Declared extends Route> = Declared['answer'] extends Schema
  ? z.output<Declared['answer']>
  : null

export function get<Answer extends Schema | null>(path: string, answer: Answer): Route<null, Answer, null> {
  return { method: 'GET', path, params: null, body: null, answer }
}

/** A POST route with a JSON body or no body. */
export function post<Body extends Schema | null, Answer extends Schema | null>(
  path: string,
  { body, answer }: { readonly body: Body; readonly answer: Answer },
): Route<Body, Answer, null> {
  return { method: 'POST', path, params: null, body, answer }
}
