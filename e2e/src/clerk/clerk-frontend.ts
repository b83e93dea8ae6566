import type { Page, Route } from '@playwright/test'

import { SESSION_ID, sessionOf, tokenOf, type ClerkAccount } from './clerk-account.ts'
import { clerkEnvironment } from './clerk-environment.ts'
import { FRONTEND_API } from './clerk-keys.ts'

export const CLERK_PASSWORD = 'nine lamps on a wet causeway'

type Answer = readonly [status: number, body: object]

/** A Frontend API of Clerk with one account, which answers a browser in the place of the real one. */
export class ClerkFrontend {
  /** What pages asked of neither us nor Clerk. */
  readonly elsewhere: string[] = []
  /** `down`: nothing answers; `failing`: it answers that it cannot. */
  state: 'up' | 'down' | 'failing' = 'up'
  readonly #account: ClerkAccount
  readonly #origin: string
  #signedIn = false
  /** A sign-in that waits for its password. */
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
    switch (asked) {
      case 'GET /v1/environment':
        return [200, clerkEnvironment(this.#origin)]
      case 'GET /v1/client':
        return [200, { response: this.#client() }]
      case 'POST /v1/client/sign_ins':
        return this.#signIn(form)
      case 'POST /v1/client/sign_ins/sia_1/attempt_first_factor':
        return this.#password(form)
      case `POST /v1/client/sessions/${SESSION_ID}/touch`:
        return [200, this.#told(sessionOf(this.#account, this.#origin))]
      case `POST /v1/client/sessions/${SESSION_ID}/tokens`:
        return [200, tokenOf(this.#account, this.#origin)]
      case 'DELETE /v1/client/sessions':
      case `POST /v1/client/sessions/${SESSION_ID}/remove`:
      case `POST /v1/client/sessions/${SESSION_ID}/end`:
        this.#signedIn = false
        return [200, this.#told(this.#client())]
      default:
        return [404, { errors: [{ code: 'resource_not_found', message: 'not found', long_message: asked }] }]
    }
  }

  #signIn(form: URLSearchParams): Answer {
    if (form.get('identifier') !== this.#account.email) return refused('identifier', "Couldn't find your account.")
    if (form.get('password') !== null) return this.#password(form)
    this.#waiting = attempt('needs_first_factor', this.#account.email)
    return [200, this.#told(this.#waiting)]
  }

  #password(form: URLSearchParams): Answer {
    if (form.get('password') !== CLERK_PASSWORD) return refused('password', 'Password is incorrect.')
    this.#signedIn = true
    this.#waiting = null
    return [200, this.#told(attempt('complete', this.#account.email))]
  }

  #told(response: object) {
    return { response, client: this.#client() }
  }

  #client() {
    return {
      object: 'client',
      id: 'client_1',
      sessions: this.#signedIn ? [sessionOf(this.#account, this.#origin)] : [],
      sign_in: this.#waiting,
      sign_up: null,
      last_active_session_id: this.#signedIn ? SESSION_ID : null,
      created_at: 1,
      updated_at: 1,
    }
  }
}

const attempt = (status: 'needs_first_factor' | 'complete', identifier: string) => ({
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
  created_session_id: status === 'complete' ? SESSION_ID : null,
})

function refused(field: 'identifier' | 'password', message: string): Answer {
  const code = field === 'password' ? 'form_password_incorrect' : 'form_identifier_not_found'
  return [422, { errors: [{ code, message, long_message: message, meta: { param_name: field } }] }]
}
