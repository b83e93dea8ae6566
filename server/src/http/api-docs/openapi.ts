import {
  IDEMPOTENCY_KEY_HEADER,
  idempotencyKey,
  operations,
  restPaths,
  said,
  TEXT_PICTURE_NAME,
  UPLOAD_PATH,
  uploaded,
  type Callers,
  type Operation,
  type RestPath,
} from '@waybook/contract'
import * as z from 'zod/mini'

import { cookieNames } from '#auth/built-in/accounts/cookies.ts'

import { example, paragraphs } from './introduction.ts'

/** The ways to authenticate a call. */
const securitySchemes = {
  personalKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description: 'A personal API key, which members create on their profile. It needs no session and no Origin.',
  },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: cookieNames(false).session,
    description:
      'The cookie that signing in sets. Over https its name begins with __Host-. POST requests must also send Origin. If the host has set API_KEY, calls must also send it in X-API-Key.',
  },
} as const

/** Each of these is enough. */
const bySession = [{ session: [] }] as const
const byKeyOrSession = [{ personalKey: [] }, { session: [] }] as const
const securityOf = ({ requiresSession }: Operation) => (requiresSession ? bySession : byKeyOrSession)

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
  description: 'The request was refused. `code` and `params` say what `error` says in English, for other languages.',
  content: json(
    z.object({
      error: z.string(),
      id: z.string(),
      code: z.optional(said.shape.code),
      params: z.optional(said.shape.params),
    }),
  ),
}

const answers = ({ answer }: Operation) => ({
  200: { description: 'The answer.', content: json(answer) },
  default: refusal,
})

/** `POST /api/query` takes every operation. Each is documented as a separate path, with its name after a `#`. */
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
      security: securityOf(operation),
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
      security: securityOf(operations[operation]),
      parameters: [...inPath, ...inQuery].map((parameter) => ({ ...parameter, schema: { type: 'string' } })),
      responses: answers(operations[operation]),
    },
  }
}

const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } })

/** The only documented call whose body is a file. */
const uploadPath = {
  post: {
    summary:
      'Sets the picture of an entity. The body is a JPEG, PNG, WebP, AVIF or GIF file of at most 25 MB. For a scene, game masters can send a Universal VTT file, and 64 MB.',
    description:
      'The game master; players for their own character and, if they may generate images, for entities without a picture.',
    security: bySession,
    parameters: [
      inPath('category'),
      inPath('name'),
      {
        name: TEXT_PICTURE_NAME,
        in: 'query',
        required: false,
        description:
          'The name of the file, if the picture is for the entity’s text. The answer contains the name to use in the text.',
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
  readonly components: { readonly securitySchemes: typeof securitySchemes }
  /** By path, then by method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>
}

let described: OpenApi | undefined

/**
 * The HTTP API as an OpenAPI 3.1 document, generated from the declarations that the server uses. It is public and takes a few hundred
 * milliseconds to generate, so it is generated once, at the first request.
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
      description: [...paragraphs, `\`\`\`js\n${example}\`\`\``].join('\n\n'),
    },
    components: { securitySchemes },
    paths: {
      ...Object.fromEntries(Object.values(operations).map((one) => [`/api/query#${one.name}`, queryPath(one)])),
      ...Object.fromEntries(restPaths.map((one) => [one.path, restPath(one)])),
      [`${UPLOAD_PATH}{category}/{name}`]: uploadPath,
    },
  }
}
