import { randomUUID } from 'node:crypto'

import type { Page, Route } from '@playwright/test'

import { sessionResource, tokenResource, type ClerkAccount, type ClerkSession } from './clerk-account.ts'
import { clerkEnvironment } from './clerk-environment.ts'
import { FRONTEND_API } from './clerk-keys.ts'

export const CLERK_PASSWORD = 'nine lamps on a wet causeway'

type Answer = readonly [status: number, body: object]

/** A fake of Clerk's Frontend API with one account, which answers a browser in place of the real one. */
export class ClerkFrontend {
  /** Requests of pages to hosts other than ours and Clerk's. */
  readonly elsewhere: string[] = []
  /** `down`: no response; `failing`: responses with an error. */
  state: 'up' | 'down' | 'failing' = 'up'
  readonly #account: ClerkAccount
  readonly #origin: string
  /** Each sign-in starts a session with a new id, because the server keeps refusing an ended session. */
  #session: ClerkSession | null = null
  /** A sign-in attempt that waits for its password. */
  #waiting: object | null = null

  constructor(account: ClerkAccount, origin: string) {
    this.#account = account
    this.#origin = origin
  }

  async serve(page: Page): Promise<void> {
    await page.context().route('**/*', async (route) => {
      const { origin, hostname, href } = new URL(route.request().url())
      if (origin === this.#origin) return route.continue()
      if (hostname === FRONTEND_API) return this.#meet(route)
      this.elsewhere.push(href)
      return route.abort()
    })
  }

  async #meet(route: Route): Promise<void> {
    const request = route.request()
    if (this.state === 'down') return route.abort()
    const headers = {
      'access-control-allow-origin': this.#origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization, content-type',
    }
    const url = new URL(request.url())
    const method = url.searchParams.get('_method') ?? request.method()
    const form = new URLSearchParams(request.postData() ?? '')
    const [status, body]: Answer =
      this.state === 'failing' ? [503, {}] : this.#answer(`${method} ${url.pathname}`, form)
    return route.fulfill({ status, headers, json: body })
  }

  #answer(asked: string, form: URLSearchParams): Answer {
    const session = this.#session
    if (session && asked.includes(`/${session.id}/`)) return this.#answerOf(session, asked)
    switch (asked) {
      case 'GET /v1/environment':
        return [200, clerkEnvironment(this.#origin)]
      case 'GET /v1/client':
        return [200, { response: this.#client() }]
      case 'POST /v1/client/sign_ins':
        return this.#signIn(form)
      case 'POST /v1/client/sign_ins/sia_1/attempt_first_factor':
        return this.#password(form)
      case 'DELETE /v1/client/sessions':
        return this.#end()
      default:
        return notFound(asked)
    }
  }

  #answerOf(session: ClerkSession, asked: string): Answer {
    switch (asked.slice(asked.lastIndexOf('/') + 1)) {
      case 'touch':
        return [200, this.#withClient(sessionResource(session))]
      case 'tokens':
        return [200, tokenResource(session)]
      case 'remove':
      case 'end':
        return this.#end()
      default:
        return notFound(asked)
    }
  }

  #end(): Answer {
    this.#session = null
    return [200, this.#withClient(this.#client())]
  }

  #signIn(form: URLSearchParams): Answer {
    if (form.get('identifier') !== this.#account.email) return refused('identifier', "Couldn't find your account.")
    if (form.get('password') !== null) return this.#password(form)
    this.#waiting = attempt('needs_first_factor', this.#account.email)
    return [200, this.#withClient(this.#waiting)]
  }

  #password(form: URLSearchParams): Answer {
    if (form.get('password') !== CLERK_PASSWORD) return refused('password', 'Password is incorrect.')
    this.#session = { id: `sess_${randomUUID()}`, account: this.#account, origin: this.#origin }
    this.#waiting = null
    return [200, this.#withClient(attempt('complete', this.#account.email, this.#session.id))]
  }

  #withClient(response: object) {
    return { response, client: this.#client() }
  }

  #client() {
    return {
      object: 'client',
      id: 'client_1',
      sessions: this.#session ? [sessionResource(this.#session)] : [],
      sign_in: this.#waiting,
      sign_up: null,
      last_active_session_id: this.#session?.id ?? null,
      created_at: 1,
      updated_at: 1,
    }
  }
}

const attempt = (status: 'needs_first_factor' | 'complete', identifier: string, sessionId: string | null = null) => ({
  object: 'sign_in',
  id: 'sia_1',
  status,
  identifier,
  supported_identifiers: ['email_address'],
  supported_first_factors: [{ strategy: 'password' }],
  supported_second_factors: null,
  first_factor_verification: null,
  second_factor_verification: null,
  user_data: null,
  created_session_id: sessionId,
})

function notFound(asked: string): Answer {
  return [404, { errors: [{ code: 'resource_not_found', message: 'not found', long_message: asked }] }]
}

function refused(field: 'identifier' | 'password', message: string): Answer {
  const code = field === 'password' ? 'form_password_incorrect' : 'form_identifier_not_found'
  return [422, { errors: [{ code, message, long_message: message, meta: { param_name: field } }] }]
}
