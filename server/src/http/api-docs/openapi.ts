import {
  ANY_PLAYER,
  IDEMPOTENCY_KEY_HEADER,
  idempotencyKey,
  operations,
  restPaths,
  TEXT_PICTURE_NAME,
  UPLOAD_PATH,
  uploaded,
  VIEW_AS_HEADER,
  type Callers,
  type Operation,
  type RestPath,
} from '@waybook/contract'
import * as z from 'zod/mini'

const callersInWords = (callers: Callers): string => {
  switch (callers.who) {
    case 'signedIn':
      return 'Any signed-in user. The answer contains only what the caller may see.'
    case 'gameMaster':
      return 'The game master.'
    case 'owner':
      return `The game master, and the player of the character in \`${callers.of}\`.`
    case 'granted':
      return `The game master, and players if the campaign's settings allow \`${callers.grant}\`.`
  }
}

const json = (schema: z.ZodMiniType) => ({ 'application/json': { schema: z.toJSONSchema(schema, { io: 'input' }) } })
const refusal = {
  description: 'The request was refused.',
  content: json(z.object({ error: z.string(), id: z.string() })),
}

const answers = ({ answer }: Operation) => ({
  200: { description: 'The answer.', content: json(answer) },
  default: refusal,
})

/** `POST /api/query` takes every operation. Each is documented as a path of its own, with its name after a `#`. */
function queryPath(operation: Operation) {
  const requested = z.object({ operation: z.literal(operation.name), params: operation.params })
  const body =
    operation.writes && !operation.keyless
      ? z.extend(requested, { idempotencyKey: z.optional(idempotencyKey) })
      : requested
  return {
    post: {
      operationId: operation.name,
      summary: operation.summary,
      description: callersInWords(operation.callers),
      requestBody: { required: true, content: json(body) },
      responses: answers(operation),
    },
  }
}

function restPath({ path, query, operation }: RestPath) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true }))
  const inQuery = query.map((name) => ({ name, in: 'query', required: false }))
  return {
    get: {
      summary: operations[operation].summary,
      description: `The operation \`${operation}\`. ${callersInWords(operations[operation].callers)}`,
      parameters: [...inPath, ...inQuery].map((parameter) => ({ ...parameter, schema: { type: 'string' } })),
      responses: answers(operations[operation]),
    },
  }
}

const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } })

/** The only documented call whose body is a file. */
const uploadPath = {
  post: {
    summary: 'Sets the picture of an entity. The body is a JPEG, PNG, WebP, AVIF or GIF file of at most 25 MB.',
    description:
      'The game master; players for their own character and, if they may generate images, where there is none.',
    parameters: [
      inPath('category'),
      inPath('name'),
      {
        name: TEXT_PICTURE_NAME,
        in: 'query',
        required: false,
        description:
          'The name of the file, if the picture is for the entity’s text: the answer has the name to show it by.',
        schema: { type: 'string' },
      },
      { name: IDEMPOTENCY_KEY_HEADER, in: 'header', required: false, schema: z.toJSONSchema(idempotencyKey) },
    ],
    requestBody: { required: true, content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } },
    responses: { 200: { description: 'The picture is stored and shown.', content: json(uploaded) }, default: refusal },
  },
}

interface Call {
  readonly summary: string
  readonly description: string
  readonly [detail: string]: unknown
}

export interface OpenApi {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  /** By path, then by method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>
}

let described: OpenApi | undefined

/**
 * The HTTP API as an OpenAPI 3.1 document, generated from the declarations that the server uses. Generating it takes a few hundred milliseconds,
 * and anybody may ask for it, so that is done once, when it is first asked for.
 */
export function openApi(): OpenApi {
  return (described ??= describe())
}

function describe(): OpenApi {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waybook',
      version: '1',
      description:
        'Sign in first (POST /api/auth/sign-in/email); every call needs the session cookie. With the header ' +
        `\`${VIEW_AS_HEADER}\` (the id of a character, or \`${ANY_PLAYER}\`) a game master gets what that player gets; writes are then refused.`,
    },
    paths: {
      ...Object.fromEntries(Object.values(operations).map((one) => [`/api/query#${one.name}`, queryPath(one)])),
      ...Object.fromEntries(restPaths.map((one) => [one.path, restPath(one)])),
      [`${UPLOAD_PATH}{category}/{name}`]: uploadPath,
    },
  }
}
