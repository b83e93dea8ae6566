import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** An address that is no operation: what is sent to it and what it answers. */
export interface Route<
  Body extends Schema | null = Schema | null,
  Answer extends Schema | null = Schema | null,
  Params extends Schema | null = Schema | null,
> {
  readonly method: 'GET' | 'POST'
  /** With its parameters in braces, as in `/api/backups/{name}`. */
  readonly path: string
  /** What the braces stand for. */
  readonly params: Params
  /** Of JSON; `null` where there is none, or the bytes of a file as they are. */
  readonly body: Body
  /** In JSON; `null` where it is a download, or leads to another page. */
  readonly answer: Answer
}

/** What is sent to a route, before its defaults are filled in. */
export type RouteBody<Declared extends Route> = Declared['body'] extends Schema ? z.input<Declared['body']> : null
/** What a route answers. */
export type RouteAnswer<Declared extends Route> = Declared['answer'] extends Schema
  ? z.output<Declared['answer']>
  : null

export function get<Answer extends Schema | null>(path: string, answer: Answer): Route<null, Answer, null> {
  return { method: 'GET', path, params: null, body: null, answer }
}

/** Takes a JSON body, or none. */
export function post<Body extends Schema | null, Answer extends Schema | null>(
  path: string,
  { body, answer }: { readonly body: Body; readonly answer: Answer },
): Route<Body, Answer, null> {
  return { method: 'POST', path, params: null, body, answer }
}
